import SwiftUI

struct Item: Hashable {
  var title: String = "Welcome back"
  static func == (left: Item, right: Item) -> Bool { left.title == right.title }
  func hash(into hasher: inout Hasher) { hasher.combine(title) }
}

struct Other: Equatable {
  var title: String = "Good evening"
  static func == (left: Other, right: Other) -> Bool { left.title.count == right.title.count }
}

struct Page: View {
  let item: Item
  let other: Other
  var body: some View {
    Text(item.title)
    Text(other.title)
  }
}
