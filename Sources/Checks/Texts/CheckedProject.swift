import Catalogs
public import Extraction
public import Paywalls

/// Everything that checks look at.
public struct CheckedProject: Sendable {
  public let catalogs: [CheckedCatalog]
  /// What the code shows; nil where no code was read.
  public let extraction: ExtractionResult?
  public let paywalls: [Paywall]
  /// What the store sells, by the id of the paywall that shows it; empty where nobody compared.
  public let offerings: [String: Offering]
  /// The texts of the catalogs by table and key; empty where there is no paywall to look them up for.
  let texts: [TextKey: CheckedText]

  init(
    catalogs: [CheckedCatalog], extraction: ExtractionResult?, paywalls: [Paywall], offerings: [String: Offering]
  ) {
    self.catalogs = catalogs
    self.extraction = extraction
    self.paywalls = paywalls
    self.offerings = offerings
    var texts: [TextKey: CheckedText] = [:]
    if !paywalls.isEmpty {
      for catalog in catalogs {
        for text in catalog.texts { texts[TextKey(table: text.table, key: text.key)] = text }
      }
    }
    self.texts = texts
  }
}
