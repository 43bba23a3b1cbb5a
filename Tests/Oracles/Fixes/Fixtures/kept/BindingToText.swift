import SwiftUI

struct Editor: View {
  @Binding var text: String
  var body: some View { TextField("Name", text: $text) }
}

struct Shower: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

struct Page: View {
  @State private var first: String = "Edited here"
  @State private var second: String = "Shown here"
  var body: some View {
    Editor(text: $first)
    Text(first)
    Shower(text: $second)
    Text(second)
  }
}
