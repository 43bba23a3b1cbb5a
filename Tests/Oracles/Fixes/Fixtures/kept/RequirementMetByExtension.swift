import SwiftUI

protocol Titled {
  var title: String { get }
}

struct Item {
  let title: String = "Welcome back"
}

extension Item: Titled {}

struct Page: View {
  let item: Item
  var body: some View { Text(item.title) }
}

func lengths(_ all: [any Titled]) -> [Int] { all.map(\.title.count) }
