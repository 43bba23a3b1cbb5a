import SwiftUI

protocol Titled {
  var title: String { get }
  func note() -> String
}

struct Item: Titled {
  let title: String = "Welcome back"
  func note() -> String { "Read this first" }
}

struct Page: View {
  let item: Item
  var body: some View {
    Text(item.title)
    Text(item.note())
  }
}

func lengths(_ all: [any Titled]) -> [Int] { all.map { $0.title.count + $0.note().count } }
