import SwiftUI

struct Loader {
  func load(_ done: @escaping (String) -> Void) { done("Loaded at last") }
}

struct Page: View {
  @State private var line: String = "Waiting"
  let loader = Loader()
  var body: some View {
    Text(line).onAppear { loader.load { line = $0 } }
  }
}
