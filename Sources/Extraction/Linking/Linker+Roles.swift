extension Linker {
  /// The place inside a modifier, which may say what the text there is for.
  func inside(_ modifier: Symbol, _ arguments: TermList, _ context: Context) -> Context {
    guard let word = modifier.word else { return context }
    switch word {
    case .font, .accessibilityAddTraits, .background, .clipShape, .textCase: break
    default: return context
    }
    var style = Style(modifier: word, outer: context.style)
    read(arguments, facts(context.file), &style)
    var inner = context
    inner.style = Int32(truncatingIfNeeded: styles.count)
    styles.append(style)
    return inner
  }

  /// The names and sizes among the arguments of a modifier.
  private func read(_ terms: TermList, _ facts: SourceFacts, _ style: inout Style) {
    for term in terms {
      switch facts.kind(of: term) {
      case .member, .implicitMember, .identifier: note(facts.name(of: term), &style)
      case .argument where facts.name(of: term) == .size:
        if let size = size(facts.child(0, of: term), facts) { style.size = size }
      default: break
      }
      read(facts.children(of: term), facts, &style)
    }
  }

  private func note(_ name: Symbol, _ style: inout Style) {
    switch name.word {
    case .isHeader: style.traits.insert(.header)
    case .largeTitle, .title, .title2, .title3, .extraLargeTitle: style.traits.insert(.title)
    case .caption, .caption2, .footnote: style.traits.insert(.small)
    case .capsule, .capsuleShape: style.traits.insert(.capsule)
    default: break
    }
  }

  private func size(_ term: TermID, _ facts: SourceFacts) -> Int32? {
    guard facts.kind(of: term) == .integer || facts.kind(of: term) == .decimal else { return nil }
    return Int32(program.symbols.text(of: facts.name(of: term)).prefix { $0.isNumber })
  }

  /// The role of text at a place, from the modifiers and controls around it.
  func role(in context: Context) -> TextRole {
    if context.labelRole == .accessibility { return .accessibility }
    var font: Style?
    var isCapsule = false
    var at = context.style
    while at >= 0 {
      let style = styles[Int(at)]
      switch style.modifier {
      case .accessibilityAddTraits: if style.traits.contains(.header) { return .heading }
      case .font: if font == nil { font = style }
      case .background, .clipShape: if style.traits.contains(.capsule) { isCapsule = true }
      default: break
      }
      at = style.outer
    }
    if let font {
      if font.traits.contains(.title) || font.size >= 20 { return .heading }
      let isSmall = font.traits.contains(.small) || (font.size > 0 && font.size <= 12)
      if isSmall, isCapsule { return .badge }
    }
    return context.labelRole ?? .body
  }
}
