import Catalogs

/// The numbers of keys, looked up by bytes.
struct KeyNumbers: Sendable {
  /// One more than the number of a key; 0 is an empty place. Twice as many places as keys, a power of two.
  private var places: [UInt32]
  private let mask: Int

  /// Numbers keys in their order; of equal ones the first counts.
  init(_ keys: [String]) {
    var size = 16
    while size < keys.count * 2 { size *= 2 }
    places = Array(repeating: 0, count: size)
    mask = size - 1
    for (number, key) in keys.enumerated() {
      var place = Self.hash(key) & mask
      while places[place] != 0, !keys[Int(places[place]) - 1].hasSameBytes(as: key) { place = (place + 1) & mask }
      if places[place] == 0 { places[place] = UInt32(number + 1) }
    }
  }

  /// The number of a key, which `isKey` tells from others of the same hash.
  func number(of key: String, isKey: (Int) -> Bool) -> Int? {
    var place = Self.hash(key) & mask
    while places[place] != 0 {
      if isKey(Int(places[place]) - 1) { return Int(places[place]) - 1 }
      place = (place + 1) & mask
    }
    return nil
  }

  private static func hash(_ key: String) -> Int {
    var key = key
    return key.withUTF8 { bytes in
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
}
