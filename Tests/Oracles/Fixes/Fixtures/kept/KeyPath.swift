import SwiftUI

struct Item {
  var title: String = "Welcome back"
}

struct Page: View {
  let items: [Item]
  var body: some View { ForEach(items, id: \.title) { item in Text(item.title) } }
}

func titles(_ items: [Item]) -> Set<String> { Set(items.map(\.title)) }
