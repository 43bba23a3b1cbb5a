import SwiftUI

struct Page: View {
  var body: some View {
    Row(title: Texts.first)
    Row(title: Texts.second(true))
    Row(title: "Written in the page")
  }
}
