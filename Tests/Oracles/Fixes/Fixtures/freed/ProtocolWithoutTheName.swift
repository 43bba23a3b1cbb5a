import SwiftUI

protocol Colored {
  var color: Int { get }
}

struct Item: Colored, Identifiable {
  let id: Int
  var color: Int { 1 }
  let title: String
}

struct Page: View {
  let items = [Item(id: 1, title: "The first"), Item(id: 2, title: "The second")]
  var body: some View { ForEach(items) { Text($0.title) } }
}
