/// How Android names languages: `values-de`, `values-pt-rBR`, `values-b+zh+Hans`.
enum AndroidLanguage {
  static func folder(of tag: String) -> String {
    let parts = tag.split(separator: "-")
    let isPlain = parts.count <= 2 && (parts.first?.utf8.count ?? 0) <= 3
    guard isPlain, parts.count == 1 || parts[1].utf8.count == 2 else {
      return "values-b+" + parts.joined(separator: "+")
    }
    return parts.count == 1 ? "values-\(tag)" : "values-\(parts[0])-r\(parts[1])"
  }

  /// The tag of a folder; nil for `values` and for folders of other qualifiers.
  static func tag(ofFolder name: some StringProtocol) -> String? {
    guard name.hasPrefix("values-") else { return nil }
    let rest = name.dropFirst(7)
    if rest.hasPrefix("b+") { return rest.dropFirst(2).split(separator: "+").joined(separator: "-") }
    let parts = rest.split(separator: "-")
    guard let language = parts.first, (2...3).contains(language.utf8.count) else { return nil }
    guard parts.count > 1 else { return String(language) }
    return parts[1].hasPrefix("r") && parts[1].utf8.count == 3 ? "\(language)-\(parts[1].dropFirst())" : nil
  }
}
