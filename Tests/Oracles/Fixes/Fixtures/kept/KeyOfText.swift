import SwiftUI

struct Page: View {
  let first: String = "The first"
  let second: String = "The second"
  var body: some View {
    Text(LocalizedStringKey(first))
    Text(first)
    Text(NSLocalizedString(second, comment: ""))
    Text(second)
  }
}
