/// The spelling of values in the files under `Locales/`: visible characters as they are, everything else as an escape.
enum PinnedText {
  /// Writes a value so that it survives editors: invisible characters, outer spaces, `|` and `\` become escapes.
  static func escape(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isOuterSpace = scalar == " " && (index == 0 || index == scalars.count - 1)
      if scalar == "\\" {
        result += "\\\\"
      } else if isOuterSpace || scalar == "|" || !isVisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func unescape(_ text: some StringProtocol) throws(PinnedProblem) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return String(text) }
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let escaped = Unicode.Scalar(value)
        else { throw PinnedProblem(message: "bad escape in '\(text)'") }
        result.append(escaped)
        rest = rest[rest.index(after: end)...]
      default: throw PinnedProblem(message: "bad escape in '\(text)'")
      }
    }
    return String(result)
  }

  /// Joins the values of a list with ` | `.
  static func join(_ values: [String]) -> String {
    values.map(escape).joined(separator: " | ")
  }

  static func split(_ line: some StringProtocol) throws(PinnedProblem) -> [String] {
    var values: [String] = []
    for part in Substring(line).utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false) {
      values.append(try unescape(trim(Substring(part))))
    }
    return values
  }

  static func trim(_ text: some StringProtocol) -> Substring {
    var result = Substring(text).utf8
    while result.first == UInt8(ascii: " ") { result.removeFirst() }
    while result.last == UInt8(ascii: " ") { result.removeLast() }
    return Substring(result)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}

/// A pinned file, or the ICU that it is made from, that does not hold what it should.
struct PinnedProblem: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
