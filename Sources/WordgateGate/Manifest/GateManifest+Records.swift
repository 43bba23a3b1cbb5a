extension GateManifest {
  /// The bytes of a text by its number; empty where the file is at odds with itself.
  func characters(_ number: Int?) -> Range<Int> {
    guard let number, let start = word(.textStarts, number), let end = word(.textStarts, number + 1), end >= start,
      let range = range(.characters, start, end - start)
    else { return 0..<0 }
    return range
  }

  func text(_ number: Int?) -> String { String(decoding: bytes[characters(number)], as: UTF8.self) }

  /// The place of the paywall with an id.
  func paywall(_ id: String) -> Int? {
    var low = 0
    var high = count(.paywalls)
    while low < high {
      let middle = (low + high) / 2
      switch compare(id, characters(word(.paywalls, middle))) {
      case 0: return middle
      case 1: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// -1, 0 or 1: how a text stands to the bytes of a range.
  private func compare(_ text: String, _ range: Range<Int>) -> Int {
    var place = range.lowerBound
    for byte in text.utf8 {
      guard place < range.upperBound else { return 1 }
      let other = bytes[place]
      if byte != other { return byte < other ? -1 : 1 }
      place += 1
    }
    return place == range.upperBound ? 0 : -1
  }

  /// What is known of a paywall in a locale.
  func cell(_ paywall: Int, _ locale: Int) -> UInt8 {
    guard locale >= 0, locale < count(.locales) else { return 0 }
    return byte(.cells, paywall &* count(.locales) &+ locale) ?? 0
  }

  func reasons(_ paywall: Int, _ locale: Int) -> [GateReason] {
    let cell = paywall &* count(.locales) &+ locale
    guard locale < count(.locales), let start = word(.reasonStarts, cell), let end = word(.reasonStarts, cell + 1),
      start <= end, end <= count(.reasons)
    else { return [] }
    return (start..<end).map { index in
      func text(_ field: Int) -> String { self.text(word(.reasons, index, field)) }
      let flags = word(.reasons, index, 7) ?? 0
      return GateReason(
        rule: text(0), message: text(1), advice: text(2), key: text(3), state: text(4), file: text(5),
        line: word(.reasons, index, 6) ?? 0, isTolerable: flags & Int(ManifestLayout.tolerableReason) != 0)
    }
  }

  /// The records of a list that a record refers to by two fields; empty where they reach beyond the section.
  func list(
    _ section: ManifestLayout.Section, _ index: Int, _ field: Int, in target: ManifestLayout.Section
  ) -> Range<Int> {
    guard let start = word(section, index, field), let length = word(section, index, field + 1),
      start <= count(target), length <= count(target) - start
    else { return 0..<0 }
    return start..<start + length
  }

  /// The words of a text in a locale.
  func words(row: Int?, locale: Int) -> GateWords? {
    guard let row, let place = word(.rows, row &* count(.locales) &+ locale), place > 0,
      let kind = byte(.messages, place - 1), let header = range(.messages, place, 4),
      let length = bytes.word(header.lowerBound),
      let range = range(.messages, place + 4, length)
    else { return nil }
    switch kind {
    case ManifestLayout.messageKind: return .message(range)
    case ManifestLayout.plainKind: return .plain(range, isTagged: false)
    case ManifestLayout.taggedKind: return .plain(range, isTagged: true)
    default: return nil
    }
  }
}

/// Where the words of a text lie in the manifest.
enum GateWords {
  /// A compiled message.
  case message(Range<Int>)
  /// A text that may hold variables: in double braces, or as tags.
  case plain(Range<Int>, isTagged: Bool)
}
