import SwiftUI

struct Row<Value>: View {
  let title: String
  var value: Value? = nil
  var body: some View { Text(title) }
}

func names() -> [String] { [] }

struct Page: View {
  var body: some View {
    Row(title: "Written here", value: 1)
    ForEach(names(), id: \.self) { Row<Int>(title: $0) }
  }
}
