import SwiftUI

struct Page: View {
  let isOn: Bool
  var body: some View {
    let hint = "Tap to begin"
    let other = isOn ? "It is on" : "It is off"
    Text(hint)
    Text(other)
  }
}
