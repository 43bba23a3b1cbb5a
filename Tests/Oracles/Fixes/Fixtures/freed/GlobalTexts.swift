import SwiftUI

let welcome = "Welcome back"
private let farewell: String = "See you soon"

struct Page: View {
  var body: some View {
    Text(welcome)
    Text(farewell)
  }
}
