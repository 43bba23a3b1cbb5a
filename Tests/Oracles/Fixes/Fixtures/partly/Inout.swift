import SwiftUI

func shorten(_ text: inout String) { text.removeLast() }

struct Page: View {
  @State private var title: String = "Welcome back"
  var body: some View { Text(title).onAppear { change() } }
  private func change() {
    var text = "Good evening"
    shorten(&text)
    title = text
  }
}
