import SwiftUI

struct Row: View {
  let title: String

  init(title: String) { self.title = title }
  init(number: Int) { self.init(title: number > 1 ? "Many of them" : "One alone") }

  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row(title: "From a title")
    Row(number: 3)
  }
}
