/// Writes property lists, members in the order they have.
public enum PropertyListWriter {
  /// The list in XML, as Apple's tools write it: tabs, document type, final line end.
  ///
  /// Control characters stand as they are, as in Apple's; a carriage return is written as a reference, since readers of
  /// XML would take it for a line feed.
  public static func xml(_ list: PropertyList) -> [UInt8] {
    var result = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """.utf8)
    append(list, depth: 0, to: &result)
    result.append(contentsOf: "</plist>\n".utf8)
    return result
  }

  /// The list in binary form.
  public static func binary(_ list: PropertyList) -> [UInt8] { BinaryPropertyListWriter.bytes(of: list) }

  private static func append(_ list: PropertyList, depth: Int, to result: inout [UInt8]) {
    let tabs = repeatElement(UInt8(ascii: "\t"), count: depth)
    result.append(contentsOf: tabs)
    switch list.value {
    case .dictionary(let members) where members.isEmpty: result.append(contentsOf: "<dict/>\n".utf8)
    case .dictionary(let members):
      result.append(contentsOf: "<dict>\n".utf8)
      for member in members {
        result.append(contentsOf: tabs)
        result.append(UInt8(ascii: "\t"))
        append(member.key, as: "key", to: &result)
        append(member.value, depth: depth + 1, to: &result)
      }
      result.append(contentsOf: tabs)
      result.append(contentsOf: "</dict>\n".utf8)
    case .array(let elements) where elements.isEmpty: result.append(contentsOf: "<array/>\n".utf8)
    case .array(let elements):
      result.append(contentsOf: "<array>\n".utf8)
      for element in elements { append(element, depth: depth + 1, to: &result) }
      result.append(contentsOf: tabs)
      result.append(contentsOf: "</array>\n".utf8)
    case .string(let text): append(text, as: "string", to: &result)
    case .integer(let number): append(String(number), as: "integer", to: &result)
    case .unsigned(let number): append(String(number), as: "integer", to: &result)
    case .real(let number): append(spelled(number), as: "real", to: &result)
    case .bool(let flag): result.append(contentsOf: (flag ? "<true/>\n" : "<false/>\n").utf8)
    case .date(let seconds): append(PropertyListScalar.date(seconds), as: "date", to: &result)
    case .data(let bytes): append(bytes, tabs: Array(tabs), to: &result)
    }
  }

  private static func spelled(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    return Int64(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func append(_ text: String, as name: String, to result: inout [UInt8]) {
    result.append(contentsOf: "<\(name)>".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
      case 0x0D: result.append(contentsOf: "&#13;".utf8)
      default: result.append(byte)
      }
    }
    result.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// Bytes as base64 in lines that end at column 76, tabs counted as eight.
  private static func append(_ bytes: [UInt8], tabs: [UInt8], to result: inout [UInt8]) {
    result.append(contentsOf: "<data>\n".utf8)
    let text = PropertyListScalar.base64(bytes)
    let width = max((76 - 8 * tabs.count) / 4 * 4, 4)
    for start in stride(from: 0, to: text.count, by: width) {
      result.append(contentsOf: tabs)
      result.append(contentsOf: text[start..<min(start + width, text.count)])
      result.append(UInt8(ascii: "\n"))
    }
    result.append(contentsOf: tabs)
    result.append(contentsOf: "</data>\n".utf8)
  }
}
