import StructuredText

/// The numbers of keys, looked up by bytes.
struct KeyNumbers: Sendable {
  /// One more than the number of a key; 0 is an empty place. Twice as many places as keys, a power of two.
  private var places: [UInt32]
  private let mask: Int
  /// The bytes of all keys one after another, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]

  /// Numbers keys in their order; of equal ones the first counts.
  init(_ keys: [String]) {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
    mask = size - 1
    for key in keys {
      bytes += key.utf8
      ends.append(UInt32(bytes.count))
    }
    for (number, key) in keys.enumerated() {
      var key = key
      let place = key.withUTF8 { key in withView { $0.place(of: key) } }
      if places[place] == 0 { places[place] = UInt32(number + 1) }
    }
  }

  /// Looks at the numbers without counting references.
  func withView<Result>(_ body: (View) -> Result) -> Result {
    places.withUnsafeBufferPointer { places in
      bytes.withUnsafeBufferPointer { bytes in
        ends.withUnsafeBufferPointer { body(View(places: places, mask: mask, bytes: bytes, ends: $0)) }
      }
    }
  }

  /// The numbers, valid inside the call that gave them.
  struct View {
    fileprivate let places: UnsafeBufferPointer<UInt32>
    fileprivate let mask: Int
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let ends: UnsafeBufferPointer<UInt32>

    /// The number of a key.
    func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
      let place = place(of: key)
      return places[place] == 0 ? nil : Int(places[place]) - 1
    }

    /// The place that holds a key, or the empty one where it would be.
    fileprivate func place(of key: UnsafeBufferPointer<UInt8>) -> Int {
      var place = KeyNumbers.hash(key) & mask
      while places[place] != 0, !isKey(Int(places[place]) - 1, key) { place = (place + 1) & mask }
      return place
    }

    private func isKey(_ number: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
      let start = Int(ends[number])
      return Int(ends[number + 1]) - start == key.count && bytes.holds(key, at: start)
    }
  }

  fileprivate static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var result = UInt64(truncatingIfNeeded: bytes.count)
    var word: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      word = word << 8 | UInt64(byte)
      if index & 7 == 7 {
        result = (result ^ word) &* 0x9E37_79B9_7F4A_7C15
        result ^= result >> 29
        word = 0
      }
    }
    result = (result ^ word) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: result >> 16)
  }
}
