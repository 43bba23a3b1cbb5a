import SwiftUI

struct Page: View {
  @State private var note: String? = "Read this"
  @State private var error: String?
  var body: some View {
    if let note { Text(note) }
    if let error { Text(error) }
    Button(action: {
      note = nil
      error = "It failed"
    }) { Image(systemName: "xmark") }
  }
}
