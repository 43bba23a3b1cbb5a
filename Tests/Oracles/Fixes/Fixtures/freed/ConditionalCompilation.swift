import SwiftUI

struct Page: View {
  #if os(macOS)
    let hint: String = "Click to begin"
  #else
    let hint: String = "Tap to begin"
  #endif
  var body: some View { Text(hint) }
}
