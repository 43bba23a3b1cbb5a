import SwiftUI

struct Notice {
  let title: String
}

struct Page: View {
  let values: [Any] = [Notice(title: "A notice"), 1]
  var body: some View {
    if let notice = values.first as? Notice { Text(notice.title) }
    if let text = values.last as? String { Text(text) }
  }
}
