import SwiftUI

struct Page: View {
  var title: String = "Welcome back"
  var body: some View {
    switch title {
    case "Home": Image(systemName: "house")
    default: Text(title)
    }
  }
}
