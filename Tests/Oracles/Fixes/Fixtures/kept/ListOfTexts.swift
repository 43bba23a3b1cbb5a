import SwiftUI

struct Steps: View {
  private let steps: [String] = ["Open the lid", "Pour the water"]
  private let notes = ["open": "Mind the steam", "pour": "Slowly"]

  var body: some View {
    ForEach(steps, id: \.self) { step in Text(step) }
    Text(notes["open"] ?? "")
  }
}
