import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

typealias Line = Row

func names() -> [String] { [] }

struct Page: View {
  var body: some View {
    Row(title: "Written here")
    ForEach(names(), id: \.self) { Line(title: $0) }
  }
}
