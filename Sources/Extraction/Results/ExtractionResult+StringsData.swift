public import Catalogs
import Findings

extension ExtractionResult {
  /// What was found to be looked up, as one `.stringsdata` file for each source that looks anything up, in byte order of
  /// the paths.
  ///
  /// Text of previews and text that is never looked up is in none. Keys are those of run time, with the specifiers of
  /// the types that were found.
  public func stringsData() -> [StringsData] {
    let looked = strings.filter { $0.reach == .localized && !$0.isPreview }
    let files = Dictionary(grouping: looked, by: \.location.file)
    return files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { file, strings in
      let tables = Dictionary(grouping: strings, by: \.table)
      return StringsData(
        source: file,
        tables: tables.sorted { $0.key < $1.key }.map { name, strings in
          StringsData.Table(name: name, strings: strings.map(StringsData.ExtractedText.init))
        })
    }
  }
}

extension StringsData.ExtractedText {
  fileprivate init(_ string: ExtractedString) {
    self.init(
      key: string.key, comment: string.comment ?? "",
      place: .init(line: string.location.line, column: string.location.column), value: string.defaultValue,
      values: string.alternatives.isEmpty ? nil : string.alternatives)
  }
}
