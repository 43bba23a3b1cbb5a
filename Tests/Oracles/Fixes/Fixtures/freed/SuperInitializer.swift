import SwiftUI

class Screen {
  let title: String
  init(title: String) { self.title = title }
}

final class Home: Screen {
  init() { super.init(title: "Home screen") }
}

final class Named: Screen {
  convenience init(_ number: Int) { self.init(title: number > 1 ? "Many of them" : "One alone") }
}

struct Page: View {
  let screen: Screen
  var body: some View { Text(screen.title) }
}
