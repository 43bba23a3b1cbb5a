import Catalogs

/// How i18next spells keys and texts.
enum I18nextText {
  /// A key that does not look like the form of another: `a_one` becomes `a_one_`.
  static func guarded(_ key: String) -> String { endsLikeForm(key) ? key + "_" : key }

  /// The key and the plural category that a member of a file stands for.
  static func key(_ member: String) -> (key: String, category: String?) {
    guard endsLikeForm(member) else { return (member, nil) }
    if member.hasSuffix("_") { return (String(member.dropLast()), nil) }
    let category = FormPath.pluralNames.first { member.hasSuffix("_" + $0) }
    return (String(member.dropLast((category?.utf8.count ?? 0) + 1)), category)
  }

  private static func endsLikeForm(_ key: String) -> Bool {
    var stem = key[...]
    while stem.hasSuffix("_") { stem = stem.dropLast() }
    return FormPath.pluralNames.contains { stem.hasSuffix("_" + $0) }
  }

  static func spelled(_ text: String, isPlural: Bool) -> String {
    ArgumentText(text).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument):
        isPlural && argument.position == 1 && argument.isInteger
          ? "{{count, \(argument.word)}}" : "{{arg\(argument.position), \(argument.word)}}"
      }
    }.joined()
  }

  /// A text as a catalog has it; what is no argument of ours stays as it is.
  static func text(_ text: String) -> String {
    var result = ArgumentText()
    var rest = text[...]
    while let start = rest.placeOf("{{") {
      let inside = rest[rest.utf8.index(start, offsetBy: 2)...]
      guard let end = inside.placeOf("}}") else { break }
      let behind = rest.utf8.index(end, offsetBy: 2)
      if let argument = argument(inside[..<end]) {
        result.append(String(rest[..<start]))
        result.pieces.append(.argument(argument))
      } else {
        result.append(String(rest[..<behind]))
      }
      rest = rest[behind...]
    }
    result.append(String(rest))
    return result.text
  }

  private static func argument(_ inside: Substring) -> ArgumentText.Argument? {
    guard let comma = inside.firstIndex(of: ",") else { return nil }
    let name = inside[..<comma].filter { $0 != " " }
    let word = inside[inside.index(after: comma)...].drop { $0 == " " }
    let position = name == "count" ? 1 : name.hasPrefix("arg") ? Int(name.dropFirst(3)) : nil
    guard let position else { return nil }
    return ArgumentText.Argument(word: word, position: position)
  }
}

extension Substring {
  /// Where a text of ASCII stands first.
  fileprivate func placeOf(_ text: String) -> Index? {
    var at = utf8.startIndex
    while at < utf8.endIndex {
      if utf8[at...].starts(with: text.utf8) { return at }
      at = utf8.index(after: at)
    }
    return nil
  }
}
