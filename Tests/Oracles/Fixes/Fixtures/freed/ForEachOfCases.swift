import SwiftUI

enum Tab: String, CaseIterable, Identifiable {
  case home, search
  var id: String { rawValue }
  var title: String {
    switch self {
    case .home: "Home page"
    case .search: "Search page"
    }
  }
}

struct Page: View {
  var body: some View {
    ForEach(Tab.allCases) { tab in Label(tab.title, systemImage: tab.rawValue) }
    ForEach(Tab.allCases, id: \.self) { Text($0.title).tag($0) }
  }
}
