import SwiftUI

struct Title: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: String) { text = value }
  init(_ text: String) { self.text = text }
}

struct Row: View {
  let title: Title
  var body: some View { Text(title.text) }
}

struct Page: View {
  var body: some View {
    Row(title: "Written here")
    Row(title: Title("Made here"))
  }
}
