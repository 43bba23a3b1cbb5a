import SwiftUI

final class Model: ObservableObject {
  var title: String = "Not begun"
  func begin() { title = "Begun" }
}

struct Page: View {
  @ObservedObject var model: Model
  var body: some View { Text(model.title).onAppear { model.begin() } }
}
