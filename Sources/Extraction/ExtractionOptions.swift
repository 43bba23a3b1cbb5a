/// What a project says about its own code, so far as extraction cannot see it.
public struct ExtractionOptions: Hashable, Sendable {
  /// Macros whose first argument is looked up, without `#`: `localized` for `#localized("Cancel")`, which is one
  /// unless others are named.
  public var localizingMacros: Set<String>
  /// Functions that stand in for `NSLocalizedString`, as `LOCALIZED_STRING_MACRO_NAMES` lists them.
  public var localizingFunctions: Set<String>
  /// More declarations of APIs that no source holds, in the form of the table that comes with the program: Swift
  /// without bodies, with `@shown` before a type whose text a person reads.
  public var interfaces: [String]
  /// Whether the edits of verbatim text are proven not to change anything else, which takes all sources of a program.
  public var provesEdits = false
  /// Whether ``ExtractionResult/types`` are told, for those that look for paywalls among them.
  public var tellsTypes = true

  public init(
    localizingMacros: Set<String> = ["localized"], localizingFunctions: Set<String> = [], interfaces: [String] = []
  ) {
    self.localizingMacros = localizingMacros
    self.localizingFunctions = localizingFunctions
    self.interfaces = interfaces
  }
}
