import SwiftUI

struct Choice: View {
  let number: Int

  var line: String { if number > 3 { "More than three" } else { "Three at most" } }

  var body: some View {
    let kind =
      switch number {
      case 0: "None at all"
      case 1: "Just the one"
      default: "A number of them"
      }
    Text(kind)
    Text(line)
    Text(number > 5 ? line : other)
  }

  private let other: String = "Something else"
}
