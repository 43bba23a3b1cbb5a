import SwiftUI

struct Texts {
  subscript(number: Int) -> String { number > 1 ? "Many of them" : "One alone" }
}

struct Page: View {
  let texts = Texts()
  var body: some View { Text(texts[1]) }
}
