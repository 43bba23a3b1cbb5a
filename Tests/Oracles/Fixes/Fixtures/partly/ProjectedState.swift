import SwiftUI

struct Page: View {
  @State private var first: String = "The first"
  @State private var second = "The second"
  @State private var third: String
  init() {
    _third = State(initialValue: "The third")
    _second = State(wrappedValue: "Another second")
  }
  var body: some View {
    Text(first)
    Text(second)
    Text(third)
  }
}
