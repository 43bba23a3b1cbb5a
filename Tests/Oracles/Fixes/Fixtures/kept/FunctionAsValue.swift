import SwiftUI

struct Lines {
  func line(_ number: Int) -> String { "Welcome back" }
}

struct Page: View {
  let lines: Lines
  var body: some View {
    Text(lines.line(1))
    Text([1, 2].map(lines.line).first ?? "")
  }
}

func all(_ lines: Lines) -> (Int) -> String { lines.line }
