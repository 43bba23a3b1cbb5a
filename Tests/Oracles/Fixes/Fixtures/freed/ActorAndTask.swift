import SwiftUI

actor Worker {
  private(set) var state: String = "Not begun"
  func work() -> String { "Worked" }
}

struct Page: View {
  let worker = Worker()
  @State private var line: String = "Waiting"
  @State private var other: String = "Idle"
  var body: some View {
    Text(line).task { line = await worker.work() }
    Text(other).task { other = await worker.state }
  }
}
