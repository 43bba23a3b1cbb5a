/// How numbers, dates and bytes are spelled in XML property lists.
enum PropertyListScalar {
  /// Reads the text of an element; nil where it says something else than the element's name.
  static func read(_ text: String, as name: String) -> PropertyList.Value? {
    let word = text.filter { !$0.isWhitespace }
    switch name {
    case "integer": return integer(word)
    case "real": return Double(word).map { .real($0) }
    case "date": return date(word).map { .date($0) }
    case "data": return base64(text.utf8).map { .data($0) }
    default: return nil
    }
  }

  private static func integer(_ word: String) -> PropertyList.Value? {
    let isNegative = word.hasPrefix("-")
    let digits = isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]
    let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let body = String(digits.dropFirst(isHex ? 2 : 0))
    guard let first = body.first, first.isHexDigit else { return nil }
    if let small = Int64((isNegative ? "-" : "") + body, radix: isHex ? 16 : 10) { return .integer(small) }
    return isNegative ? nil : UInt64(body, radix: isHex ? 16 : 10).map { .unsigned($0) }
  }

  // MARK: Dates

  /// Reads `2026-11-30T08:15:00Z`.
  private static func date(_ word: String) -> Double? {
    let parts = word.utf8.split { [UInt8(ascii: "-"), UInt8(ascii: "T"), UInt8(ascii: ":")].contains($0) }
    let numbers = parts.compactMap { Int(String(decoding: $0.filter { $0 != UInt8(ascii: "Z") }, as: UTF8.self)) }
    guard word.hasSuffix("Z"), numbers.count == 6, parts.count == 6, 1...9999 ~= numbers[0], 1...12 ~= numbers[1],
      1...31 ~= numbers[2], 0...24 ~= numbers[3], 0...59 ~= numbers[4], 0...60 ~= numbers[5]
    else { return nil }
    let days = days(year: numbers[0], month: numbers[1], day: numbers[2])
    return Double(days * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5])
  }

  /// Whole seconds as `2026-11-30T08:15:00Z`; dates outside of the years 1 to 9999 end there.
  static func date(_ seconds: Double) -> String {
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -63_113_904_000), 252_423_993_599)
    let whole = Int(bounded.rounded(.down))
    let day = whole >= 0 ? whole / 86_400 : -((-whole + 86_399) / 86_400)
    let second = whole - day * 86_400
    var year = 2001 + day / 366 - 1
    while days(year: year + 1, month: 1, day: 1) <= day { year += 1 }
    while days(year: year, month: 1, day: 1) > day { year -= 1 }
    var month = 12
    while days(year: year, month: month, day: 1) > day { month -= 1 }
    let rest = day - days(year: year, month: month, day: 1) + 1
    let digits = { (number: Int, width: Int) in
      String(repeating: "0", count: max(width - String(number).count, 0)) + String(number)
    }
    return digits(year, 4) + "-" + digits(month, 2) + "-" + digits(rest, 2) + "T" + digits(second / 3_600, 2) + ":"
      + digits(second / 60 % 60, 2) + ":" + digits(second % 60, 2) + "Z"
  }

  /// Days from the first of January 2001.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let yearDay = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + yearDay - 730_791
  }

  // MARK: Base64

  private static func base64(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var buffer: UInt32 = 0
    var count = 0
    for byte in text where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let value = alphabet.firstIndex(of: byte) else { return nil }
      buffer = buffer << 6 | UInt32(value)
      count += 1
      if count % 4 == 0 { result += [UInt8(buffer >> 16 & 255), UInt8(buffer >> 8 & 255), UInt8(buffer & 255)] }
    }
    switch count % 4 {
    case 1: return nil
    case 2: result.append(UInt8(buffer >> 4 & 255))
    case 3: result += [UInt8(buffer >> 10 & 255), UInt8(buffer >> 2 & 255)]
    default: break
    }
    return result
  }

  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << UInt32(16 - 8 * $1.offset) }
      for index in 0..<4 {
        result.append(index <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)] : UInt8(ascii: "="))
      }
    }
    return result
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
