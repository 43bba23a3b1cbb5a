import SwiftUI

class Screen {
  var title: String { "Any screen" }
}

final class Home: Screen {
  override var title: String { "Home screen" }
}

struct Page: View {
  let screen: Screen
  let home: Home
  var body: some View {
    Text(screen.title)
    Text(home.title)
  }
}

func lengths(_ screens: [Screen]) -> [Int] { screens.map { $0.title.count } }
