import SwiftUI

struct Maker {
  let make: () -> String = { "Welcome back" }
}

struct Page: View {
  let maker: Maker
  var body: some View {
    Text(maker.make())
    if maker.make().isEmpty { Image(systemName: "star") }
  }
}

let lengths = [Maker().make].map { $0().count }
