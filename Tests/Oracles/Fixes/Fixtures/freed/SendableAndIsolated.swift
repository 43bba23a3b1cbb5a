import SwiftUI

@MainActor final class Model: Sendable {
  nonisolated let title: String = "Free of actors"
  private(set) var line: String = "On the main actor"
  nonisolated static let note: String = "Shared by all"
  func change() { line = "Changed" }
}

struct Page: View {
  let model: Model
  var body: some View {
    Text(model.title)
    Text(model.line)
    Text(Model.note)
  }
}
