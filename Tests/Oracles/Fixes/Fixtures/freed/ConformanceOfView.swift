import SwiftUI

struct Style: View {
  let title: String
  var help: String = "Help is near"
  @ViewBuilder func header(_ text: String = "The header") -> some View {
    Text(text)
    if text.isEmpty { Image(systemName: "star") }
  }
  var body: some View {
    header()
    header("Another header")
    Text(title).help(help)
  }
}

struct Page: View {
  var body: some View { Style(title: "The style") }
}
