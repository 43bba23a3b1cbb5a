import StructuredText

/// Texts of one entry put in the place of texts that are there, each of which is the only one of its language.
struct TextReplacement {
  /// A text or state to be written in the place of a string of the file.
  struct Edit: BitwiseCopyable, Sendable {
    let start: UInt32
    let end: UInt32
    let place: TextBatch.Place
    let isState: Bool
  }

  private let batch: TextBatch
  private let places: ArraySlice<TextBatch.Place>
  /// The place of the language that probably comes next: both stand in the same order.
  private var next: Int
  private var isDone: [Bool]

  /// Adds the edits of an entry in the order of its file; false where anything else is to be done.
  static func add(
    _ places: ArraySlice<TextBatch.Place>, of batch: TextBatch, in entry: JSONNode, to edits: inout [Edit]
  ) -> Bool {
    guard places.allSatisfy({ batch[$0].isPlain }) else { return false }
    let count = edits.count
    let isWhole = entry.withCursor { entry -> Bool in
      guard let localizations = entry.member("localizations"), localizations.kind == .object else { return false }
      var replacement = TextReplacement(
        batch: batch, places: places, next: places.startIndex, isDone: Array(repeating: false, count: places.count))
      var key = localizations.firstKey
      while let language = key {
        guard !language.hasEscapes, replacement.add(language, to: &edits) else { return false }
        key = language.nextKey(in: localizations)
      }
      return replacement.isDone.allSatisfy(\.self)
    }
    if !isWhole { edits.removeLast(edits.count - count) }
    return isWhole
  }

  /// Takes over one language; false where its change asks for more than other texts.
  private mutating func add(_ language: JSONCursor, to edits: inout [Edit]) -> Bool {
    guard let place = place(of: language) else { return true }
    guard !isDone[place - places.startIndex], let key = language.value.firstKey, key.isSpelled("stringUnit"), key.nextKey(in: language.value) == nil,
      let state = key.value.member("state"), let value = key.value.member("value"), state.kind == .string,
      value.kind == .string
    else { return false }
    isDone[place - places.startIndex] = true
    next = place + 1
    let change = batch[places[place]]
    let isSameText = batch.parts[Int(places[place].part)].texts.withView { value.reads($0[change.text]) }
    let isSameState = change.state.name.withUTF8Buffer { state.reads($0) }
    let isStateFirst = state.range.lowerBound < value.range.lowerBound
    if isStateFirst, !isSameState { edits.append(Edit(state, places[place], isState: true)) }
    if !isSameText { edits.append(Edit(value, places[place], isState: false)) }
    if !isStateFirst, !isSameState { edits.append(Edit(state, places[place], isState: true)) }
    return true
  }

  /// The change of a language. Where there are two, the second one is never found and stays undone.
  private func place(of language: JSONCursor) -> Int? {
    for offset in 0..<places.count {
      let place = places.startIndex + (next - places.startIndex + offset) % places.count
      var tag = batch.parts[Int(places[place].part)].language
      if tag.withUTF8({ language.isSpelled($0) }) { return place }
    }
    return nil
  }
}

extension TextReplacement.Edit {
  fileprivate init(_ text: JSONCursor, _ place: TextBatch.Place, isState: Bool) {
    // A document is smaller than 4 GB.
    start = UInt32(truncatingIfNeeded: text.range.lowerBound)
    end = UInt32(truncatingIfNeeded: text.range.upperBound)
    self.place = place
    self.isState = isState
  }

  /// Appends what is to stand there.
  func append(from batch: TextBatch, to buffer: inout [UInt8]) {
    let change = batch[place]
    if isState {
      change.state.name.withUTF8Buffer { JSONWriter.append($0, to: &buffer) }
    } else {
      batch.parts[Int(place.part)].texts.withView { JSONWriter.append($0[change.text], to: &buffer) }
    }
  }
}

extension JSONCursor {
  /// Whether a string reads as a text, however it is spelled.
  fileprivate func reads(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard hasEscapes else { return isSpelled(text) }
    var own: [UInt8] = []
    appendText(to: &own)
    return own.withUnsafeBufferPointer { $0.isSame(as: text) }
  }
}
