import Catalogs
import StructuredText

/// The names of the units of a section in the spelling of Xcode, as bytes.
struct UnitNames {
  private var texts: PackedTexts
  private var names: [PackedText] = []

  init(_ units: ExchangeUnits) {
    texts = units.texts
    names.reserveCapacity(units.count)
    units.withView { view in
      for record in view.records {
        names.append(units.other(record).map { texts.append($0.name) ?? .missing } ?? record.name)
      }
    }
  }

  func withView<Result>(_ body: (View) -> Result) -> Result {
    texts.withView { body(View(texts: $0, names: names)) }
  }

  /// Where each name stands first among others; nil where it does not. Mostly it is the same place.
  func places(in others: UnitNames) -> [Int?] {
    withView { own in
      others.withView { others in
        var known: [ExactKey: Int]?
        return names.indices.map { index in
          if index < others.names.count, own[index].isSame(as: others[index]) { return index }
          let places = known ?? others.places
          known = places
          return places[ExactKey(String(decoding: own[index], as: UTF8.self))]
        }
      }
    }
  }

  struct View {
    fileprivate let texts: PackedTexts.View
    fileprivate let names: [PackedText]

    subscript(unit: Int) -> UnsafeBufferPointer<UInt8> { texts[names[unit]] }

    /// The first place of each name.
    fileprivate var places: [ExactKey: Int] {
      let keys = names.indices.map { (ExactKey(String(decoding: self[$0], as: UTF8.self)), $0) }
      return Dictionary(keys) { first, _ in first }
    }

    /// The places of the names in byte order. The first eight bytes decide most of it.
    func orderByBytes() -> [Int] {
      let starts = names.indices.map { (start: Self.start(of: self[$0]), index: UInt32(truncatingIfNeeded: $0)) }
      return starts.sorted { left, right in
        left.start == right.start
          ? self[Int(left.index)].precedes(self[Int(right.index)]) : left.start < right.start
      }.map { Int($0.index) }
    }

    private static func start(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
      var bits: UInt64 = 0
      for place in 0..<8 { bits = bits << 8 | (place < name.count ? UInt64(name[place]) : 0) }
      return bits
    }
  }
}
