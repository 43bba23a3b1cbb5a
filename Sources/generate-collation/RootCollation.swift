#if os(Linux)
  import _FoundationICU

  /// ICU's collator of the root locale, asked for the elements of texts.
  final class RootCollation {
    /// A collation element with its weights of three levels; the case bits are the two highest of the third.
    struct Element: Hashable {
      var primary: UInt32
      var secondary: UInt32
      var tertiary: UInt32
    }

    struct Problem: Error {
      var code: Int32
    }

    private let collator: OpaquePointer

    init() throws {
      var status = U_ZERO_ERROR
      guard let collator = swift_ucol_open("root", &status), status.rawValue <= 0 else {
        throw Problem(code: Int32(status.rawValue))
      }
      self.collator = collator
      swift_ucol_setAttribute(collator, UCOL_NORMALIZATION_MODE, UCOL_OFF, &status)
    }

    deinit { swift_ucol_close(collator) }

    func elements(of text: String, numeric: Bool = false) -> [Element] {
      let units = Array(text.utf16)
      var status = U_ZERO_ERROR
      swift_ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, numeric ? UCOL_ON : UCOL_OFF, &status)
      return units.withUnsafeBufferPointer { pointer in
        var result: [Element] = []
        guard let iterator = swift_ucol_openElements(collator, pointer.baseAddress, Int32(units.count), &status) else {
          return result
        }
        defer { swift_ucol_closeElements(iterator) }
        while true {
          let next = swift_ucol_next(iterator, &status)
          if next == -1 { return result }
          let order = UInt32(bitPattern: next)
          if order & 0xC0 == 0xC0, !result.isEmpty {
            result[result.count - 1].primary |= order >> 16
            result[result.count - 1].secondary |= (order >> 8) & 0xFF
          } else {
            result.append(Element(primary: order & 0xFFFF_0000, secondary: order & 0xFF00, tertiary: order & 0xFF))
          }
        }
      }
    }

    /// The texts that have elements of their own: contractions, or with prefixes the characters that look back.
    func contractions(prefixes: Bool) -> [String] {
      var status = U_ZERO_ERROR
      let set = swift_uset_openEmpty()
      defer { swift_uset_close(set) }
      swift_ucol_getContractionsAndExpansions(collator, set, nil, 0, &status)
      if prefixes {
        let all = swift_uset_openEmpty()
        defer { swift_uset_close(all) }
        swift_ucol_getContractionsAndExpansions(collator, all, nil, 1, &status)
        swift_uset_removeAll(all, set)
        return Self.strings(of: all)
      }
      return Self.strings(of: set)
    }

    private static func strings(of set: OpaquePointer?) -> [String] {
      var buffer = [UInt16](repeating: 0, count: 128)
      var result: [String] = []
      for index in 0..<swift_uset_getItemCount(set) {
        var start: Int32 = 0
        var end: Int32 = 0
        var status = U_ZERO_ERROR
        let count = swift_uset_getItem(set, index, &start, &end, &buffer, 128, &status)
        if count >= 2 { result.append(String(decoding: buffer[..<Int(count)], as: UTF16.self)) }
      }
      return result.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    }
  }
#endif
