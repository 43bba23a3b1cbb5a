import SwiftUI

struct Page: View {
  let title: String = "Welcome back"
  var body: some View {
    let line: String = title
    Text(line)
  }
}
