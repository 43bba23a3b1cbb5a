/// What one source file was found to look up: a `.stringsdata` file, as Apple's compiler writes one for each source.
///
/// Version 1 of the format. The strings of a source stand in tables, in the order of the source.
public struct StringsData: Hashable, Sendable {
  /// The path of the source.
  public var source: String
  public var tables: [Table]

  /// The version of the format that is read and written.
  public static let version = 1

  public struct Table: Hashable, Sendable {
    /// The name by which code asks for the table: `Localizable`.
    public var name: String
    public var strings: [ExtractedText]

    public init(name: String, strings: [ExtractedText] = []) {
      self.name = name
      self.strings = strings
    }
  }

  /// One place of a source that looks a text up.
  public struct ExtractedText: Hashable, Sendable {
    public var key: String
    /// The words for translators; empty where the code gives none.
    public var comment: String
    /// Where the literal starts, where the file says so.
    public var place: Place?
    /// The text of the source language where the code gives it apart from the key.
    public var value: String?
    /// Phrases of which any may be said or typed: App Shortcuts.
    public var values: [String]?

    public init(
      key: String, comment: String = "", place: Place? = nil, value: String? = nil, values: [String]? = nil
    ) {
      self.key = key
      self.comment = comment
      self.place = place
      self.value = value
      self.values = values
    }
  }

  /// A line and a column, both counted from 1.
  public struct Place: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  public init(source: String, tables: [Table] = []) {
    self.source = source
    self.tables = tables
  }

  /// What the file says about a table, for a sync.
  public func entries(of table: String) -> [ExtractedEntry] {
    tables.filter { $0.name.utf8.elementsEqual(table.utf8) }.flatMap(\.strings).map { text in
      ExtractedEntry(
        key: text.key, comments: text.comment.isEmpty ? [] : [text.comment], defaultValue: text.value,
        phrases: text.values)
    }
  }
}
