import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

func name() -> String { UUID().uuidString }

struct Page: View {
  var body: some View {
    Row(title: "Written here")
    Row(title: name())
    Row(title: name().isEmpty ? "Nameless" : name())
  }
}
