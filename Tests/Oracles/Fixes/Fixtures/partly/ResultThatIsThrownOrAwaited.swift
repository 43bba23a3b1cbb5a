import SwiftUI

struct Failure: Error {}

struct Status: View {
  @State private var line = "Not loaded yet"

  func load(_ isOn: Bool) async throws -> String {
    if isOn { throw Failure() }
    return "Loaded at last"
  }

  var body: some View {
    Text(line).task { line = (try? await load(false)) ?? "Could not load" }
  }
}
