import Catalogs
public import Extraction
public import Paywalls

/// Everything that checks look at.
public struct CheckedProject: Sendable {
  public let catalogs: [CheckedCatalog]
  /// What the code shows; nil where no code was read.
  public let extraction: ExtractionResult?
  public let paywalls: [Paywall]
}
