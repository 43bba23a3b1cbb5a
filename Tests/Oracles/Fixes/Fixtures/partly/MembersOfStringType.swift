import SwiftUI

extension String {
  static let hint = "Tap to begin"
  static var other: String { "Or wait" }
}

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

struct Page: View {
  var body: some View {
    Row(title: .hint)
    Row(title: .other)
    Row(title: "Written here")
  }
}
