/// How Android spells a text: escapes with backslashes, quotes that keep white space, `%1$s`.
enum AndroidText {
  /// Whether white space would be lost without quotes: at the ends, and where several stand together.
  static func needsQuotes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first == 0x20 || last == 0x20 { return true }
    return zip(bytes, bytes.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }

  static func escaped(_ text: String, isFirst: Bool) -> String {
    var result: [UInt8] = []
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "@") where isFirst && index == 0, UInt8(ascii: "?") where isFirst && index == 0:
        result += [UInt8(ascii: "\\"), byte]
      case 0x0A: result += "\\n".utf8
      case 0x09: result += "\\t".utf8
      case 0x0D: result += "\\u000D".utf8
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The specifier of Java for one of Apple's, without percent sign and number: `@` is `s`, `lld` is `d`.
  static func specifier(_ body: String) -> String {
    let flags = body.prefix { !"hlqLztj@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }
    return switch body.last {
    case "@", "s", "S", "p": flags + "s"
    case "d", "D", "i", "u", "U": flags + "d"
    case "F", "f": flags + "f"
    case let last?: flags + String(last)
    case nil: "s"
    }
  }

  /// Apple's specifier for one of Java's where nothing tells it.
  static func body(_ specifier: some StringProtocol) -> String {
    let flags = specifier.dropLast()
    return switch specifier.last {
    case "s", "S": flags + "@"
    case "d": flags + "lld"
    case let last?: flags + String(last)
    case nil: "@"
    }
  }

  /// Reads pieces of text in their order; a quote may begin in one and end in another.
  struct Reader {
    private var isQuoted = false
    private var pendingSpace = false
    private var hasText = false

    /// The text of a piece: escapes resolved, white space outside of quotes put together.
    mutating func text(_ text: String) -> String {
      let bytes = Array(text.utf8)
      var result: [UInt8] = []
      var at = 0
      while at < bytes.count {
        let byte = bytes[at]
        at += 1
        if byte == UInt8(ascii: "\"") {
          isQuoted.toggle()
        } else if byte == UInt8(ascii: "\\"), at < bytes.count {
          take(Self.escape(bytes, &at), into: &result)
        } else if !isQuoted, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
          pendingSpace = hasText
        } else {
          take([byte], into: &result)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// What stands before an argument.
    mutating func space() -> String {
      defer {
        pendingSpace = false
        hasText = true
      }
      return pendingSpace ? " " : ""
    }

    private mutating func take(_ bytes: [UInt8], into result: inout [UInt8]) {
      if pendingSpace { result.append(0x20) }
      pendingSpace = false
      hasText = true
      result += bytes
    }

    private static func escape(_ bytes: [UInt8], _ at: inout Int) -> [UInt8] {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "u"):
        guard at + 4 <= bytes.count,
          let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(value)
        else { return [byte] }
        at += 4
        return Array(String(scalar).utf8)
      default: return [byte]
      }
    }
  }
}
