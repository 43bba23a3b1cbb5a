import SwiftUI

struct Item: CustomStringConvertible {
  var title: String = "Welcome back"
  var description: String { title }
}

struct Page: View {
  let item: Item
  var body: some View {
    Text(item.title)
    Text(item.description)
  }
}
