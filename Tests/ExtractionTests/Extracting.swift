import Extraction
import Findings

/// What Swift sources say, for tests: `Sources.swift`, or `0.swift`, `1.swift` and so on.
func extract(_ sources: String..., options: ExtractionOptions = .init()) -> ExtractionResult {
  Extractor.extract(
    sources.enumerated().map { SourceInput(file: "\($0.offset).swift", bytes: Array($0.element.utf8)) },
    options: options)
}

extension ExtractionResult {
  /// The keys that are looked up and not only in previews, each once, in the order found.
  var localizedKeys: [String] { unique(strings.filter { $0.reach == .localized && !$0.isPreview }.map(\.key)) }

  /// The texts that are shown as they are, each once, in the order found.
  var verbatimTexts: [String] { unique(strings.filter { $0.reach == .verbatim && !$0.isPreview }.map(\.key)) }

  /// The first string with a key.
  func string(_ key: String) -> ExtractedString? { strings.first { $0.key == key } }

  private func unique(_ keys: [String]) -> [String] {
    var seen: Set<String> = []
    return keys.filter { seen.insert($0).inserted }
  }
}
