import SwiftUI

struct Page: View {
  let label: String = "A label to hear"
  let title: String = "A title to read"
  var body: some View {
    Image(systemName: "star").accessibilityLabel(label)
    Text(title).accessibilityIdentifier(title)
  }
}
