package import StructuredText

/// Texts for many entries of one catalog, in several languages.
package struct TextBatch: Sendable {
  /// The texts of one language, in the order in which they are to be written.
  package struct Part: Sendable {
    package let language: String
    /// Holds the texts that need no more than their bytes.
    package let texts: PackedTexts
    package private(set) var changes: [Change] = []
    /// The texts that need more: forms, arguments, states of other tools.
    fileprivate var others: [TextChange] = []

    package init(language: String, texts: PackedTexts) {
      self.language = language
      self.texts = texts
    }

    package mutating func reserveCapacity(_ count: Int) { changes.reserveCapacity(count) }

    /// Adds the only text of an entry in the language. `entry` is the number of its key.
    package mutating func append(_ text: PackedText, state: KnownState, entry: Int) {
      changes.append(Change(entry: UInt32(truncatingIfNeeded: entry), other: 0, text: text, state: state))
    }

    package mutating func append(_ change: TextChange, entry: Int) {
      others.append(change)
      changes.append(
        Change(
          entry: UInt32(truncatingIfNeeded: entry), other: UInt32(truncatingIfNeeded: others.count), text: .missing,
          state: .new))
    }
  }

  /// One text.
  package struct Change: BitwiseCopyable, Sendable {
    /// The number of the key.
    package let entry: UInt32
    /// One more than the place among the others; 0 for a text that needs no more than its bytes.
    fileprivate let other: UInt32
    let text: PackedText
    let state: KnownState

    var isPlain: Bool { other == 0 }
  }

  /// Where a change stands.
  package struct Place: BitwiseCopyable, Sendable {
    package let part: UInt32
    package let number: UInt32
  }

  package private(set) var parts: [Part] = []

  package init() {}

  package mutating func add(_ part: Part) { parts.append(part) }

  package var isEmpty: Bool { parts.allSatisfy(\.changes.isEmpty) }

  subscript(place: Place) -> Change { parts[Int(place.part)].changes[Int(place.number)] }

  /// A change as one that can be written alone.
  func change(_ place: Place) -> TextChange {
    let part = parts[Int(place.part)]
    let change = part.changes[Int(place.number)]
    guard change.isPlain else { return part.others[Int(change.other) - 1] }
    return TextChange(language: part.language, state: change.state.state, value: part.texts.string(change.text))
  }

  /// The changes by entry: those of entry `n` are the places from `starts[n]` to `starts[n + 1]`, in their order.
  func byEntry(count: Int) -> (starts: [Int], places: [Place]) {
    var starts = Array(repeating: 0, count: count + 1)
    var total = 0
    for part in parts {
      for change in part.changes { starts[Int(change.entry) + 1] += 1 }
      total += part.changes.count
    }
    for entry in 0..<count { starts[entry + 1] += starts[entry] }
    var next = starts
    let places = [Place](unsafeUninitializedCapacity: total) { places, written in
      for (number, part) in parts.enumerated() {
        for (change, found) in part.changes.enumerated() {
          places[next[Int(found.entry)]] = Place(
            part: UInt32(truncatingIfNeeded: number), number: UInt32(truncatingIfNeeded: change))
          next[Int(found.entry)] += 1
        }
      }
      written = total
    }
    return (starts, places)
  }
}
