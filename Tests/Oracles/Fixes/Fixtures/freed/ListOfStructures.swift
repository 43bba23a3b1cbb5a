import SwiftUI

struct Feature: Identifiable {
  let id = UUID()
  let title: String
  let symbol: String
}

struct Features: View {
  private let features: [Feature] = [
    Feature(title: "Works offline", symbol: "wifi"),
    .init(title: "No account", symbol: "person"),
  ]

  var body: some View {
    ForEach(features) { feature in
      Image(systemName: feature.symbol)
      Text(feature.title)
    }
  }
}
