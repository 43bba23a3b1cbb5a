import SwiftUI

enum Toast {
  case failure(String)
  case success(title: String, detail: String?)
}

struct Page: View {
  let toast: Toast
  var body: some View {
    switch toast {
    case .failure(let text): Text(text)
    case .success(let title, let detail):
      Text(title)
      if let detail { Text(detail) }
    }
  }
}

struct Pages: View {
  var body: some View {
    Page(toast: .failure("Could not read it"))
    Page(toast: .success(title: "All read", detail: "Nothing is left"))
  }
}
