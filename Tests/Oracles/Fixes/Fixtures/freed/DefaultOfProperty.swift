import SwiftUI

struct Greeting: View {
  var title: String = "Welcome back"
  var body: some View { Text(title) }
}
