public import Catalogs
import Findings
internal import StructuredText

extension Ignore {
  /// What the comments of a catalog's entries accept: `wordgate:ignore rule-id reason`, to the end of its line.
  public static func ignores(in catalog: Catalog) -> [Ignore] {
    catalog.entries.flatMap { entry -> [Ignore] in
      guard let node = entry.node["comment"], let comment = node.string, comment.utf8Contains(marker) else { return [] }
      return comment.split(whereSeparator: \.isNewline).compactMap { line in
        guard let range = String(line).utf8Range(of: marker) else { return nil }
        let rest = String(decoding: line.utf8.dropFirst(range.upperBound), as: UTF8.self)
        let words = rest.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard let rule = words.first else { return nil }
        let reason = words.count > 1 ? words[1].drop { $0.isWhitespace || $0 == ":" || $0 == "-" || $0 == "–" } : ""
        return Ignore(
          rule: String(rule.prefix { $0 != ":" }), key: TextPattern(exactly: entry.key),
          file: TextPattern(exactly: catalog.file), reason: String(reason), location: node.location)
      }
    }
  }

  private static let marker = "wordgate:ignore"
}
