import SwiftUI

struct Item: Identifiable {
  var id: String { title }
  var title: String = "Welcome back"
}

struct Page: View {
  let items: [Item]
  var body: some View { ForEach(items) { item in Text(item.title) } }
}
