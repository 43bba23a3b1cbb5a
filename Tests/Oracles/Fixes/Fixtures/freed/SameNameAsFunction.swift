import SwiftUI

enum Texts {
  static let title: String = "The property"
  static func title(_ number: Int) -> String { number > 1 ? "Many of them" : "One alone" }
}

struct Page: View {
  var body: some View {
    Text(Texts.title)
    Text(Texts.title(2))
  }
}
