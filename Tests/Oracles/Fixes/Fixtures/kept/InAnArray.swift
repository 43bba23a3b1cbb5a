import SwiftUI

struct Page: View {
  let first: String = "The first"
  let second: String = "The second"
  var all: [String] { [first, second] }
  var body: some View {
    Text(first)
    ForEach(all, id: \.self) { Text($0) }
  }
}
