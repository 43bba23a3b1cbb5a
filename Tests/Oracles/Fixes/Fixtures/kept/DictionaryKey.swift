import SwiftUI

let symbols = ["Welcome back": "star"]

struct Page: View {
  var title: String = "Welcome back"
  var body: some View {
    Text(title)
    Image(systemName: symbols[title] ?? "circle")
  }
}
