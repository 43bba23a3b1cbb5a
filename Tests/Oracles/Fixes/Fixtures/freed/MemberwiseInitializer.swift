import SwiftUI

struct Row: View {
  let title: String
  var note: String? = nil
  var body: some View {
    Text(title)
    if let note { Text(note) }
  }
}

struct Page: View {
  var body: some View {
    Row(title: "First row", note: "Read this first")
    Row(title: "Second row")
  }
}
