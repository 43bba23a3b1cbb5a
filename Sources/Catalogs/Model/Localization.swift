public import Findings
public import StructuredText

/// What a catalog holds for one key in one language.
public struct Localization: Sendable {
  /// The tag as it is written: `pt-BR`.
  public let language: String
  public let node: JSONNode
  package let tag: JSONNode

  init(_ member: JSONMember) {
    language = member.key
    tag = member.keyNode
    node = member.value
  }

  /// Where the tag stands.
  public var location: Location { tag.location }

  /// The text, or the texts by plural category or device.
  public var content: LocalizedContent { LocalizedContent(node) }

  /// The parts that a text names as `%#@name@`, each with texts by plural category.
  public var substitutions: [CatalogSubstitution] {
    (node["substitutions"]?.members ?? []).map { CatalogSubstitution($0) }
  }

  /// Every single text with the path of its form, in the order of the file; substitutions come last.
  public var units: [(path: FormPath, unit: StringUnit)] {
    content.units(below: FormPath())
      + substitutions.flatMap { $0.content.units(below: FormPath([.substitution($0.name)])) }
  }
}

/// A text, or several of which the device or a number decides.
public indirect enum LocalizedContent: Sendable {
  case unit(StringUnit)
  /// By plural category, in the order of the file.
  case plural([Variation])
  /// By device, in the order of the file.
  case device([Variation])
  /// Phrases of which any may be said or typed: App Shortcuts.
  case set(StringSet)
  /// Nothing that this version of the format knows.
  case none

  /// Reads a node with `stringUnit`, `variations` or `stringSet`. Where a file holds both a text and variations,
  /// variations win, as they do when Xcode compiles.
  init(_ node: JSONNode) {
    if let variations = node["variations"], let first = variations.members.first(where: { Self.kinds.contains($0.key) })
    {
      let items = first.value.members.map { Variation(name: $0.key, location: $0.location, node: $0.value) }
      self = first.key == "plural" ? .plural(items) : .device(items)
    } else if let unit = node["stringUnit"], unit.kind == .object {
      self = .unit(StringUnit(unit))
    } else if let set = node["stringSet"], set.kind == .object {
      self = .set(StringSet(set))
    } else {
      self = .none
    }
  }

  private static let kinds: Set<String> = ["plural", "device"]

  func units(below path: FormPath) -> [(path: FormPath, unit: StringUnit)] {
    switch self {
    case .unit(let unit): [(path, unit)]
    case .plural(let items): items.flatMap { $0.content.units(below: path.appending(.plural($0.name))) }
    case .device(let items): items.flatMap { $0.content.units(below: path.appending(.device($0.name))) }
    case .set, .none: []
    }
  }
}

/// The text of one plural category or one device.
public struct Variation: Sendable {
  /// `few`, `iphone`.
  public let name: String
  /// Where the name stands.
  public let location: Location
  public let node: JSONNode

  /// The text, or further variations: a device may vary by plural.
  public var content: LocalizedContent { LocalizedContent(node) }
}

/// One text with its state.
public struct StringUnit: Sendable {
  public let node: JSONNode

  init(_ node: JSONNode) {
    self.node = node
  }

  /// A missing state reads as `new`, as in Xcode.
  public var state: TranslationState { node["state"]?.string.map { TranslationState(name: $0) } ?? .new }

  /// A missing value reads as empty.
  public var value: String { node["value"]?.string ?? "" }

  /// Where the value stands, or the unit where it has none.
  public var location: Location { (node["value"] ?? node).location }

  /// The UTF-8 range of the value in the bytes it was read from, quotes included.
  public var valueRange: Range<Int> { (node["value"] ?? node).range }
}

/// Phrases of one language of which any may be used.
public struct StringSet: Sendable {
  public let node: JSONNode

  init(_ node: JSONNode) {
    self.node = node
  }

  public var state: TranslationState { node["state"]?.string.map { TranslationState(name: $0) } ?? .new }

  public var values: [String] { (node["values"]?.elements ?? []).compactMap(\.string) }

  /// Where each value stands.
  public var locations: [Location] { (node["values"]?.elements ?? []).filter { $0.kind == .string }.map(\.location) }

  public var location: Location { node.location }
}

/// A part of a text that varies by a number of its own: `%#@days@`.
public struct CatalogSubstitution: Sendable {
  /// The name between `%#@` and `@`.
  public let name: String
  /// Where the name stands.
  public let location: Location
  public let node: JSONNode

  init(_ member: JSONMember) {
    name = member.key
    location = member.location
    node = member.value
  }

  /// Which argument decides, counted from 1; nil where the order of appearance does.
  public var argument: Int? { node["argNum"]?.integer }

  /// How the argument is printed, without its percent sign: `lld`.
  public var specifier: String? { node["formatSpecifier"]?.string }

  public var content: LocalizedContent { LocalizedContent(node) }
}
