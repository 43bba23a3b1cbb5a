import SwiftUI

enum Level { case low, high }

extension Level {
  var title: String {
    switch self {
    case .low: return "Low level"
    case .high: return "High level"
    }
  }
}

extension Optional where Wrapped == Level {
  var title: String { self?.title ?? "No level" }
}

struct Page: View {
  let level: Level
  let other: Level?
  var body: some View {
    Text(level.title)
    Text(other.title)
  }
}
