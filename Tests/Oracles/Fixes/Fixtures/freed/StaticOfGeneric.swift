import SwiftUI

struct Card<Content: View>: View {
  private var title: String { "A card of something" }
  let content: Content
  static func name(_ number: Int) -> String { number > 1 ? "Cards" : "Card" }
  var body: some View {
    Text(title)
    Text(Self.name(2))
    content
  }
}

struct Page: View {
  var body: some View {
    Card(content: Image(systemName: "star"))
    Text(Card<Image>.name(1))
  }
}
