import SwiftUI

struct Item {
  let title: String
}

struct Page: View {
  let query: String
  let items = [Item(title: "Works offline"), Item(title: "No account")]
  var found: [Item] { items.filter { $0.title.localizedCaseInsensitiveContains(query) } }
  var body: some View { ForEach(found, id: \.title) { Text($0.title) } }
}
