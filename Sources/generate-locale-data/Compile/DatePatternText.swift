/// Compiles a date pattern of UTS #35 to text in which a field is one control character, or `%` and one letter where it
/// is rare.
enum DatePatternText {
  /// The letter of every field, by its letters in the pattern.
  static let fields: [String: Character] = [
    "G": "g", "GG": "g", "GGG": "g", "GGGG": "G", "GGGGG": "n",
    "y": "y", "yy": "Y", "Y": "w",
    "M": "m", "MM": "M", "MMM": "b", "MMMM": "B", "MMMMM": "1",
    "L": "m", "LL": "M", "LLL": "l", "LLLL": "L", "LLLLL": "2",
    "d": "d", "dd": "D",
    "E": "e", "EE": "e", "EEE": "e", "EEEE": "E", "EEEEE": "3", "EEEEEE": "4",
    "ccc": "c", "cccc": "C", "ccccc": "5", "cccccc": "6",
    "a": "a", "B": "p", "h": "h", "hh": "H", "H": "k", "HH": "K", "K": "i", "KK": "I",
    "m": "t", "mm": "T", "s": "s", "ss": "S",
  ]

  /// The letters of the fields that are a control character: the first one is U+0001.
  static let common = "ydegBbEmMDnhTaSpLlcKkCGHiwt1s2"

  private static func code(_ field: Character) -> [Unicode.Scalar] {
    if let place = Array(common).firstIndex(of: field) { return [Unicode.Scalar(UInt8(place + 1))] }
    return ["%"] + field.unicodeScalars
  }

  static func compile(_ pattern: String) throws(PinnedProblem) -> String {
    var result = String.UnicodeScalarView()
    var isQuoted = false
    var rest = Substring(pattern).unicodeScalars
    while let scalar = rest.first {
      if scalar == "'" {
        rest.removeFirst()
        if rest.first == "'" {
          result.append("'")
          rest.removeFirst()
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic {
        let run = String(String.UnicodeScalarView(rest.prefix { $0 == scalar }))
        guard let field = fields[run] else {
          throw PinnedProblem(message: "unknown field '\(run)' in the date pattern '\(pattern)'")
        }
        result.append(contentsOf: code(field))
        rest = rest.dropFirst(run.unicodeScalars.count)
      } else if scalar == "%" || scalar.value < 0x20 {
        throw PinnedProblem(message: "a percent sign or control character in the date pattern '\(pattern)'")
      } else {
        result.append(scalar)
        rest.removeFirst()
      }
    }
    return String(result)
  }
}
