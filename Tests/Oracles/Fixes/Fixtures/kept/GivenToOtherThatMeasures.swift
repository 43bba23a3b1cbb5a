import SwiftUI

struct Outer: View {
  let title: String
  var body: some View { Inner(text: title) }
}

struct Inner: View {
  let text: String
  var length: Int { text.count }
  var body: some View { Text(text) }
}

struct Page: View {
  var body: some View { Outer(title: "From outside") }
}
