import SwiftUI

func line(_ text: String) -> Text { Text(text) }
func line(_ text: String, isBold: Bool = false) -> Text { Text(text.uppercased()) }

struct Page: View {
  var body: some View {
    line("Said aloud")
    line("Said twice", isBold: true)
  }
}
