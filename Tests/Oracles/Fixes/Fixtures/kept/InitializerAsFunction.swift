import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

func names() -> [String] { [] }

struct Page: View {
  var body: some View {
    Row(title: "Written here")
    ForEach(names(), id: \.self, content: Row.init)
  }
}
