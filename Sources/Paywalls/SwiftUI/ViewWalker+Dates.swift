import Extraction
import SwiftReader

extension ViewWalker {
  /// A date that a view shows by itself, in the locale's own form: `Text(date, format: .dateTime.month().day())`.
  ///
  /// It holds no words of the app, and is part of what a person reads all the same.
  mutating func date(in call: NodeID, named name: String, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    guard name == "Text", let shown = tree.arguments(of: call).first, tree.label(of: shown) == nil,
      let value = tree.value(of: shown), let skeleton = skeleton(of: call, in: tree)
    else { return .empty }
    let file = index.sources[source].file
    let offset = tree.range(of: call).lowerBound
    let identity = TextIdentity(string: -1, file: file, offset: offset)
    let number: Int
    if let known = known[identity] {
      number = known
    } else {
      texts.append(
        PaywallText(
          role: role ?? .body, key: "%@",
          arguments: [ExtractedString.Argument(expression: tree.text(of: value).folded, specifier: "@")],
          location: index.sources[source].location(of: offset), path: path.joined(separator: " > "),
          conditions: conditions))
      number = texts.count - 1
      known[identity] = number
      skeletons[number] = skeleton
    }
    return .show([ViewLayout.Shown(text: number, conditions: [], element: nil)])
  }

  /// The fields that the call's `format:` or `style:` asks for; nil where it formats no date.
  private func skeleton(of call: NodeID, in tree: SwiftFile) -> String? {
    for argument in tree.arguments(of: call) {
      guard let label = tree.label(of: argument), let value = tree.value(of: argument) else { continue }
      let words = tree.text(of: value).folded
      if label == "format" { return DateStyle.skeleton(format: words) }
      if label == "style" { return words == ".date" ? "yMMMMd" : words == ".time" ? "jmm" : nil }
    }
    return nil
  }
}
