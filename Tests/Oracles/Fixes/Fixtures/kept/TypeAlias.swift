import SwiftUI

typealias Title = String

struct Page: View {
  var title: Title = "Welcome back"
  var body: some View { Text(title) }
}

func length(_ page: Page) -> Int { page.title.count }
