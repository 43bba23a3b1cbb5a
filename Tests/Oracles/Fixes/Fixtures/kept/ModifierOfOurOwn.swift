import SwiftUI

extension View {
  func banner(_ text: String, detail: String = "Tap to close") -> some View {
    VStack {
      self
      Text(text)
      Text(detail)
    }
  }
}

struct Page: View {
  var body: some View {
    Image(systemName: "bell").banner("You are offline")
    Image(systemName: "bell").banner("You are online", detail: "Tap to go on")
  }
}
