import SwiftUI

struct Card<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  init(_ title: String = "A card", @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.content = content
  }
  var body: some View {
    Text(title)
    content()
  }
}

struct Page: View {
  var body: some View {
    Card { Image(systemName: "star") }
    Card("Named card") { Image(systemName: "star") }
  }
}
