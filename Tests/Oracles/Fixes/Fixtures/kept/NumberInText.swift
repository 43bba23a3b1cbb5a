import SwiftUI

struct Page: View {
  let year: Int
  func line() -> String { "Since the year \(year)" }
  var body: some View { Text(line()) }
}
