import SwiftUI

struct Progress: View {
  @State private var message: String = "Not begun"

  var body: some View {
    Text(message)
    Button(action: { message = "Under way" }) { Image(systemName: "play") }
    Button(action: finish) { Image(systemName: "stop") }
  }

  private func finish() {
    message = "All done"
  }
}
