import SwiftUI

struct About: View {
  let text: String = """
    The first line,
      an indented one.
    """
  var body: some View { Label(text, systemImage: "quote") }
}
