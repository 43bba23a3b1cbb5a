import SwiftUI

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}

extension Row {
  init(title: LocalizedStringKey) { self.init(title: "Another one") }
}

struct Page: View {
  var body: some View { Row(title: "Written here") }
}
