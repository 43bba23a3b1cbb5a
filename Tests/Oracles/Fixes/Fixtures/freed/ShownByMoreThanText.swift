import SwiftUI

struct Row: View {
  let title: String
  var body: some View {
    Label(title, systemImage: "star")
    Button(title) {}
    Text(title)
  }
}

struct Page: View {
  let name: String?
  var body: some View {
    VStack { Row(title: "Favourite songs") }.navigationTitle(name ?? "No name yet")
    Text(name ?? "Nobody here")
  }
}
