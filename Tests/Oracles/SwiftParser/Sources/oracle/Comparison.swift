import Findings
import Foundation

/// What the two parsers say differently about one file.
struct Comparison: Sendable {
  enum Side: String { case reader, parser }

  let file: String
  let byteCount: Int
  let factCount: Int
  /// Whether SwiftParser rejects the file.
  let isRejected: Bool
  /// Whether SwiftReader does not understand all of it.
  let hasProblems: Bool
  /// One line for each difference, with its place.
  let lines: [String]

  init?(of file: String) {
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    let bytes = [UInt8](data)
    let parser = ParserAccount.account(of: bytes)
    let own = OwnAccount.account(of: bytes)
    self.file = file
    byteCount = bytes.count
    factCount = parser.facts.count
    isRejected = parser.hasProblems
    hasProblems = own.hasProblems
    guard !parser.hasProblems else {
      lines = []
      return
    }
    let table = LineTable(bytes)
    lines = Self.differences(own.facts, parser.facts).map { fact, side in
      let place = table.location(of: fact.start, in: file)
      let text = String(decoding: bytes[fact.start..<min(fact.end, fact.start + 60)], as: UTF8.self)
      return
        "\(place): only \(side.rawValue): \(fact.kind) \(fact.detail) [\(fact.start)..<\(fact.end)] \(text.debugDescription)"
    }
  }

  /// What stands in one of two sorted lists alone.
  private static func differences(_ own: [Fact], _ parser: [Fact]) -> [(Fact, Side)] {
    var differences: [(Fact, Side)] = []
    var (left, right) = (0, 0)
    while left < own.count || right < parser.count {
      if right == parser.count || left < own.count && own[left] < parser[right] {
        differences.append((own[left], .reader))
        left += 1
      } else if left == own.count || parser[right] < own[left] {
        differences.append((parser[right], .parser))
        right += 1
      } else {
        left += 1
        right += 1
      }
    }
    return differences
  }
}
