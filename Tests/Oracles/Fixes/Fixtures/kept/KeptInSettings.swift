import SwiftUI

struct Page: View {
  @AppStorage("title") var title: String = "Welcome back"
  var body: some View { Text(title) }
}
