import SwiftUI

struct Notice {
  let title: String
  var detail: String? = "Read this"
  var more: String? = "And this"
}

struct Banner: View {
  let notice: Notice
  var line: Text? {
    guard case let text? = notice.more else { return nil }
    return Text(text)
  }
  var body: some View {
    switch notice.detail {
    case .some(let detail): Text(detail)
    case .none: Text(notice.title)
    }
    line
  }
}

struct Page: View {
  var body: some View { Banner(notice: Notice(title: "Nothing new")) }
}
