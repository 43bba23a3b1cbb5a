import SwiftUI

enum Screen {
  struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }
}

struct Row: View {
  let title: String
  var body: some View { Label(title, systemImage: "star") }
}

struct Page: View {
  var body: some View {
    Screen.Row(title: "In the screen")
    Row(title: "Outside of it")
  }
}
