public import Findings
internal import StructuredText

/// The faults that a project knew when it began to look, so that only new ones stop a change.
///
/// A baseline gets shorter, never longer: what was mended leaves it, and nothing enters it after it was first written.
public struct Baseline: Sendable {
  /// One known fault. All but its fingerprint is for people who read the file.
  public struct Entry: Hashable, Sendable {
    public var fingerprint: Fingerprint
    public var rule: String
    public var file: String?
    public var locale: String?
    public var key: String?

    public init(_ finding: Finding, _ fingerprint: Fingerprint) {
      self.fingerprint = fingerprint
      rule = finding.rule
      file = finding.location?.file
      locale = finding.locale
      key = finding.key
    }
  }

  public var entries: [Entry]

  public init(_ entries: [Entry]) { self.entries = entries }

  /// The fingerprints of all entries.
  public var fingerprints: Set<Fingerprint> { Set(entries.map(\.fingerprint)) }
}

extension Baseline {
  /// Reads a file; nil where it is none, with a finding that says why.
  public init?(_ bytes: [UInt8], file: String, findings: inout [Finding]) {
    let document = JSONDocument(bytes, file: file)
    guard document.isSound, let list = document.root?["findings"], list.kind == .array,
      document.root?["version"]?.integer == 1
    else {
      findings.append(
        Finding(
          rule: "unreadable-baseline", category: .source, severity: .error,
          message: "the file is no baseline of version 1",
          location: document.problems.first?.location ?? Location(file: file, line: 1, column: 1),
          advice: "take it out and write it anew with --update-baseline"))
      return nil
    }
    entries = list.elements.compactMap { Entry($0) }
  }

  /// The file: one line an entry, so that a change of it reads well.
  public var bytes: [UInt8] {
    let lines = entries.map {
      "    " + String(decoding: JSONWriter(style: .plain, isInline: true).bytes(of: $0.json), as: UTF8.self)
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array("{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n".utf8)
  }
}

extension Baseline.Entry {
  fileprivate init?(_ node: JSONNode) {
    guard let fingerprint = node["fingerprint"]?.string, let rule = node["rule"]?.string else { return nil }
    self.fingerprint = Fingerprint(fingerprint)
    self.rule = rule
    file = node["file"]?.string
    locale = node["locale"]?.string
    key = node["key"]?.string
  }

  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("fingerprint", .string(fingerprint.description)), .init("rule", .string(rule)),
    ]
    for (name, value) in [("file", file), ("locale", locale), ("key", key)] {
      if let value { members.append(.init(name, .string(value))) }
    }
    return .object(members)
  }
}
