import SwiftUI

struct Page: View {
  var title: String = "Welcome back"
  var body: some View { if title == "Welcome back" { Text(title) } }
}
