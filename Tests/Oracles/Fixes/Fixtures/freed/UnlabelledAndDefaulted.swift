import SwiftUI

func line(_ text: String = "Nothing to say", isBold: Bool = false) -> Text {
  isBold ? Text(text).bold() : Text(text)
}

struct Page: View {
  var body: some View {
    line()
    line("Said aloud", isBold: true)
  }
}
