public import Findings
import StructuredText

extension StringsData {
  /// Reads a `.stringsdata` file; nil where its bytes are none, with findings that tell why and where.
  ///
  /// Members that are not known are passed over. A string without a key is left out, with an error.
  public init?(_ bytes: [UInt8], file: String, findings: inout [Finding]) {
    let document = JSONDocument(bytes, file: file)
    var reader = StringsDataReader(findings: document.problems)
    defer { findings += reader.findings }
    guard let root = document.root else { return nil }
    guard root.kind == .object, let tables = root["tables"], tables.kind == .object else {
      reader.report("'tables' is missing", at: root)
      return nil
    }
    if let version = root["version"], version.integer != Self.version {
      reader.report("the version of the format is not \(Self.version)", at: version)
      return nil
    }
    self.init(source: root["source"]?.string ?? "", tables: tables.members.map { reader.table($0) })
  }
}

private struct StringsDataReader {
  var findings: [Finding]

  mutating func table(_ member: JSONMember) -> StringsData.Table {
    guard member.value.kind == .array else {
      report("the table '\(member.key)' is no list", at: member.value)
      return StringsData.Table(name: member.key)
    }
    return StringsData.Table(name: member.key, strings: member.value.elements.compactMap { text($0) })
  }

  private mutating func text(_ node: JSONNode) -> StringsData.ExtractedText? {
    guard let key = node["key"]?.string else {
      report("a string has no key", at: node)
      return nil
    }
    var place: StringsData.Place?
    if let location = node["location"], let line = location["startingLine"]?.integer {
      place = StringsData.Place(line: line, column: location["startingColumn"]?.integer ?? 1)
    }
    let values = node["values"].flatMap { $0.kind == .array ? $0.elements.compactMap(\.string) : nil }
    return StringsData.ExtractedText(
      key: key, comment: node["comment"]?.string ?? "", place: place, value: node["value"]?.string, values: values)
  }

  mutating func report(_ message: String, at node: JSONNode) {
    findings.append(
      Finding(
        rule: "malformed-stringsdata", category: .source, severity: .error, message: message, location: node.location))
  }
}
