import SwiftUI

struct Page: View {
  var note: String? = "Read this"
  var line: Text {
    guard let note else { return Text("Nothing here") }
    return Text(note)
  }
  func other(_ text: String?) -> Text {
    guard let text, !text.isEmpty else { return Text("Nothing there") }
    return Text(text)
  }
  var body: some View {
    line
    other("Something there")
  }
}
