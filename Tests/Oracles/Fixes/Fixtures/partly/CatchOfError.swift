import SwiftUI

struct Failure: Error {
  let message: String
}

func load() throws { throw Failure(message: "Could not load") }

struct Page: View {
  @State private var line: String = "Ready"
  var body: some View {
    Text(line).onAppear {
      do { try load() } catch let failure as Failure { line = failure.message } catch { line = "Unknown failure" }
    }
  }
}
