import Catalogs
import Findings
internal import StructuredText

/// Where in a text a fault is: what an edit would change, or what the message quotes.
enum FaultMark {
  static func mark(of finding: Finding, in text: FaultyText, unit: StringUnit?) -> FaultyText.Mark? {
    if let range = finding.mark ?? unit.flatMap({ edited($0, by: finding.edits) }) {
      return text.text == nil ? .source(range) : .text(range)
    }
    let isAbsent = finding.message.contains("missing")
    for fragment in quoted(in: finding.message) where !isName(fragment, of: finding, text.form) {
      if isAbsent, let range = text.source.utf8Range(of: fragment) { return .source(range) }
      if let range = text.text.flatMap({ $0.utf8Range(of: fragment) }) { return .text(range) }
      if let range = text.source.utf8Range(of: fragment), range.count < text.source.utf8.count {
        return .source(range)
      }
    }
    if let scalar = namedScalar(in: finding.message) {
      if let range = text.text.flatMap({ $0.utf8Range(of: scalar) }) { return .text(range) }
      return text.source.utf8Range(of: scalar).map { .source($0) }
    }
    return nil
  }

  /// The character that a message names as `U+200B`.
  private static func namedScalar(in message: String) -> String? {
    guard let range = message.utf8Range(of: "U+") else { return nil }
    let digits = message.utf8.dropFirst(range.upperBound).prefix { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
    }
    let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    return value.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  /// The part of a value that edits change.
  private static func edited(_ unit: StringUnit, by edits: [SourceEdit]) -> Range<Int>? {
    let place = unit.valueRange
    let inside = edits.filter {
      place.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= place.upperBound
    }
    guard !inside.isEmpty, let node = unit.node["value"], let old = node.string else { return nil }
    var bytes = Array(node.source)
    for edit in inside.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = edit.range.lowerBound - place.lowerBound..<edit.range.upperBound - place.lowerBound
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    guard let new = JSONDocument(bytes, file: "").root?.string else { return nil }
    return difference(Array(old.utf8), Array(new.utf8))
  }

  /// The range of the old text outside which both are the same, at the borders of characters.
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> Range<Int>? {
    guard old != new else { return nil }
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    var upper = old.count - end
    while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
    while upper < old.count, old[upper] & 0xC0 == 0x80 { upper += 1 }
    return start..<max(start, upper)
  }

  /// What stands between single quotes in a message.
  private static func quoted(in message: String) -> [String] {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { String(parts[$0]) }.filter { !$0.isEmpty }
  }

  /// Whether a quoted word names a form, a language or the key rather than a piece of the text.
  private static func isName(_ fragment: String, of finding: Finding, _ form: String) -> Bool {
    fragment == finding.key || fragment == finding.locale || fragment == form || FormPath.pluralNames.contains(fragment)
  }
}
