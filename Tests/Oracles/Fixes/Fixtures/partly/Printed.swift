import SwiftUI

struct Page: View {
  let first: String = "The first"
  let second: String = "The second"
  var body: some View {
    let _ = print(first)
    let _ = assert(!second.isEmpty)
    Text(first)
    Text(second)
  }
}
