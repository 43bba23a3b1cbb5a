import SwiftUI

struct Notice: Equatable {
  var title: String = "Something happened"
}

struct Banner: View {
  let notice: Notice
  var body: some View { Text(notice.title) }
}

let isSame = Notice() == Notice(title: "Something else")
