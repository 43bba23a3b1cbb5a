public import Findings

/// A paywall as a translator or a gate sees it: every text that any of its states can show, and the states themselves.
///
/// All kinds of definition, whether written in Swift or in JSON, become this one value.
public struct Paywall: Sendable {
  /// The name by which reports, the manifest and the app speak of it.
  public var id: String
  public var form: Form
  /// Where its definition starts.
  public var location: Location
  /// The texts that the definition file itself carries, or nil where texts are looked up in String Catalogs.
  public var localizations: OwnLocalizations?
  /// Every text of every state in reading order. A text that only a selected state shows stands after the text it
  /// replaces.
  public var texts: [PaywallText]
  /// Sample states, each with the texts it shows; the first is the base. Every text is part of at least one.
  public var states: [PaywallState]
  /// The packages that it offers, in reading order; empty for definitions that do not name any.
  public var packages: [PaywallPackage]
  /// The ISO 4217 codes of the currencies whose whole prices it shows without decimals: "$150" in Taiwan.
  public var wholePriceCurrencies: Set<String> = []
  /// What its reader noticed.
  public var findings: [Finding]

  public init(
    id: String, form: Form, location: Location, localizations: OwnLocalizations? = nil, texts: [PaywallText] = [],
    states: [PaywallState] = [], packages: [PaywallPackage] = [], findings: [Finding] = []
  ) {
    self.id = id
    self.form = form
    self.location = location
    self.localizations = localizations
    self.texts = texts
    self.states = states
    self.packages = packages
    self.findings = findings
  }
}

extension Paywall {
  /// The kind of definition a paywall was read from.
  public enum Form: String, Sendable, CaseIterable {
    /// A SwiftUI `View` type.
    case swiftUI = "swiftui"
    /// RevenueCat Paywalls V2: `components_config` with `components_localizations`.
    case components
    /// A component tree without localizations of its own: its localization ids are keys of a String Catalog.
    case componentTree = "component-tree"
    /// RevenueCat's first paywalls: a template name with `localized_strings`.
    case revenueCatV1 = "revenuecat-v1"
    /// A paywall of Adapty's builder.
    case adapty
    /// A StoreKit configuration file: the names and descriptions of its products.
    case storeKit = "storekit"
    /// A value of one of Wordgate's own definition types.
    case native
  }

  /// The keys of its texts with their tables, each once, in reading order.
  public var keys: [TextKey] {
    var seen: Set<TextKey> = []
    return texts.map(\.id).filter { seen.insert($0).inserted }
  }
}

/// What identifies a text within its catalogs.
public struct TextKey: Hashable, Sendable {
  public var table: String
  public var key: String

  public init(table: String = "Localizable", key: String) {
    self.table = table
    self.key = key
  }
}
