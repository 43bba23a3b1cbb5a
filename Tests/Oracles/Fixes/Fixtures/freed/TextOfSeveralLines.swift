import SwiftUI

struct About: View {
  let text: String = """
    The first line,
      an indented one.
    """
  let raw = #"A "quoted" word"#

  var body: some View {
    Text(text)
    Label(raw, systemImage: "quote")
  }
}
