import Catalogs

/// Writes one catalog in one language as PO.
struct POWriter {
  private var bytes: [UInt8] = []
  private let guide: PluralGuide
  private let isTemplate: Bool

  /// A template has the entries and no language.
  static func bytes(of section: ExchangeSection, isTemplate: Bool = false) -> [UInt8] {
    var writer = POWriter(section, isTemplate: isTemplate)
    writer.appendHead(of: section)
    for cluster in section.clusters { writer.append(cluster) }
    return writer.bytes
  }

  private init(_ section: ExchangeSection, isTemplate: Bool) {
    guide = PluralGuide(language: isTemplate ? "en" : section.targetLanguage)
    self.isTemplate = isTemplate
  }

  private mutating func appendHead(of section: ExchangeSection) {
    let plurals = PluralExpression(language: section.targetLanguage).header
    let fields = [
      ("Project-Id-Version", section.catalog.table), ("PO-Revision-Date", ""), ("Last-Translator", ""),
      ("Language-Team", ""), ("Language", isTemplate ? "" : section.targetLanguage), ("MIME-Version", "1.0"),
      ("Content-Type", "text/plain; charset=UTF-8"), ("Content-Transfer-Encoding", "8bit"),
      ("Plural-Forms", isTemplate ? "nplurals=INTEGER; plural=EXPRESSION;" : plurals), ("X-Generator", "Wordgate"),
      ("X-Source-Language", section.sourceLanguage), ("X-Catalog", section.catalog.path ?? section.catalog.table),
    ]
    append("msgid", "")
    append("msgstr", fields.map { "\($0.0): \($0.1)\n" }.joined())
  }

  private mutating func append(_ cluster: UnitCluster) {
    if isTemplate && cluster.isPlural { return appendTemplate(cluster) }
    let names = guide.names
    let forms = names.compactMap { cluster.unit($0) }
    let states = Set(forms.filter { $0.target != nil }.map { $0.state == .needsReview || $0.state == .new })
    guard cluster.isPlural, forms.count == names.count, states.count <= 1 else {
      for unit in cluster.units { append(single: unit) }
      return
    }
    let notes = guide.categories.enumerated().map { index, category in
      "msgstr[\(index)] is \(category.name): \(category.examples.joined(separator: ", "))"
    }
    appendEntry(forms, notes: notes, context: cluster.name)
    appendSources(of: cluster)
    for (index, unit) in forms.enumerated() { append("msgstr[\(index)]", target(unit)) }
    for unit in cluster.units where !names.contains(unit.pluralCategory ?? "") { append(single: unit) }
  }

  /// A text by number without a language: gettext's two forms.
  private mutating func appendTemplate(_ cluster: UnitCluster) {
    appendEntry(cluster.units, notes: [], context: cluster.name)
    appendSources(of: cluster)
    for index in 0..<2 { append("msgstr[\(index)]", "") }
  }

  private mutating func appendSources(of cluster: UnitCluster) {
    append("msgid", (cluster.unit("one") ?? cluster.units.first)?.source ?? cluster.name)
    append("msgid_plural", cluster.unit("other")?.source ?? cluster.name)
  }

  /// A text by itself; a form that stands alone says which it is.
  private mutating func append(single unit: ExchangeUnit) {
    let category = unit.pluralCategory.map { "form \($0): \(guide.examples(of: $0) ?? "")" }
    appendEntry([unit], notes: category.map { [$0] } ?? [])
    append("msgid", unit.source ?? unit.name)
    append("msgstr", target(unit))
  }

  private func target(_ unit: ExchangeUnit) -> String { isTemplate ? "" : unit.target ?? "" }

  /// What stands before the texts of an entry.
  private mutating func appendEntry(_ units: [ExchangeUnit], notes: [String], context: String? = nil) {
    guard let first = units.first else { return }
    bytes.append(UInt8(ascii: "\n"))
    var extracted = first.comment.map { [$0] } ?? []
    extracted += notes
    if let budget = first.context?.lengthBudget { extracted.append("at most \(budget) characters") }
    if let samples = first.context?.samples, !samples.isEmpty {
      extracted.append("arguments: " + samples.joined(separator: ", "))
    }
    for line in extracted.flatMap({ $0.lines }) { bytes.append(contentsOf: "#. \(line)\n".utf8) }
    for place in first.context?.places ?? [] { bytes.append(contentsOf: "#: \(place.spelledPlace)\n".utf8) }
    let isFuzzy = units.contains { $0.target?.isEmpty == false && ($0.state == .needsReview || $0.state == .new) }
    if isFuzzy && !isTemplate { bytes.append(contentsOf: "#, fuzzy\n".utf8) }
    if let old = first.oldSource, !isTemplate { append("#| msgid", old) }
    append("msgctxt", context ?? first.name)
  }

  /// A keyword with a text; a text of several lines begins on a line of its own.
  private mutating func append(_ keyword: String, _ text: String) {
    let prefix = keyword.hasPrefix("#|") ? "#| " : ""
    bytes.append(contentsOf: "\(keyword) \"".utf8)
    let content = Array(text.utf8)
    let end = content.firstIndex(of: 0x0A)
    if let end, end + 1 < content.count { bytes.append(contentsOf: "\"\n\(prefix)\"".utf8) }
    for (index, byte) in content.enumerated() {
      Self.append(byte, to: &bytes)
      if byte == 0x0A, index + 1 < content.count { bytes.append(contentsOf: "\"\n\(prefix)\"".utf8) }
    }
    bytes.append(contentsOf: "\"\n".utf8)
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
    case 0x07: bytes.append(contentsOf: "\\a".utf8)
    case 0x08: bytes.append(contentsOf: "\\b".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0x0A: bytes.append(contentsOf: "\\n".utf8)
    case 0x0B: bytes.append(contentsOf: "\\v".utf8)
    case 0x0C: bytes.append(contentsOf: "\\f".utf8)
    case 0x0D: bytes.append(contentsOf: "\\r".utf8)
    case 0x00..<0x20:
      bytes.append(UInt8(ascii: "\\"))
      for shift in [6, 3, 0] { bytes.append(UInt8(ascii: "0") + (byte >> UInt8(shift) & 7)) }
    default: bytes.append(byte)
    }
  }
}

extension String {
  /// The lines of a text, which end with a line feed, a return or both.
  var lines: [Substring] { split(omittingEmptySubsequences: false) { $0.isNewline } }

  /// A place as PO has it: one with a space is put between two isolating marks (gettext 0.22).
  fileprivate var spelledPlace: String {
    utf8.contains(0x20) ? "\u{2068}\(self)\u{2069}" : self
  }
}
