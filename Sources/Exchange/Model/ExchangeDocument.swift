import Catalogs

/// What goes out to translators at once, or comes back: the units of catalogs in languages.
public struct ExchangeDocument: Sendable {
  /// One section for each catalog and target language.
  public var sections: [ExchangeSection]
  /// The name of the project, for formats that carry one.
  public var project: String
  /// Files that go along as they are, by their path in the project: the catalogs with their source texts.
  public var sources: [ExchangeFile]
  /// Pictures and other notes for translators that go along as they are.
  public var attachments: [ExchangeFile]

  public init(
    _ sections: [ExchangeSection] = [], project: String = "", sources: [ExchangeFile] = [],
    attachments: [ExchangeFile] = []
  ) {
    self.sections = sections
    self.project = project
    self.sources = sources
    self.attachments = attachments
  }

  /// The target languages, each once, in the order of the sections.
  public var targetLanguages: [String] {
    var seen: Set<String> = []
    return sections.map(\.targetLanguage).filter { seen.insert($0).inserted }
  }

  /// The catalogs, each once, in the order of the sections.
  public var catalogs: [CatalogName] {
    var seen: Set<CatalogName> = []
    return sections.map(\.catalog).filter { seen.insert($0).inserted }
  }
}

/// A catalog as files of translators name it.
public struct CatalogName: Hashable, Sendable {
  /// The path of the catalog, as Xcode's `original` has it; nil where a file names the table alone.
  public var path: String?
  /// The name of the table: `Localizable`.
  public var table: String

  /// A catalog by its path, of which the table is the name without extension.
  public init(path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    self.path = path
    table = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? String(name[..<$0]) : nil } ?? name
  }

  /// A catalog of which the table alone is known.
  public init(table: String) {
    self.table = table
  }
}

/// The units of one catalog in one target language, those of one key side by side.
public struct ExchangeSection: Sendable {
  public var catalog: CatalogName
  public var sourceLanguage: String
  public var targetLanguage: String
  public var units: ExchangeUnits
  /// What the file says of the section besides, in its order, so that it can be written as it was.
  public var attributes: [Attribute]
  /// The program that wrote the file, as the file names it.
  public var tool: ExchangeTool?
  /// How many keys of the catalog hold phrases of App Shortcuts, which are no units.
  public var phraseCount = 0

  /// A name and a value from the head of a section.
  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public init(
    catalog: CatalogName, sourceLanguage: String, targetLanguage: String, units: ExchangeUnits = [],
    attributes: [Attribute] = [], tool: ExchangeTool? = nil
  ) {
    self.catalog = catalog
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
    self.attributes = attributes
    self.tool = tool
  }

  /// The units by key, in the order of the section: what formats with plural forms of their own write as one.
  public var groups: [ArraySlice<ExchangeUnit>] {
    let units = Array(units)
    var result: [ArraySlice<ExchangeUnit>] = []
    var start = 0
    for place in units.indices.dropFirst() where !units[place].key.hasSameBytes(as: units[start].key) {
      result.append(units[start..<place])
      start = place
    }
    if start < units.count { result.append(units[start...]) }
    return result
  }
}

/// The program that wrote a file.
public struct ExchangeTool: Hashable, Sendable {
  public var id: String
  public var name: String
  public var version: String?
  public var build: String?

  public init(id: String, name: String, version: String? = nil, build: String? = nil) {
    self.id = id
    self.name = name
    self.version = version
    self.build = build
  }

  /// This program. It names no build: the schema of XLIFF knows no such attribute, Xcode's files have it all the same.
  public static let wordgate = ExchangeTool(id: "wordgate", name: "Wordgate", version: "0.1.0")
}

/// A file of an export: its path below the folder of the export, with `/` between the parts, and its bytes.
public struct ExchangeFile: Sendable {
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The last part of the path.
  public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
