import SwiftUI

struct Row: View {
  let label: () -> String
  let named: (Int) -> String
  var body: some View {
    Text(label())
    Text(named(1))
  }
}

struct Page: View {
  var body: some View {
    Row(label: { "Read this" }, named: { $0 > 1 ? "Many" : "One" })
    Row {
      "Read that"
    } named: { number in
      if number > 1 { return "A few" }
      return "Hardly any"
    }
  }
}
