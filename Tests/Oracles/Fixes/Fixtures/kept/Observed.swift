import SwiftUI

struct Page: View {
  @State private var title: String = "Welcome back" {
    didSet { UserDefaults.standard.set(title, forKey: "title") }
  }
  var body: some View { Text(title) }
}
