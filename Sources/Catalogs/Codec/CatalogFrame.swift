import Findings
import StructuredText

/// What a catalog holds besides its entries: the bytes before, after and between, and the members of the outer object.
struct CatalogFrame: Sendable {
  /// Up to and with the opening bracket of `strings`.
  private(set) var head: [UInt8]
  /// Between the last entry and the closing bracket of `strings`.
  var closing: [UInt8]
  /// From the closing bracket of `strings` on.
  private(set) var tail: [UInt8]
  private let file: String
  private var members: Members

  /// What the outer object says besides the entries.
  private struct Members: Sendable {
    var sourceLanguage: String
    var version: String
    var languages: [String]

    init(_ outer: JSONNode?) {
      sourceLanguage = outer?["sourceLanguage"]?.string ?? "en"
      version = outer?["version"]?.string ?? "1.0"
      languages = (outer?["languages"]?.elements ?? []).compactMap(\.string)
    }
  }

  init?(_ document: JSONDocument, _ root: JSONNode, findings: inout [Finding]) {
    guard root.kind == .object else {
      findings.append(.malformedCatalog("the outermost value is no object", at: root.location))
      return nil
    }
    guard let strings = root["strings"] else {
      findings.append(.malformedCatalog("'strings' is missing", at: root.location))
      return nil
    }
    guard strings.kind == .object else {
      findings.append(.malformedCatalog("'strings' is no object", at: strings.location))
      return nil
    }
    let bytes = document.bytes
    let end = strings.lastMember?.value.range.upperBound ?? strings.range.lowerBound + 1
    head = Array(bytes[...strings.range.lowerBound])
    closing = Array(bytes[end..<strings.range.upperBound - 1])
    tail = Array(bytes[(strings.range.upperBound - 1)...])
    file = document.file
    members = Members(root)
  }

  /// The frame of a catalog without entries that this module wrote.
  init(empty bytes: [UInt8], file: String) {
    let root = JSONDocument(bytes, file: file).root
    let strings = root?["strings"]?.range ?? 0..<bytes.count
    head = Array(bytes[..<min(strings.lowerBound + 1, bytes.count)])
    closing = Array(bytes[min(strings.lowerBound + 1, bytes.count)..<max(strings.upperBound - 1, head.count)])
    tail = Array(bytes[max(strings.upperBound - 1, head.count)...])
    self.file = file
    members = Members(root)
  }

  var sourceLanguage: String {
    get { members.sourceLanguage }
    set { set("sourceLanguage", to: .string(newValue)) }
  }

  var version: String {
    get { members.version }
    set { set("version", to: .string(newValue)) }
  }

  /// The languages that the file lists by itself; only files of Swift packages do.
  var languages: [String] {
    get { members.languages }
    set { set("languages", to: .array(newValue.map { .string($0) })) }
  }

  mutating func removeLanguages() {
    guard let root = outer.root, let edit = JSONEditor(outer, style: style).remove("languages", from: root) else {
      return
    }
    apply(edit)
  }

  /// The outer object as if it held no entries.
  var outer: JSONDocument { JSONDocument(head + tail, file: file) }

  private var style: JSONStyle { JSONStyle(of: outer) }

  private mutating func set(_ key: String, to value: JSONValue) {
    let document = outer
    guard let root = document.root else { return }
    apply(JSONEditor(document, style: style).set(key, to: value, in: root) { FinderOrder.precedes($0, $1) })
  }

  /// Applies an edit of `outer`, which lies in the head or in the tail as a whole.
  private mutating func apply(_ edit: JSONEdit) {
    if edit.range.upperBound < head.count {
      head.replaceSubrange(edit.range, with: edit.replacement)
    } else if edit.range.lowerBound > head.count {
      tail.replaceSubrange(
        edit.range.lowerBound - head.count..<edit.range.upperBound - head.count, with: edit.replacement)
    }
    members = Members(outer.root)
  }
}

extension Finding {
  static func malformedCatalog(_ message: String, at location: Location, key: String? = nil) -> Finding {
    Finding(
      rule: "malformed-catalog", category: .source, severity: .error, message: message, location: location, key: key)
  }
}
