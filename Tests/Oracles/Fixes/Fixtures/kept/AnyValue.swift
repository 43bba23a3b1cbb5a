import SwiftUI

struct Page: View {
  var title: String = "Welcome back"
  var body: some View { Text(title).onAppear { UserDefaults.standard.set(title, forKey: "title") } }
}

func isText(_ page: Page) -> Bool { (page.title as Any) is String }
