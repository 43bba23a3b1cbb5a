import SwiftUI

enum Size: String, CaseIterable {
  case small = "Small size"
}

struct Page: View {
  let size: Size
  var body: some View { Text(size.rawValue) }
}
