public import Extraction
public import Findings

/// One place of a paywall where a localized text, image or address appears.
public struct PaywallText: Sendable {
  public var role: TextRole
  public var kind: Kind
  /// The key in the catalog, or the localization id in the definition's own localizations.
  public var key: String
  /// The String Catalog that holds the key, without extension.
  public var table: String
  /// Whether the app looks the text up at all.
  public var reach: ExtractedString.Reach
  /// What the key's interpolations insert, in the order of the key.
  public var arguments: [ExtractedString.Argument]
  /// Where the reference stands: the literal, or the JSON value that holds the localization id.
  public var location: Location
  /// The way to it inside its definition: a JSON path (`$.components_config.base.stack.components[2].text_lid`), or
  /// the views from the outside in (`TrialTimelinePaywall.body > footer(for:) > Text`).
  public var path: String
  /// What must hold for it to be shown, outermost first: an arm of a condition, or `selected`.
  public var conditions: [Condition]
  /// The package inside which it stands, whose price and period its variables speak of.
  public var package: String?
  /// Further places that explain it, such as the way from the literal to the screen.
  public var notes: [Finding.Note]
  /// Edits that make a verbatim text localizable.
  public var edits: [SourceEdit]

  public init(
    role: TextRole = .body, kind: Kind = .text, key: String, table: String = "Localizable",
    reach: ExtractedString.Reach = .localized, arguments: [ExtractedString.Argument] = [], location: Location,
    path: String, conditions: [Condition] = [], package: String? = nil, notes: [Finding.Note] = [],
    edits: [SourceEdit] = []
  ) {
    self.role = role
    self.kind = kind
    self.key = key
    self.table = table
    self.reach = reach
    self.arguments = arguments
    self.location = location
    self.path = path
    self.conditions = conditions
    self.package = package
    self.notes = notes
    self.edits = edits
  }

  /// Its table and key.
  public var id: TextKey { TextKey(table: table, key: key) }
}

extension PaywallText {
  /// What a localization id stands for.
  public enum Kind: String, Sendable {
    case text, image, url
  }
}
