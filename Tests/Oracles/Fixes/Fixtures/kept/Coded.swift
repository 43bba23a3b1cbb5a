import SwiftUI

struct Item: Codable {
  var title: String = "Welcome back"
}

struct Page: View {
  let item: Item
  var body: some View { Text(item.title) }
}
