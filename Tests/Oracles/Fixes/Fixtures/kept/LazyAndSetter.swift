import SwiftUI

final class Model {
  lazy var title: String = { "Made late" }()
  private var kept: String = "Kept text"
  var shown: String {
    get { kept }
    set { kept = newValue }
  }
}

struct Page: View {
  let model: Model
  var body: some View {
    Text(model.title)
    Text(model.shown)
  }
}
