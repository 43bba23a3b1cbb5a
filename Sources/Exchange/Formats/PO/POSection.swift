import Catalogs
import Findings

/// The entries of a PO file as units.
struct POSection {
  private(set) var section: ExchangeSection?

  init(_ entries: [POEntry], file: ExchangeFile, findings: inout [Finding]) {
    let parts = file.path.split(separator: "/")
    let head = entries.first { $0.context == nil && $0.source.isEmpty }
    let fields = Self.fields(head?.targets[0] ?? "")
    if let charset = fields["Content-Type"]?.lowercased(), charset.contains("charset="),
      !charset.contains("utf-8"), !charset.contains("ascii"), !charset.hasSuffix("charset=charset")
    {
      findings.append(
        .malformed("the file says that it is not in UTF-8", at: Location(file: file.path, line: 1, column: 1)))
      return
    }
    let language = fields["Language"].flatMap { $0.isEmpty ? nil : $0 } ?? file.name.stem
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    let table = parts.dropLast().last.map(String.init) ?? file.name.stem
    let catalog = fields["X-Catalog"].map {
      $0.contains("/") || $0.hasSuffix(".xcstrings") ? CatalogName(path: $0) : CatalogName(table: $0)
    }
    var section = ExchangeSection(
      catalog: catalog ?? CatalogName(table: table), sourceLanguage: fields["X-Source-Language"] ?? "",
      targetLanguage: tag)
    let categories = PluralGuide(language: tag).names
    for entry in entries where entry.context != nil || !entry.source.isEmpty {
      guard entry.plural != nil else {
        section.units.append(Self.unit(entry, name: entry.context ?? entry.source, target: entry.targets[0]))
        continue
      }
      if let last = entry.targets.keys.max(), last >= categories.count {
        findings.append(
          .passedOver(
            "msgstr[\(last)] is more than the \(categories.count) forms of '\(tag)'", at: entry.location))
      }
      let name = entry.context ?? entry.source
      for (index, category) in categories.enumerated() {
        let form = UnitCluster.name(of: category, below: name, isKey: !name.namesAForm)
        var unit = Self.unit(entry, name: form, target: entry.targets[index])
        // The two source texts are those of `one` and `other`; what other forms come from, the file does not say.
        unit.source = category == "other" ? entry.plural : category == "one" ? entry.source : nil
        section.units.append(unit)
      }
    }
    self.section = section
  }

  private static func unit(_ entry: POEntry, name: String, target: String?) -> ExchangeUnit {
    var unit = ExchangeUnit(identifier: name, source: entry.source, target: target?.isEmpty == true ? nil : target)
    unit.state = unit.target == nil ? nil : entry.isFuzzy ? .needsReview : .translated
    unit.stateName = entry.isFuzzy ? "fuzzy" : nil
    unit.oldSource = entry.oldSource
    unit.location = entry.location
    return unit
  }

  private static func fields(_ head: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in head.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      fields[String(line[..<colon])] = String(value)
    }
    return fields
  }
}

extension String {
  /// Whether a name ends with the form of a device or of a substitution, behind which a plural category may come.
  fileprivate var namesAForm: Bool {
    guard let form = formSuffix else { return false }
    if form.hasPrefix("device.") { return FormPath.deviceNames.contains(String(form.dropFirst(7))) }
    return form.hasPrefix("substitutions.") && form.utf8.count > 14
  }

  /// What follows the last delimiter.
  private var formSuffix: Substring? {
    let bytes = Array(utf8)
    let mark = Array(UnitName.delimiter.utf8)
    var at = bytes.count - mark.count
    while at >= 0 {
      if bytes[at..<at + mark.count].elementsEqual(mark) {
        return Substring(String(decoding: bytes[(at + mark.count)...], as: UTF8.self))
      }
      at -= 1
    }
    return nil
  }
}
