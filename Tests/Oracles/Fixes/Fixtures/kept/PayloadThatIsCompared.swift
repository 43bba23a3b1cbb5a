import SwiftUI

enum Toast: Hashable {
  case failure(String)
}

struct Page: View {
  let toast: Toast = .failure("Could not read it")
  var body: some View {
    switch toast {
    case .failure(let text): Text(text)
    }
  }
}

let isSame = Set([Toast.failure("a"), .failure("b")]).count == 1
