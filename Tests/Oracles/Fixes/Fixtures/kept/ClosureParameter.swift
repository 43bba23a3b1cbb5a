import SwiftUI

struct Rows<Content: View>: View {
  let make: (String) -> Content
  var body: some View { make("From inside") }
}

struct Page: View {
  var body: some View {
    Rows { Text($0) }
    Rows { text in Label(text, systemImage: "star") }
  }
}
