import WordgateLocales

extension LocaleFormats {
  /// Appends the items with what the locale writes between them. No item gives nothing, one item itself.
  ///
  /// An item with letters that run against the locale's direction stands between isolates (U+2068, U+2069), as in Apple's
  /// lists, unless `isolating` is false.
  public func append(list items: [String], _ kind: ListKind = .and, isolating: Bool = true, to buffer: inout [UInt8]) {
    let pieces = kind == .and ? row.andList : row.orList
    if items.count < 2 {
      for item in items { append(item: item, isolating: isolating, to: &buffer) }
      return
    }
    let isPair = items.count == 2
    buffer.append(text: FormatTable.text(pieces, isPair ? 0 : 3))
    for (index, item) in items.enumerated() {
      if index > 0 {
        let piece = isPair ? 1 : index == items.count - 1 ? 6 : index == 1 ? 4 : 5
        append(separator: FormatTable.text(pieces, piece), isLast: index == items.count - 1, before: item, to: &buffer)
      }
      append(item: item, isolating: isolating, to: &buffer)
    }
    buffer.append(text: FormatTable.text(pieces, isPair ? 2 : 7))
  }

  /// The items with what the locale writes between them.
  public func list(_ items: [String], _ kind: ListKind = .and, isolating: Bool = true) -> String {
    gather { append(list: items, kind, isolating: isolating, to: &$0) }
  }

  private func append(item: String, isolating: Bool, to buffer: inout [UInt8]) {
    guard isolating, TextDirection.runs(in: item, against: isRightToLeft) else {
      buffer.append(contentsOf: item.utf8)
      return
    }
    buffer.append(contentsOf: [0xE2, 0x81, 0xA8])
    buffer.append(contentsOf: item.utf8)
    buffer.append(contentsOf: [0xE2, 0x81, 0xA9])
  }

  /// Appends what stands between two items. The last one sounds with the item after it in Spanish ("y" and "o" become "e"
  /// and "u") and gets a dash before another script in Hebrew.
  private func append(
    separator: UnsafeBufferPointer<UInt8>, isLast: Bool, before item: String, to buffer: inout [UInt8]
  ) {
    let start = buffer.count
    buffer.append(text: separator)
    guard isLast else { return }
    switch locale.language {
    case "es":
      if buffer[start...].elementsEqual(" y ".utf8), SpanishConjunction.soundsLikeI(item) {
        buffer[start + 1] = UInt8(ascii: "e")
      } else if buffer[start...].elementsEqual(" o ".utf8), SpanishConjunction.soundsLikeO(item) {
        buffer[start + 1] = UInt8(ascii: "u")
      }
    case "he":
      // The letter vav, which is written together with the next word.
      if buffer[start...].suffix(2).elementsEqual([0xD7, 0x95]), !HebrewConjunction.isHebrew(item) {
        buffer.append(UInt8(ascii: "-"))
      }
    default: break
    }
  }
}
