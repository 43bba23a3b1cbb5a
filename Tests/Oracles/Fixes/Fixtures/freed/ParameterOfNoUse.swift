import SwiftUI

func track(_ name: String) {}

struct Page: View {
  var title: String = "Welcome back"
  var body: some View { Text(title).onAppear { track(title) } }
}
