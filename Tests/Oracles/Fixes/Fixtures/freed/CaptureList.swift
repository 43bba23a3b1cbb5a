import SwiftUI

struct Page: View {
  var title: String = "Welcome back"
  var body: some View {
    HStack { [title] in Text(title) }
  }
}
