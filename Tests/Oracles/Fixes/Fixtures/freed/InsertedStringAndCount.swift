import SwiftUI

struct Basket: View {
  let name: String
  let items: [Int]

  func line() -> String { "\(name) has \(items.count) items" }

  var body: some View { Text(line()) }
}
