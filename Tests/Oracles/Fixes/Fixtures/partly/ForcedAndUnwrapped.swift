import SwiftUI

struct Page: View {
  var first: String! = "The first"
  var second: String? = "The second"
  var body: some View {
    Text(first)
    Text(second!)
    Text(second ?? "Nothing")
  }
}
