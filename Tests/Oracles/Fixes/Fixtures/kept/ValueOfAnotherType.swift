import SwiftUI

enum Kind { case one, two }

struct Page: View {
  let kind: Kind
  let name: String?
  let isOn: Bool
  var first: String { "It is \(kind) now" }
  var second: String { "It is \(String(describing: name)) now" }
  var third: String { "It is \(isOn) now" }
  var body: some View {
    Text(first)
    Text(third)
  }
}
