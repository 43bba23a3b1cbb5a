import SwiftUI

struct Page: View {
  var title: String = ""
  var bullet: String = "•"
  var name: String = "star"
  var body: some View {
    Text(title)
    Text(bullet)
    Image(systemName: name)
  }
}

struct Pages: View {
  var body: some View { Page(title: "Set here") }
}
