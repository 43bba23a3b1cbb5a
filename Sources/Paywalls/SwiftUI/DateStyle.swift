/// What a date style of Foundation shows, as a skeleton of UTS #35.
enum DateStyle {
  /// Reads a chain such as `.dateTime.month(.abbreviated).day()`; nil for one that is no date style, or shows what no
  /// skeleton of this program has.
  static func skeleton(format: String) -> String? {
    var rest = format[...]
    for prefix in ["Date.FormatStyle", ""] where rest.hasPrefix("\(prefix).dateTime") {
      rest = rest.dropFirst(prefix.count + ".dateTime".count)
      return skeleton(calls: rest)
    }
    return nil
  }

  private static func skeleton(calls: Substring) -> String? {
    var fields: [Character: String] = [:]
    var rest = calls
    while rest.first == "." {
      let name = rest.dropFirst().prefix { $0.isLetter }
      rest = rest.dropFirst(1 + name.count)
      guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
      let style = rest[rest.index(after: rest.startIndex)..<end].drop { $0 == "." }
      rest = rest[rest.index(after: end)...]
      guard let letters = letters(of: name, style: style) else { continue }
      fields[letters.first ?? "?"] = letters
    }
    guard rest.isEmpty else { return nil }
    let found = "GyMEdjms".compactMap { fields[$0] }.joined()
    return found.isEmpty ? "yMdjmm" : found
  }

  private static func letters(of name: Substring, style: Substring) -> String? {
    switch (name, style) {
    case ("era", _): "G"
    case ("year", _): "y"
    case ("month", "wide"): "MMMM"
    case ("month", "defaultDigits"), ("month", "twoDigits"): "M"
    case ("month", _): "MMM"
    case ("weekday", "wide"): "EEEE"
    case ("weekday", _): "E"
    case ("day", _): "d"
    case ("hour", _): "j"
    case ("minute", _): "mm"
    case ("second", _): "ss"
    default: nil
    }
  }
}
