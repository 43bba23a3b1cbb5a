import SwiftUI

struct Page: View {
  var name: String?
  var kind: String = "a stranger"
  var body: some View {
    Text("\(name ?? "nobody") is here")
    Text("It is \(kind) again")
  }
}
