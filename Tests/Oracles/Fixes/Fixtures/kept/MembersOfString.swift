import SwiftUI

struct Page: View {
  var first: String = "Welcome back"
  var second: String = "Good morning"
  var third: String = "Good evening"
  var body: some View {
    Text(first)
    if first.hasPrefix("Wel") { Image(systemName: "star") }
    Text(second)
    if second.count > 4 { Image(systemName: "star") }
    ForEach(third.components(separatedBy: " "), id: \.self) { word in Text(word) }
    Text(third)
  }
}
