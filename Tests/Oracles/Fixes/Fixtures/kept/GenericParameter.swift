import SwiftUI

struct Row<Content: StringProtocol>: View {
  let title: Content
  var body: some View { Text(title) }
}

struct Page: View {
  let title: String = "Welcome back"
  var body: some View { Row(title: title) }
}

func length(_ row: Row<String>) -> Int { row.title.count }
