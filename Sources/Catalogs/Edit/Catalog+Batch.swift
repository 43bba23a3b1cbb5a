package import Findings
import StructuredText

extension Catalog {
  /// Writes texts of many entries as ``write(_:key:)`` does, several entries at once; `changes` gives those of a key by
  /// its place. Gives the problem of each key whose entry was left as it was, nil for the others.
  package mutating func write(
    _ keys: [String], workers: Workers, changes: @escaping @Sendable (_ place: Int) -> [TextChange]
  ) -> [CatalogEditProblem?] {
    let numbers = keys.map { self.numbers[ExactKey($0)] }
    let items = items
    let weights = numbers.map { number in number.map { items[$0].node.range.count } ?? 0 }
    let replaced = workers.map(workers.parts(of: weights)) { part in
      part.map { place in numbers[place].flatMap { items[$0].replacing(changes(place)) } }
    }.flatMap { $0 }
    var problems: [CatalogEditProblem?] = Array(repeating: nil, count: keys.count)
    var isNewest = false
    for (place, result) in replaced.enumerated() {
      if let result, let number = numbers[place] {
        willEdit()
        self.items[number].node = result.node
        if result.isNewest { isNewest = true }
        continue
      }
      do throws(CatalogEditProblem) {
        try write(changes(place), key: keys[place])
      } catch {
        problems[place] = error
      }
    }
    if isNewest { raiseVersion(to: "1.3") }
    return problems
  }
}

extension CatalogItem {
  /// The value with other texts in the place of texts that are there; nil where anything else is to be done.
  fileprivate func replacing(_ changes: [TextChange]) -> (node: JSONNode, isNewest: Bool)? {
    let bytes = node.withCursor { node -> [UInt8]? in
      guard let localizations = node.member("localizations"), localizations.kind == .object else { return nil }
      var edit = TextReplacement(node, changes)
      var key = localizations.firstKey
      while let language = key {
        guard !language.hasEscapes, edit.add(language) else { return nil }
        key = language.nextKey(in: localizations)
      }
      return edit.finish()
    }
    return bytes.flatMap { JSONDocument($0, origin: node.location).root }.map { node in
      (node, changes.contains { $0.state == .machineTranslated })
    }
  }
}

/// The bytes of an entry while texts are put in the place of others.
private struct TextReplacement {
  private let changes: [TextChange]
  private let whole: JSONCursor
  private var isDone: [Bool]
  private var left: Int
  /// The change of the language that probably comes next: both stand in the same order.
  private var next = 0
  private var result: [UInt8] = []
  /// The first byte of the entry that is not in the result yet, counted from its start.
  private var at = 0

  init(_ whole: JSONCursor, _ changes: [TextChange]) {
    self.whole = whole
    self.changes = changes
    isDone = Array(repeating: false, count: changes.count)
    left = changes.count
    result.reserveCapacity(whole.range.count + changes.count * 16)
  }

  /// Takes over one language; false where its change asks for more than other texts.
  mutating func add(_ language: JSONCursor) -> Bool {
    guard let place = change(of: language) else { return true }
    let change = changes[place]
    guard !isDone[place], change.form.steps.isEmpty, (try? Catalog.check(language: change.language)) != nil,
      let key = language.value.firstKey, key.isSpelled("stringUnit"), key.nextKey(in: language.value) == nil
    else { return false }
    if case .unknown = change.state { return false }
    let unit = key.value
    guard let state = unit.member("state"), let value = unit.member("value"), state.kind == .string,
      value.kind == .string
    else { return false }
    let edits = [(state, change.state.name), (value, change.value)]
    for (text, new) in state.range.lowerBound < value.range.lowerBound ? edits : edits.reversed() { put(new, text) }
    isDone[place] = true
    left -= 1
    next = place + 1
    return true
  }

  /// The bytes of the whole entry; nil where a language was not there, or where all is as it was.
  mutating func finish() -> [UInt8]? {
    guard left == 0, at > 0 else { return nil }
    result.append(contentsOf: UnsafeBufferPointer(rebasing: whole.content[at...]))
    return result
  }

  private func change(of language: JSONCursor) -> Int? {
    for offset in changes.indices {
      let place = (next + offset) % changes.count
      var tag = changes[place].language
      if tag.withUTF8({ language.isSpelled($0) }) { return place }
    }
    return nil
  }

  private mutating func put(_ new: String, _ text: JSONCursor) {
    guard !text.reads(new) else { return }
    let range = text.range
    let start = whole.range.lowerBound
    result.append(contentsOf: UnsafeBufferPointer(rebasing: whole.content[at..<range.lowerBound - start]))
    JSONWriter.append(new, to: &result)
    at = range.upperBound - start
  }
}

extension JSONCursor {
  /// Whether a string reads as a text, however it is spelled.
  fileprivate func reads(_ text: String) -> Bool {
    guard hasEscapes else {
      var text = text
      return text.withUTF8 { isSpelled($0) }
    }
    var own: [UInt8] = []
    appendText(to: &own)
    return own.elementsEqual(text.utf8)
  }
}
