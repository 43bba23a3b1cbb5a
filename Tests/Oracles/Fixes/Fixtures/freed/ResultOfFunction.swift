import SwiftUI

struct Status: View {
  let isOn: Bool

  func state() -> String {
    if isOn { return "Running now" }
    return "Switched off"
  }

  private static func hint(_ number: Int) -> String {
    guard number > 0 else { return "Nothing yet" }
    return number > 9 ? "A great many" : "A few of them"
  }

  var body: some View {
    Text(state())
    Text(Self.hint(4))
  }
}
