import SwiftUI

struct Row: View {
  var note: String? = nil
  var more: String? = nil
  var body: some View {
    note.map { Text($0) }
    more.map(Text.init)
  }
}

struct Page: View {
  var body: some View { Row(note: "Read this", more: "And that") }
}
