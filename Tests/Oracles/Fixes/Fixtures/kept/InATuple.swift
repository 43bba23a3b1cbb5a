import SwiftUI

struct Page: View {
  let title: String = "The first"
  var body: some View {
    let pair = (title, 1)
    let (left, right) = ("To the left", "To the right")
    Text(pair.0)
    Text(left)
    Text(right)
  }
}
