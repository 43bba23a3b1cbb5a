/// Writes `.strings` text as Xcode does: each entry below its comment, with a blank line behind it.
public enum StringsWriter {
  /// The text of a file in UTF-8; members that hold no text are left out.
  ///
  /// An entry without a comment has none: the words that `genstrings` puts there are told by `placeholder`.
  public static func bytes(of members: [PropertyList.Member], placeholder: String? = nil) -> [UInt8] {
    var result: [UInt8] = []
    for member in members {
      guard let text = member.value.string else { continue }
      if let comment = member.comment ?? placeholder {
        result.append(contentsOf: "/* ".utf8)
        append(comment: comment, to: &result)
        result.append(contentsOf: " */\n".utf8)
      }
      append(quoted: member.key, to: &result)
      result.append(contentsOf: " = ".utf8)
      append(quoted: text, to: &result)
      result.append(contentsOf: ";\n\n".utf8)
    }
    return result
  }

  /// A comment cannot hold its own end, which gets a space.
  private static func append(comment: String, to result: inout [UInt8]) {
    var previous: UInt8 = 0x20
    for byte in comment.utf8 {
      if previous == UInt8(ascii: "*") && byte == UInt8(ascii: "/") { result.append(0x20) }
      result.append(byte)
      previous = byte
    }
  }

  private static func append(quoted text: String, to result: inout [UInt8]) {
    result.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x0A: result.append(contentsOf: "\\n".utf8)
      case 0x0D: result.append(contentsOf: "\\r".utf8)
      case 0x09: result.append(contentsOf: "\\t".utf8)
      case 0x20...: result.append(byte)
      default:
        let digits = Array("0123456789abcdef".utf8)
        result.append(contentsOf: "\\U00".utf8)
        result.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    result.append(UInt8(ascii: "\""))
  }
}
