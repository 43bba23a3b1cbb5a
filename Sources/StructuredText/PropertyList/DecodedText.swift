package import Findings

/// The bytes of a text file as UTF-8, without a byte order mark.
package struct DecodedText {
  package let bytes: [UInt8]

  /// Nil, with a problem, for bytes that are no text in UTF-8, UTF-16 or UTF-32.
  package init?(_ bytes: [UInt8], file: String, problems: inout [Finding]) {
    let (encoding, markLength) = Encoding.detect(bytes)
    let content = bytes[markLength...]
    switch encoding {
    case .utf8:
      guard let offset = Self.firstInvalid(content) else {
        self.bytes = Array(content)
        return
      }
      let valid = Array(content.prefix(offset))
      problems.append(
        Finding(
          rule: "invalid-utf8", category: .source, severity: .error, message: "a byte that is not UTF-8",
          location: LineTable(valid).location(of: valid.count, in: file), advice: "save the file as UTF-8"))
      return nil
    case .utf16(let isBig):
      let units = Self.units(content, width: 2, isBig: isBig).map { UInt16(truncatingIfNeeded: $0) }
      self.bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    case .utf32(let isBig):
      let units = Self.units(content, width: 4, isBig: isBig)
      self.bytes = Array(String(decoding: units, as: UTF32.self).utf8)
    }
    if content.count % encoding.width != 0 {
      problems.append(
        Finding(
          rule: "truncated-file", category: .source, severity: .error, message: "the file ends within a character",
          location: LineTable(self.bytes).location(of: self.bytes.count, in: file)))
      return nil
    }
  }

  private enum Encoding {
    case utf8
    case utf16(isBig: Bool)
    case utf32(isBig: Bool)

    var width: Int {
      switch self {
      case .utf8: 1
      case .utf16: 2
      case .utf32: 4
      }
    }

    /// The encoding by its mark, or by where the zero bytes of the first characters stand.
    static func detect(_ bytes: [UInt8]) -> (Encoding, markLength: Int) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
      if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isBig: false), 4) }
      if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBig: true), 4) }
      if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBig: false), 2) }
      if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBig: true), 2) }
      guard bytes.count >= 4 else { return (.utf8, 0) }
      switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
      case (true, true, true, false): return (.utf32(isBig: true), 0)
      case (false, true, true, true): return (.utf32(isBig: false), 0)
      case (true, false, _, _): return (.utf16(isBig: true), 0)
      case (false, true, _, _): return (.utf16(isBig: false), 0)
      default: return (.utf8, 0)
      }
    }
  }

  private static func units(_ bytes: ArraySlice<UInt8>, width: Int, isBig: Bool) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(bytes.count / width)
    var at = bytes.startIndex
    while bytes.endIndex - at >= width {
      var unit: UInt32 = 0
      for index in 0..<width { unit = unit << 8 | UInt32(bytes[isBig ? at + index : at + width - 1 - index]) }
      result.append(unit)
      at += width
    }
    return result
  }

  /// How many bytes come before the first one that is not UTF-8; nil where all are.
  private static func firstInvalid(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var at = 0
      while at < buffer.count {
        if buffer[at] < 0x80 {
          at += 1
        } else {
          let length = JSONText.sequenceLength(buffer, at: at)
          if length == 0 { return at }
          at += length
        }
      }
      return nil
    }
  }
}
