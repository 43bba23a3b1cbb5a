import SwiftUI

struct Page: View {
  @State var title: String = "Welcome back"
  var body: some View {
    Text(title)
    TextField("Name", text: $title)
  }
}
