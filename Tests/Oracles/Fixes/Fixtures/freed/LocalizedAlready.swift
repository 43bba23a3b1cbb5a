import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row(title: String(localized: "Looked up already"))
    Row(title: "Not looked up")
  }
}
