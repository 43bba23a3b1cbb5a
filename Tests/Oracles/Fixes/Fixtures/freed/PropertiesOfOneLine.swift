import SwiftUI

struct Page: View {
  var a: String = "Both of them", b: String = "The other"
  let c = "Third of them", d = "Fourth of them"
  var body: some View {
    Text(a)
    Text(b)
    Text(c)
    Text(d)
  }
}
