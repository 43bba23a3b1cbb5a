import WordgatePlurals

extension MessageOutline {
  /// Gives every specifier and reference the number of its argument: first outside substitutions, then in each
  /// substitution from where it is first referred to.
  mutating func number(_ source: MessageSource) {
    var context = FormatContext()
    context.substitutionArguments = substitutionArguments
    context.argumentNames = source.argumentNames.isEmpty ? namesInOrder() : source.argumentNames
    let raw = leaves.map(\.format.parts)
    let places = Dictionary(grouping: leaves.indices) { leaves[$0].substitution }
    resolve(raw, context, places[nil] ?? [])
    count = rootCount(source)
    context.countPosition = count.position
    context.countKind = count.kind
    context.countStyle = count.style
    resolve(raw, context, places[nil] ?? [])
    // A substitution within another is numbered once the outer one is.
    for _ in 0..<min(parts.count, MessageCode.deepestCall) {
      let first = firstReferences()
      for index in parts.indices {
        number(part: index, first, raw, context, places[parts[index].name] ?? [])
      }
    }
  }

  private mutating func number(
    part index: Int, _ first: [String: Int], _ raw: [[FormatString.Part]], _ context: FormatContext,
    _ places: [Int]
  ) {
    var part = parts[index]
    if substitutionArguments[part.name] == nil { part.argument = first[part.name] ?? 1 }
    part.count.position = part.argument
    parts[index] = part
    var inner = context
    inner.firstPosition = part.argument
    inner.countPosition = part.argument
    inner.countKind = part.count.kind
    inner.countStyle = part.count.style
    resolve(raw, inner, places)
  }

  private mutating func resolve(
    _ raw: [[FormatString.Part]], _ context: FormatContext, _ places: [Int]
  ) {
    for index in places {
      leaves[index].format = FormatString(
        text: leaves[index].text, parts: context.resolve(raw[index]))
    }
  }

  /// The number of the argument at the first reference to each substitution, texts outside substitutions first.
  private func firstReferences() -> [String: Int] {
    leaves.reduce(into: [:]) { first, leaf in
      for reference in leaf.format.substitutionReferences where reference.position > 0 {
        first[reference.name] = first[reference.name] ?? reference.position
      }
    }
  }

  /// What plural forms outside substitutions are chosen by: what the source says, else the first number in the `other`
  /// form, else the first number in any form.
  private func rootCount(_ source: MessageSource) -> Specifier {
    let forms = leaves.filter { $0.substitution == nil && $0.category != nil }
    let ordered = forms.filter { $0.category == .other } + forms.filter { $0.category != .other }
    let numbers = ordered.flatMap { $0.specifiers.filter { $0.kind.isNumeric && !$0.isCount } }
    guard let argument = source.countArgument else { return numbers.first ?? .fallbackCount }
    var count = numbers.first { $0.position == argument } ?? .fallbackCount
    count.position = argument
    return count
  }

  /// The names of arguments in order of appearance, `other` forms first.
  private func namesInOrder() -> [String] {
    let ordered =
      leaves.filter { $0.category == nil || $0.category == .other }
      + leaves.filter { $0.category != nil && $0.category != .other }
    var names: [String] = []
    for name in ordered.flatMap({ $0.specifiers.compactMap(\.name) })
    where names.count < 99 && !names.contains(name) {
      names.append(name)
    }
    return names
  }
}
