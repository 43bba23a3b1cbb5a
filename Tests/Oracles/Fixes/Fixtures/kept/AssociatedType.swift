import SwiftUI

protocol Holder {
  associatedtype Value: Hashable
  var value: Value { get }
}

struct Item: Holder {
  var value: String { "Welcome back" }
}

func values<H: Holder>(_ holders: [H]) -> Set<H.Value> { Set(holders.map(\.value)) }

struct Page: View {
  let item: Item
  var body: some View { Text(item.value) }
}
