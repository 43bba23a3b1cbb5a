import Catalogs

extension ExchangeDocument {
  /// The sections, those of formats that name no source language with the source texts that stand beside them: the
  /// section in the language that the catalog is written in holds the texts as they were at the export.
  func withSources(of catalogs: [Catalog], _ catalogIndex: (CatalogName) -> Int?) -> [ExchangeSection] {
    guard sections.contains(where: { $0.sourceLanguage.isEmpty }) else { return sections }
    var sources: [Int: [ExactPlace: [FormPath: String]]] = [:]
    let indices = sections.map { section in
      section.sourceLanguage.isEmpty ? catalogIndex(section.catalog).flatMap { catalogs.indices.contains($0) ? $0 : nil } : nil
    }
    for (section, index) in zip(sections, indices) {
      guard let index, section.targetLanguage.hasSameBytes(as: catalogs[index].sourceLanguage) else { continue }
      for unit in section.units {
        if let text = unit.target { sources[index, default: [:]][ExactPlace(unit.key), default: [:]][unit.form] = text }
      }
    }
    var result = sections
    for (number, index) in indices.enumerated() {
      guard let index, let known = sources[index] else { continue }
      for place in result[number].units.indices where result[number].units[place].source == nil {
        let unit = result[number].units[place]
        result[number].units[place].source = known[ExactPlace(unit.key)]?[unit.form]
      }
    }
    return result
  }
}
