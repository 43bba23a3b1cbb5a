import SwiftUI

func line(_ number: Int) -> String {
  if number > 9 { return line(number - 1) }
  return number == 1 ? "One alone" : "Many of them"
}

struct Page: View {
  var body: some View { Text(line(12)) }
}
