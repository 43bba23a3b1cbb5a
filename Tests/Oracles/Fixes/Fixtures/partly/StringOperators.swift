import SwiftUI

struct Page: View {
  let first: String = "The first"
  let second: String = "The second"
  @State private var third: String = "The third"
  var body: some View {
    Text(first + " and more")
    Text("\(second)!")
    Text(third).onAppear { third += " and on" }
    Text(first.uppercased())
    Text(second.capitalized)
  }
}
