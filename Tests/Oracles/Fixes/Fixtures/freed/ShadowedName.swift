import SwiftUI

struct Row: View {
  let title: String
  var body: some View {
    let length = measure("abc")
    Text(title)
    Text("\(length)")
  }
  func measure(_ title: String) -> Int { title.count }
}

struct Page: View {
  var body: some View { Row(title: "Written here") }
}
