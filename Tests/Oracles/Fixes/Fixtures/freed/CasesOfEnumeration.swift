import SwiftUI

enum Size: CaseIterable {
  case small, medium, large

  var title: String {
    switch self {
    case .small: "Small size"
    case .medium: "Medium size"
    case .large: "Large size"
    }
  }

  var note: String {
    switch self {
    case .small: return "For children"
    default: return "For everybody"
    }
  }
}

struct Sizes: View {
  let size: Size
  var body: some View {
    Text(size.title)
    Text(size.note)
  }
}
