import SwiftUI

struct Page: View {
  let number: Int
  var body: some View {
    let line = text(number)
    Text(line)
    Text(inner())
  }
  private func text(_ number: Int) -> String {
    func half() -> String { "Half of it" }
    return number > 1 ? half() : "All of it"
  }
  private func inner() -> String {
    let made = "Made inside"
    return made
  }
}
