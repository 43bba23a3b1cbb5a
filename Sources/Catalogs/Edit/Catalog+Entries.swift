import Findings
import StructuredText

extension Catalog {
  /// Adds an entry at its place in Finder order.
  public mutating func insert(_ draft: EntryDraft) throws(CatalogEditProblem) {
    guard self[draft.key] == nil else { throw .keyExists(draft.key) }
    for text in draft.texts { try Self.check(language: text.language) }
    let isNewest = draft.texts.contains { $0.state == .machineTranslated }
    insertItem(key: draft.key) { writer, indentation in
      var bytes: [UInt8] = []
      writer.append(draft.value, indentation: indentation, to: &bytes)
      return bytes
    }
    if isNewest { raiseVersion(to: "1.3") }
  }

  /// Takes an entry out.
  public mutating func removeEntry(_ key: String) throws(CatalogEditProblem) {
    guard let number = numbers[ExactKey(key)], let position = order.firstIndex(of: number) else {
      throw .noSuchKey(key)
    }
    willEdit()
    order.remove(at: position)
    numbers[ExactKey(key)] = order.first { items[$0].key.utf8.elementsEqual(key.utf8) }
    if order.isEmpty { frame.closing = emptyInside }
  }

  /// Gives an entry another key and takes it to its place; everything it holds stays.
  ///
  /// A key without a text in the source language is its own text. With `keepingText` that text is written down, so
  /// that people go on reading the same; else the new key is the new text.
  public mutating func renameKey(
    _ key: String, to newKey: String, keepingText: Bool = false
  ) throws(CatalogEditProblem) {
    guard let number = numbers[ExactKey(key)] else { throw .noSuchKey(key) }
    guard !key.utf8.elementsEqual(newKey.utf8) else { return }
    guard numbers[ExactKey(newKey)] == nil else { throw .keyExists(newKey) }
    if keepingText, self[key]?.localization(sourceLanguage) == nil {
      try setValue(key, state: .translated, key: key, language: sourceLanguage)
    }
    let source = Array(items[number].node.source)
    try removeEntry(key)
    insertItem(key: newKey) { _, _ in source }
  }

  /// What stands inside `strings` when it holds nothing.
  private var emptyInside: [UInt8] {
    guard style.emptyObject == .blankLine, let newline = style.newline else { return [] }
    return Array((newline + newline + style.indent).utf8)
  }

  private mutating func insertItem(key: String, render: (JSONWriter, String) -> [UInt8]) {
    let position = position(for: key)
    let model = order.isEmpty ? nil : items[order[min(position, order.count - 1)]]
    let lead = model?.lead ?? style.newline.map { Array(($0 + style.indent + style.indent).utf8) } ?? []
    let colon = model.map { Array($0.name.dropFirst($0.keyWidth)) } ?? Array(style.colon.utf8)
    let isInline =
      !lead.contains(0x0A)
      || model.map { $0.node.count > 0 && !$0.node.source.contains(0x0A) } ?? false
    let indentation = String(decoding: lead.drop { $0 == 0x0A || $0 == 0x0D }, as: UTF8.self)
    let bytes = render(JSONWriter(style: style, isInline: isInline), indentation)
    let location = model?.location ?? Location(file: file, line: 1, column: 1)
    guard let node = JSONDocument(bytes, origin: location).root else { return }
    willEdit()
    if order.isEmpty { frame.closing = style.newline.map { Array(($0 + style.indent).utf8) } ?? [] }
    items.append(
      CatalogItem(
        key: key, lead: lead, name: JSONWriter.quoted(key) + colon, location: location, node: node))
    order.insert(items.count - 1, at: position)
    numbers[ExactKey(key)] = items.count - 1
  }

  /// Where a key belongs. In a file that is not in Finder order it goes where it agrees with most of its neighbours.
  private mutating func position(for key: String) -> Int {
    if isInOrder == nil {
      isInOrder = order.indices.dropFirst().allSatisfy { place in
        !FinderOrder.precedes(items[order[place]].key, items[order[place - 1]].key)
      }
    }
    if isInOrder == true {
      var low = 0
      var high = order.count
      while low < high {
        let middle = (low + high) / 2
        if FinderOrder.precedes(key, items[order[middle]].key) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    var balance = 0
    var best = (balance: 0, position: 0)
    for (place, number) in order.enumerated() {
      balance += FinderOrder.precedes(key, items[number].key) ? -1 : 1
      if balance >= best.balance { best = (balance, place + 1) }
    }
    return best.position
  }

  /// Raises the version of the format where a field needs a later one; never lowers it.
  mutating func raiseVersion(to least: String) {
    let parts = { (text: String) in text.split(separator: ".").map { Int($0) ?? 0 } }
    if parts(version).lexicographicallyPrecedes(parts(least)) { version = least }
  }

  static func check(language: String) throws(CatalogEditProblem) {
    var isWellFormed = true
    var isFirst = true
    var count = 0
    func endSubtag() {
      if !((isFirst ? 2 : 1)...8 ~= count) { isWellFormed = false }
      isFirst = false
      count = 0
    }
    for byte in language.utf8 {
      switch byte {
      case UInt8(ascii: "-"): endSubtag()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): count += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where !isFirst: count += 1
      default: isWellFormed = false
      }
    }
    endSubtag()
    if !isWellFormed { throw .malformedLanguage(language) }
  }
}

extension CatalogItem {
  /// How many bytes of the name are the key in quotes.
  var keyWidth: Int {
    var at = 1
    while at < name.count && name[at] != UInt8(ascii: "\"") { at += name[at] == UInt8(ascii: "\\") ? 2 : 1 }
    return min(at + 1, name.count)
  }
}
