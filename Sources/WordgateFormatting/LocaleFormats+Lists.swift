import WordgateLocales

extension LocaleFormats {
  /// Appends the items with what the locale writes between them. No item gives nothing, one item itself.
  ///
  /// An item with letters that run against the locale's direction stands between isolates (U+2068, U+2069), as in Apple's
  /// lists, unless `isolating` is false.
  public func append(
    list items: [String], _ kind: ListKind = .and, isolating: Bool = true, to buffer: inout [UInt8]
  ) {
    TextWriter.append(to: &buffer) { write(list: items, kind, isolating: isolating, to: &$0) }
  }

  /// Appends the items with what the locale writes between them.
  public func append(
    list items: [String], _ kind: ListKind = .and, isolating: Bool = true,
    to buffer: inout TextBuffer
  ) {
    write(list: items, kind, isolating: isolating, to: &buffer.writer)
  }

  private func write(
    list items: [String], _ kind: ListKind, isolating: Bool, to writer: inout TextWriter
  ) {
    let pieces = kind == .and ? row.andList : row.orList
    if items.count < 2 {
      for item in items { write(item: item, isolating: isolating, to: &writer) }
      return
    }
    let isPair = items.count == 2
    writer.append(FormatTable.text(pieces, isPair ? 0 : 3))
    for (index, item) in items.enumerated() {
      if index > 0 {
        let piece = isPair ? 1 : index == items.count - 1 ? 6 : index == 1 ? 4 : 5
        write(
          separator: FormatTable.text(pieces, piece), isLast: index == items.count - 1,
          before: item, to: &writer)
      }
      write(item: item, isolating: isolating, to: &writer)
    }
    writer.append(FormatTable.text(pieces, isPair ? 2 : 7))
  }

  /// The items with what the locale writes between them.
  public func list(_ items: [String], _ kind: ListKind = .and, isolating: Bool = true) -> String {
    gather { write(list: items, kind, isolating: isolating, to: &$0) }
  }

  private func write(item: String, isolating: Bool, to writer: inout TextWriter) {
    guard isolating, TextDirection.runs(in: item, against: isRightToLeft) else {
      writer.append(item)
      return
    }
    writer.append(0xE2, 0x81, 0xA8)
    writer.append(item)
    writer.append(0xE2, 0x81, 0xA9)
  }

  /// Writes what stands between two items. The last one sounds with the item after it in Spanish ("y" and "o" become "e"
  /// and "u") and gets a dash before another script in Hebrew.
  private func write(
    separator: UnsafeBufferPointer<UInt8>, isLast: Bool, before item: String,
    to writer: inout TextWriter
  ) {
    guard isLast else { return writer.append(separator) }
    switch locale.language {
    case "es" where separator.elementsEqual(" y ".utf8) && SpanishConjunction.soundsLikeI(item):
      writer.append(" e ")
    case "es" where separator.elementsEqual(" o ".utf8) && SpanishConjunction.soundsLikeO(item):
      writer.append(" u ")
    case "he":
      writer.append(separator)
      // The letter vav, which is written together with the next word.
      if separator.suffix(2).elementsEqual([0xD7, 0x95]), !HebrewConjunction.isHebrew(item) {
        writer.append(UInt8(ascii: "-"))
      }
    default: writer.append(separator)
    }
  }
}
