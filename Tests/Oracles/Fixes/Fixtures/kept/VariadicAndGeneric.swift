import SwiftUI

func all(_ lines: String...) -> some View { ForEach(lines, id: \.self) { Text($0) } }
func one<S: StringProtocol>(_ line: S) -> Text { Text(line) }
func other(_ line: some StringProtocol) -> Text { Text(line) }

struct Page: View {
  let title: String = "Welcome back"
  var body: some View {
    all("The first", "The second")
    one("Said once")
    one(title)
    other("Said again")
  }
}
