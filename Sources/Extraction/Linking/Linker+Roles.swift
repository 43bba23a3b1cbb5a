extension Linker {
  /// What a modifier says of the text inside it; nil for one that says nothing.
  func style(_ modifier: String, _ arguments: [TermID], _ context: Context) -> Style? {
    switch modifier {
    case "font", "accessibilityAddTraits", "background", "clipShape", "textCase": break
    default: return nil
    }
    let facts = facts(context.file)
    var style = Style(modifier: modifier, words: [])
    var waiting = arguments
    while let term = waiting.popLast() {
      switch facts.kind(of: term) {
      case .member, .implicitMember, .identifier: style.words.append(facts.name(of: term))
      case .argument where facts.name(of: term) == "size":
        style.size = size(facts.child(0, of: term), facts)
      default: break
      }
      waiting += facts.children(of: term)
    }
    return style
  }

  private func size(_ term: TermID, _ facts: IndexedFacts) -> Int? {
    guard facts.kind(of: term) == .integer || facts.kind(of: term) == .decimal else { return nil }
    return Int(facts.name(of: term).prefix { $0.isNumber })
  }

  /// The role of text at a place, from the modifiers and controls around it.
  func role(in context: Context) -> TextRole {
    if context.labelRole == .accessibility { return .accessibility }
    let styles = context.styles
    if styles.contains(where: { $0.modifier == "accessibilityAddTraits" && $0.words.contains("isHeader") }) {
      return .heading
    }
    let font = styles.last { $0.modifier == "font" }
    if let font {
      if font.words.contains(where: { Self.titles.contains($0) }) || font.size ?? 0 >= 20 { return .heading }
      let isSmall =
        font.words.contains { $0 == "caption" || $0 == "caption2" || $0 == "footnote" } || font.size ?? 20 <= 12
      if isSmall, styles.contains(where: isCapsule) { return .badge }
    }
    return context.labelRole ?? .body
  }

  private func isCapsule(_ style: Style) -> Bool {
    (style.modifier == "background" || style.modifier == "clipShape")
      && style.words.contains { $0 == "capsule" || $0 == "Capsule" }
  }

  private static let titles: Set<String> = ["largeTitle", "title", "title2", "title3", "extraLargeTitle"]
}
