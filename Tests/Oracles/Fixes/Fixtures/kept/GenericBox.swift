import SwiftUI

struct Box<Value> {
  let value: Value
}

struct Page: View {
  let title: String = "Welcome back"
  let box: Box<String> = Box(value: "In a box")
  var body: some View {
    Text(Box(value: title).value)
    Text(box.value)
  }
}
