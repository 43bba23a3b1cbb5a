import Extraction
import Findings
import Paywalls
import SwiftReader

/// A Swift source with the strings that extraction would find in it, each told by the literal and the showing call.
struct ViewFixture {
  let source: String
  var strings: [ExtractedString] = []

  init(_ source: String) {
    self.source = source
  }

  /// Adds a string: the first occurrence of its literal, shown by the first call whose text begins with `sink`.
  func showing(
    _ literal: String, at sink: String, key: String? = nil, role: TextRole = .body, when conditions: [Condition] = [],
    inserting arguments: [ExtractedString.Argument] = [], isDemo: Bool = false
  ) -> ViewFixture {
    var copy = self
    let lines = LineTable(Array(source.utf8))
    let start = offset(of: "\"\(literal)\"")
    let shown = offset(of: sink)
    let location = lines.location(of: start, in: "View.swift")
    copy.strings.append(
      ExtractedString(
        key: key ?? literal, reach: .localized, role: role, isDemo: isDemo, arguments: arguments, location: location,
        range: start..<start + literal.utf8.count + 2,
        sinks: [
          ExtractedString.Sink(
            callee: "Text", role: role, file: "View.swift", offset: shown,
            location: lines.location(of: shown, in: "View.swift"),
            path: [Finding.Note("here", at: location)], conditions: conditions)
        ]))
    return copy
  }

  private func offset(of text: String) -> Int {
    let bytes = Array(source.utf8)
    let wanted = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
  }

  func document(selecting selection: [String: String]? = nil) -> PaywallReader.Document {
    let tree = SwiftFile(Array(source.utf8))
    return PaywallReader.read(
      extraction: ExtractionResult(strings: strings), sources: [SwiftSource(file: "View.swift", tree: tree)],
      selecting: selection)
  }

  var paywall: Paywall {
    document().paywalls.first
      ?? Paywall(id: "none", form: .swiftUI, location: Location(file: "", line: 1, column: 1))
  }
}

extension ExtractedString.Argument {
  static func count(_ expression: String) -> Self { .init(expression: expression, specifier: "lld") }
  static func object(_ expression: String) -> Self { .init(expression: expression, specifier: "@") }
}
