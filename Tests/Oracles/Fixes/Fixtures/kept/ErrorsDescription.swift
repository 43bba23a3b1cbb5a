import SwiftUI

enum Failure: LocalizedError {
  case unreadable
  var errorDescription: String? { "Could not read it" }
}

struct Page: View {
  let failure: Failure
  var body: some View { Text(failure.errorDescription ?? "") }
}
