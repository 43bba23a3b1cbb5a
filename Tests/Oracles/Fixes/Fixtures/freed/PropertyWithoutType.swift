import SwiftUI

struct Greeting: View {
  let title = "Welcome back"
  static let note = "Read this first"
  var body: some View {
    Text(title)
    Text(Self.note)
  }
}
