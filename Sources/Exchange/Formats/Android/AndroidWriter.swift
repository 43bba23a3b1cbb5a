import StructuredText

/// Writes the texts of one catalog in one language as Android resources.
struct AndroidWriter {
  private var bytes: [UInt8] = []
  private let names: ResourceNames

  static func bytes(
    of section: ExchangeSection, _ names: ResourceNames, language: String, text: (ExchangeUnit) -> String?
  ) -> [UInt8] {
    var writer = AndroidWriter(names: names)
    writer.bytes +=
      """
      <?xml version="1.0" encoding="utf-8"?>
      <resources xmlns:tools="http://schemas.android.com/tools" xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"
      """.utf8
    writer.append(" tools:locale", language)
    writer.append(" tools:catalog", section.catalog.path ?? section.catalog.table)
    writer.bytes += ">\n".utf8
    for cluster in section.clusters { writer.append(cluster, text) }
    writer.bytes += "</resources>\n".utf8
    return writer.bytes
  }

  private init(names: ResourceNames) {
    self.names = names
  }

  private mutating func append(_ cluster: UnitCluster, _ text: (ExchangeUnit) -> String?) {
    let forms = cluster.units.compactMap { unit in
      text(unit).flatMap { $0.isEmpty ? nil : (category: unit.pluralCategory ?? "", text: $0) }
    }
    guard let first = forms.first else { return }
    if let comment = cluster.units.first?.comment { append(comment: comment) }
    let element = cluster.isPlural ? "plurals" : "string"
    bytes += "    <\(element)".utf8
    append(" name", names.name(of: cluster.key))
    if names.isMade(for: cluster.key) { append(" tools:key", cluster.key) }
    bytes.append(UInt8(ascii: ">"))
    if cluster.isPlural {
      for form in forms {
        bytes += "\n        <item".utf8
        append(" quantity", form.category)
        bytes.append(UInt8(ascii: ">"))
        append(text: form.text)
        bytes += "</item>".utf8
      }
      bytes += "\n    ".utf8
    } else {
      append(text: first.text)
    }
    bytes += "</\(element)>\n".utf8
  }

  private mutating func append(_ attribute: String, _ value: String) {
    bytes += "\(attribute)=\"".utf8
    XMLText.appendAttribute(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A comment of XML cannot hold two hyphens.
  private mutating func append(comment: String) {
    bytes += "    <!-- ".utf8
    var last: UInt8 = 0
    for byte in comment.utf8 {
      if byte == UInt8(ascii: "-") && last == byte { bytes.append(0x20) }
      bytes.append(byte)
      last = byte
    }
    bytes += " -->\n".utf8
  }

  private mutating func append(text: String) {
    let needsQuotes = AndroidText.needsQuotes(text)
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    var isFirst = true
    for piece in ArgumentText(text).pieces {
      switch piece {
      case .text(let text): XMLText.append(AndroidText.escaped(text, isFirst: isFirst), to: &bytes)
      case .argument(let argument):
        bytes += "<xliff:g".utf8
        append(" id", argument.word)
        bytes += ">%\(argument.position)$\(AndroidText.specifier(argument.body))</xliff:g>".utf8
      }
      isFirst = false
    }
    if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
  }
}
