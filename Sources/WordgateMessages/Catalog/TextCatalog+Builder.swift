public import WordgateLocales

extension TextCatalog {
  /// Gathers the texts of an app and compiles them.
  ///
  ///     var builder = TextCatalog.Builder(sourceLocale: english)
  ///     builder.add(MessageSource("Day %lld"), key: "Day %lld", locale: english)
  ///     let catalog = builder.catalog
  public struct Builder: Sendable {
    private struct Key: Hashable {
      var table: String
      var key: String
    }

    private let sourceLocale: LocaleIdentifier
    private var messages: [Key: [LocaleIdentifier: [UInt8]]] = [:]
    private var evaluators: [LocaleIdentifier: MessageEvaluator] = [:]

    public init(sourceLocale: LocaleIdentifier) {
      self.sourceLocale = sourceLocale
    }

    /// Adds one text and gives it back compiled, with what is wrong in it. A text that was added before for the same
    /// key, table and locale is replaced.
    @discardableResult
    public mutating func add(
      _ source: MessageSource, key: String, table: String = "Localizable", locale: LocaleIdentifier
    ) -> Message {
      let evaluator = evaluators[locale] ?? MessageEvaluator(locale)
      evaluators[locale] = evaluator
      let message = Message(source, evaluator: evaluator)
      messages[Key(table: table, key: key), default: [:]][locale] = message.encoded
      return message
    }

    /// The compiled catalog, the same bytes in whatever order the texts were added; nil when it would exceed four
    /// gigabytes.
    public var catalog: TextCatalog? { TextCatalog(bytes) }

    private var bytes: [UInt8] {
      let locales = Set(messages.values.flatMap(\.keys) + [sourceLocale]).sorted()
      let rows = messages.map {
        (key: Array($0.key.table.utf8) + [0] + Array($0.key.key.utf8), texts: $0.value)
      }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      var writer = TextCatalogWriter(spanCount: locales.count + rows.count * (locales.count + 1))
      for locale in locales { writer.add(Array(locale.description.utf8)) }
      for row in rows { writer.add(row.key) }
      for row in rows {
        for locale in locales { writer.add(row.texts[locale] ?? []) }
      }
      return writer.bytes(
        locales: locales.count, keys: rows.count,
        source: locales.firstIndex(of: sourceLocale) ?? locales.count)
    }
  }
}

/// Writes spans and their pool. Equal pieces are kept once.
private struct TextCatalogWriter {
  private var spans: [UInt8] = []
  private var pool: [UInt8] = []
  private var known: [[UInt8]: Int] = [:]
  private let poolStart: Int

  init(spanCount: Int) {
    poolStart = TextCatalogFile.headerSize + spanCount * 8
  }

  mutating func add(_ piece: [UInt8]) {
    let place = known[piece] ?? poolStart + pool.count
    if known[piece] == nil {
      known[piece] = place
      pool += piece
    }
    Self.append(place, to: &spans)
    Self.append(piece.count, to: &spans)
  }

  func bytes(locales: Int, keys: Int, source: Int) -> [UInt8] {
    var bytes = TextCatalogFile.magic
    for number in [TextCatalogFile.version, locales, keys, source] {
      Self.append(number, to: &bytes)
    }
    return bytes + spans + pool
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    let number = UInt32(clamping: number)
    for shift in [UInt32(0), 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
