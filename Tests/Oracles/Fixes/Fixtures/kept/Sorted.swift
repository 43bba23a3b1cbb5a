import SwiftUI

struct Item {
  var title: String = "Welcome back"
}

struct Page: View {
  let items: [Item]
  var body: some View { ForEach(items.sorted { $0.title < $1.title }, id: \.title) { Text($0.title) } }
}
