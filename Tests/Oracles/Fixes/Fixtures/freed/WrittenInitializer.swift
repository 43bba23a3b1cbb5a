import SwiftUI

struct Row: View {
  private let title: String
  private let note: String

  init(_ title: String, note: String = "Nothing to add") {
    self.title = title
    self.note = note
  }

  var body: some View {
    Text(title)
    Text(note)
  }
}

struct Page: View {
  var body: some View { Row("Written at the call") }
}
