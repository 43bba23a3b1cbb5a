import SwiftUI

struct Page: View {
  let first: String = "The first"
  let second: String = "The second"
  let third: String = "The third"
  var body: some View {
    Text(String(first))
    Text(second)
    Text(String(describing: second))
    Text(verbatim: third)
    Text(third)
  }
}
