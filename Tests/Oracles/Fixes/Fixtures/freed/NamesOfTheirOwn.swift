import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Other {
  let title: String
  var count: Int { title.count }
}

func measure(title: String) -> Int { Other(title: title).count + title.count }

struct Page: View {
  var body: some View { Row(title: "Only here") }
}
