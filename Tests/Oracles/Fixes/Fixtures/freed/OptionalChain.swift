import SwiftUI

struct Notice {
  let title: String
  var detail: String?
}

struct Banner: View {
  let notice: Notice?

  var body: some View {
    if let title = notice?.title { Text(title) }
    if let detail = notice?.detail { Text(detail) }
  }
}

struct Page: View {
  var body: some View {
    Banner(notice: Notice(title: "Update available", detail: nil))
    Banner(notice: Notice(title: "Nothing new", detail: "Come back tomorrow"))
  }
}
