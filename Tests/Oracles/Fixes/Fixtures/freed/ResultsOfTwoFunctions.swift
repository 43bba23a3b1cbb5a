import SwiftUI

struct Page: View {
  let isOn: Bool
  private func first() -> String { isOn ? second() : "From the first" }
  private func second() -> String { "From the second" }
  var body: some View {
    Text(first())
    Label(second(), systemImage: "star")
  }
}
