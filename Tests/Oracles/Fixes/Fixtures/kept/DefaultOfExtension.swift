import SwiftUI

protocol Titled {}

extension Titled {
  var title: String { "Untitled" }
  func note() -> String { "Nothing to add" }
}

struct Item: Titled {
  var title: String { "Welcome back" }
}

struct Page: View {
  let item: Item
  let other: any Titled
  var body: some View {
    Text(item.title)
    Text(other.title)
    Text(item.note())
  }
}
