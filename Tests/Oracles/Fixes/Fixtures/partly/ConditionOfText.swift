import SwiftUI

struct Page: View {
  let isOn: Bool
  let title: String = "Welcome back"
  var note: String? = "Read this"
  var body: some View {
    Text(isOn ? title : "Nothing")
    Text(isOn ? title : "")
    if note != nil { Image(systemName: "star") }
    Text(note ?? title)
  }
}
