import SwiftUI

struct Failure: Error {
  let message: String
}

struct Model {
  let title: String
  init?(_ number: Int) {
    guard number > 0 else { return nil }
    title = number > 1 ? "Many of them" : "One alone"
  }
  init(checked number: Int) throws {
    guard number > 0 else { throw Failure(message: "Not a number") }
    title = "Checked"
  }
}

struct Page: View {
  let model: Model?
  let failure: Failure?
  var body: some View {
    Text(model?.title ?? "No model")
    if let failure { Text(failure.message) }
  }
}
