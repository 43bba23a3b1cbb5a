public import Findings
public import StructuredText

/// A String Catalog: the texts of an app, or of one table of it, in all languages.
///
/// Reading keeps the bytes. A catalog that nobody edits is written back as it was, whoever wrote it; an edit changes
/// the lines it is about, in the style of the file.
public struct Catalog: Sendable {
  /// The name by which code asks for the table: the file's name without its extension.
  public let table: String
  /// The path as a person would write it.
  public let file: String
  /// Whether the file was read without an error, so that writing it loses nothing. A program leaves a file alone that
  /// it could not read.
  public let isSound: Bool
  /// The style of the file, which edits keep to.
  public let style: JSONStyle

  var frame: CatalogFrame
  /// All items ever read or inserted, by a number that stays.
  var items: [CatalogItem]
  /// The numbers of the items in the order of the file.
  var order: [Int]
  /// The number of the first item with a key.
  var numbers: [ExactKey: Int]
  /// The file as read, until the first edit.
  private(set) var unchanged: JSONDocument?
  /// The file as it was written last, until the next edit.
  var written: [UInt8]?
  /// Whether the keys stand in Finder order; nil before someone asked.
  var isInOrder: Bool?

  /// Reads a catalog. Nil where the bytes are no catalog; the findings tell why, and what is odd in one that is.
  ///
  /// The table is named after the file unless told otherwise.
  public init?(_ bytes: [UInt8], file: String, table: String? = nil, findings: inout [Finding]) {
    let document = JSONDocument(bytes, file: file)
    var found = document.problems
    defer { findings.append(contentsOf: found) }
    guard let root = document.root else { return nil }
    guard let frame = CatalogFrame(document, root, findings: &found), let strings = root["strings"] else { return nil }
    found += CatalogValidation.findings(in: root)
    self.table = table ?? Self.table(of: file)
    self.file = file
    self.frame = frame
    style = JSONStyle(of: document)
    isSound = !found.contains { $0.severity == .error }
    items = CatalogItem.items(of: strings)
    order = Array(items.indices)
    numbers = Dictionary(
      items.indices.lazy.map { [items] in (ExactKey(items[$0].key), $0) }, uniquingKeysWith: { first, _ in first })
    unchanged = document
  }

  /// A new catalog without entries, in Xcode's form and of version 1.0.
  public init(table: String, file: String, sourceLanguage: String) {
    let bytes = JSONWriter(style: .xcode).bytes(
      of: .object([
        .init("sourceLanguage", .string(sourceLanguage)), .init("strings", .object([])),
        .init("version", .string("1.0")),
      ]))
    self.table = table
    self.file = file
    isSound = true
    style = .xcode
    frame = CatalogFrame(empty: bytes, file: file)
    items = []
    order = []
    numbers = [:]
    unchanged = JSONDocument(bytes, file: file)
    isInOrder = true
  }

  /// The language of the texts in the code.
  public var sourceLanguage: String {
    get { frame.sourceLanguage }
    set {
      guard !newValue.utf8.elementsEqual(sourceLanguage.utf8) else { return }
      willEdit()
      frame.sourceLanguage = newValue
    }
  }

  /// The version of the format, such as `1.0`. It stays as it was read until a field is written that came later.
  public var version: String {
    get { frame.version }
    set {
      guard !newValue.utf8.elementsEqual(version.utf8) else { return }
      willEdit()
      frame.version = newValue
    }
  }

  /// The entries in the order of the file.
  public var entries: [CatalogEntry] { order.map { items[$0].entry } }

  /// The keys in the order of the file.
  public var keys: [String] { order.map { items[$0].key } }

  /// The first entry with the key, compared byte for byte.
  public subscript(key: String) -> CatalogEntry? {
    numbers[ExactKey(key)].map { items[$0].entry }
  }

  /// All language tags of the file, the source language included, sorted.
  public var languages: [String] {
    var seen: Set<String> = [sourceLanguage]
    seen.formUnion(frame.languages)
    for number in order {
      for member in items[number].node["localizations"]?.members ?? [] { seen.insert(member.key) }
    }
    return seen.sorted()
  }

  /// Whether anything was edited since reading.
  public var isEdited: Bool { unchanged == nil }

  /// The bytes of the file: as read where nothing was edited.
  public func serialized() -> [UInt8] {
    if let known = unchanged?.bytes ?? written { return known }
    var result = frame.head
    result.reserveCapacity(items.reduce(frame.head.count + frame.tail.count) { $0 + $1.valueSize + 64 })
    for (position, number) in order.enumerated() {
      items[number].append(to: &result, isFirst: position == 0)
    }
    result.append(contentsOf: frame.closing)
    result.append(contentsOf: frame.tail)
    return result
  }

  /// Marks the bytes as read as no longer those of the catalog.
  mutating func willEdit() {
    unchanged = nil
    written = nil
  }

  private static func table(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
