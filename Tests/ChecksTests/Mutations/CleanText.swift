import Catalogs
import Checks
import Findings
import Foundation

/// A text of a catalog in which the checks find nothing, with the entry around it.
struct CleanText: Sendable {
  let entry: CatalogEntryJSON
  let key: String
  let sourceLanguage: String
  let language: String
  /// The members that lead from the language to the text: `variations`, `plural`, `few`.
  let path: [String]
  let text: String
  /// What the source says in the same place, or in its fullest form.
  let source: String

  /// The plural category of the text, where it has one.
  var category: String? { path.last.flatMap { path.dropLast().last == "plural" ? $0 : nil } }
  var isPlain: Bool { path.isEmpty }
  var isFull: Bool { category == nil || category == "other" }
  var isInSubstitution: Bool { path.first == "substitutions" }
}

/// An entry as JSON, which is spoiled in copies: its members, Foundation's values, are never changed in place.
struct CatalogEntryJSON: @unchecked Sendable {
  var members: [String: Any]

  var languages: [String: Any] {
    get { members["localizations"] as? [String: Any] ?? [:] }
    set { members["localizations"] = newValue }
  }

  /// The entry with another text in one place; nil removes the form.
  func replacing(_ path: [String], in language: String, with text: String?) -> CatalogEntryJSON {
    edited(language) { node in
      Self.edit(&node, path) { form in
        guard let text else { return nil }
        var form = form
        var unit = form["stringUnit"] as? [String: Any] ?? ["state": "translated"]
        unit["value"] = text
        form["stringUnit"] = unit
        return form
      }
    }
  }

  /// The entry with something else done to one language.
  func edited(_ language: String, _ change: (inout [String: Any]) -> Void) -> CatalogEntryJSON {
    var copy = self
    var node = copy.languages[language] as? [String: Any] ?? [:]
    change(&node)
    copy.languages[language] = node
    return copy
  }

  static func edit(_ node: inout [String: Any], _ path: [String], _ change: ([String: Any]) -> [String: Any]?) {
    guard let first = path.first else {
      node = change(node) ?? [:]
      return
    }
    var child = node[first] as? [String: Any] ?? [:]
    if path.count == 1 {
      node[first] = change(child)
    } else {
      edit(&child, Array(path.dropFirst()), change)
      node[first] = child
    }
  }
}

/// A catalog of few entries, made to be checked.
struct SmallCatalog {
  var sourceLanguage: String
  var entries: [String: CatalogEntryJSON]
  var requiredLocales: [String] = []

  func findings() -> Set<Told> {
    let root: [String: Any] = [
      "sourceLanguage": sourceLanguage, "strings": entries.mapValues(\.members), "version": "1.0",
    ]
    var problems: [Finding] = []
    guard let data = try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys]),
      let catalog = Catalog(Array(data), file: "Small.xcstrings", findings: &problems)
    else { return [] }
    let found = CheckSuite().run([catalog], options: CheckOptions(requiredLocales: requiredLocales))
    return Set((problems + found).map { Told($0) })
  }

  /// What a finding says, whatever its place.
  struct Told: Hashable {
    let rule: String
    let locale: String
    let message: String
    let severity: Severity

    init(_ finding: Finding) {
      rule = finding.rule
      locale = finding.locale ?? ""
      message = finding.message
      severity = finding.severity
    }
  }
}

/// The texts of the catalogs that ship here and of those beside the checkout.
enum CleanTexts {
  static let all: [CleanText] =
    read([
      "Tests/ChecksTests/Fixtures/Clean.xcstrings", "Catalogs/Paywalls/Localizable.xcstrings",
      "Catalogs/Paywalls/PackagePaywall.xcstrings",
    ]) + SharedCatalogs.files.flatMap { texts(of: Data($0.bytes)) }

  /// Texts for the faults that the catalogs that ship here give no chance to: numbers, emoji, Ukrainian letters.
  static let rare: [CleanText] = read(["Tests/ChecksTests/Fixtures/Rare.xcstrings"])

  private static func read(_ paths: [String]) -> [CleanText] {
    paths.compactMap { try? Data(contentsOf: Checkout.folder.appendingPathComponent($0)) }.flatMap { texts(of: $0) }
  }

  private static func texts(of data: Data) -> [CleanText] {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let sourceLanguage = root["sourceLanguage"] as? String, let strings = root["strings"] as? [String: Any]
    else { return [] }
    return strings.sorted { $0.key < $1.key }.flatMap { key, value -> [CleanText] in
      guard let members = value as? [String: Any], members["shouldTranslate"] as? Bool != false,
        members["extractionState"] as? String != "stale"
      else { return [] }
      let entry = CatalogEntryJSON(members: members)
      var source: [([String], String)] = []
      if let node = entry.languages[sourceLanguage] as? [String: Any] { source = units(of: node, []) }
      if source.isEmpty, members["extractionState"] == nil { source = [([], key)] }
      guard let full = source.first(where: { $0.0.last == "other" }) ?? source.first else { return [] }
      return entry.languages.sorted { $0.key < $1.key }.flatMap { language, node -> [CleanText] in
        guard language != sourceLanguage, let node = node as? [String: Any] else { return [] }
        return units(of: node, []).map { path, text in
          CleanText(
            entry: entry, key: key, sourceLanguage: sourceLanguage, language: language, path: path, text: text,
            source: source.first { $0.0 == path }?.1 ?? full.1)
        }
      }
    }
  }

  private static func units(of node: [String: Any], _ path: [String]) -> [([String], String)] {
    var found: [([String], String)] = []
    for (name, value) in node.sorted(by: { $0.key < $1.key }) {
      guard let child = value as? [String: Any] else { continue }
      if name == "stringUnit" {
        if let text = child["value"] as? String, child["state"] as? String == "translated" {
          found.append((path, text))
        }
      } else {
        found += units(of: child, path + [name])
      }
    }
    return found
  }
}
