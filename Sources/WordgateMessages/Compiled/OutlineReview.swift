import WordgatePlurals

/// Looks through the texts of a message for what is wrong or suspicious.
struct OutlineReview {
  private(set) var problems: [MessageProblem] = []
  private let outline: MessageOutline
  private let source: MessageSource
  /// The substitutions that each substitution refers to; under nil those that texts outside refer to.
  private let references: [String?: Set<String>]

  init(_ outline: MessageOutline, _ source: MessageSource) {
    self.outline = outline
    self.source = source
    references = outline.leaves.reduce(into: [:]) { references, leaf in
      references[leaf.substitution, default: []].formUnion(
        leaf.format.substitutionReferences.map(\.name))
    }
    for leaf in outline.leaves { review(leaf) }
    reviewKinds()
    reviewPlurals()
    for substitution in source.substitutions.prefix(MessageCode.mostSubstitutions) {
      review(substitution)
    }
  }

  private mutating func review(_ leaf: MessageLeaf) {
    for part in leaf.format.parts {
      switch part {
      case .mangled(let mangled):
        report(.mangled(mangled.reason), leaf, mangled.range, mangled.message)
      case .specifier(let specifier): review(specifier, leaf)
      case .substitution(let reference): review(reference, leaf)
      case .text, .percent: break
      }
    }
    reviewPositions(leaf)
  }

  private mutating func review(_ specifier: Specifier, _ leaf: MessageLeaf) {
    let style = specifier.style
    if specifier.isCount, leaf.category == nil, leaf.substitution == nil {
      report(
        .countOutsidePlural, leaf, specifier.range,
        "'%arg' stands where no form is chosen by a number")
    }
    if specifier.position > 99 {
      report(
        .positionOutOfRange, leaf, specifier.range,
        "'\(specifier.text)' reads more arguments than there can be")
    }
    if !specifier.isPositional, 1...9 ~= style.width, !style.fillsWithZeros, style.precision == nil {
      let letters = specifier.text.dropFirst(2)
      report(
        .widthForPosition, leaf, specifier.range,
        "'\(specifier.text)' asks for a width of \(style.width); expected '%\(style.width)$\(letters)' or '%\(letters)'"
      )
    }
    if [
      UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "a"), UInt8(ascii: "A"),
    ]
    .contains(style.conversion) {
      report(
        .unsupportedSpecifier, leaf, specifier.range,
        "'\(specifier.text)' is not supported; expected '%@'")
    }
  }

  private mutating func review(_ reference: FormatString.SubstitutionReference, _ leaf: MessageLeaf) {
    guard let part = outline.part(reference.name) else {
      report(
        .undefinedSubstitution, leaf, reference.range,
        "there is no substitution '\(reference.name)'")
      return
    }
    if reference.isPositional, let own = outline.substitutionArguments[part.name],
      own != reference.position
    {
      report(
        .substitutionPosition, leaf, reference.range,
        "the reference names argument \(reference.position), its substitution argument \(own)")
    }
  }

  /// Plain specifiers beside numbered ones. `%arg`, names and substitutions with an argument of their own do not count.
  private mutating func reviewPositions(_ leaf: MessageLeaf) {
    let plain = leaf.specifiers.filter { !$0.isPositional && !$0.isCount && $0.name == nil }
    let hasPositional =
      leaf.specifiers.contains(where: \.isPositional)
      || leaf.format.substitutionReferences.contains(where: \.isPositional)
    if hasPositional, let first = plain.first {
      report(
        .mixedPositions, leaf, first.range,
        "'\(first.text)' has no position while others in the text have")
    }
  }

  /// One argument read as two kinds: the kind of the first text counts.
  private mutating func reviewKinds() {
    var kinds: [Int: SpecifierKind] = [:]
    for part in outline.parts {
      kinds[part.argument] = kinds[part.argument] ?? part.count.kind
    }
    let isFirst = { (leaf: MessageLeaf) in leaf.category == .other || leaf.category == nil }
    for leaf in outline.leaves.filter(isFirst) + outline.leaves.filter({ !isFirst($0) }) {
      for specifier in leaf.specifiers where !specifier.isCount {
        let expected = kinds[specifier.position] ?? specifier.kind
        kinds[specifier.position] = expected
        guard specifier.kind != expected else { continue }
        let other = Specifier.canonical(expected, position: specifier.position)
        problems.append(
          MessageProblem(
            kind: .conflictingKinds, path: leaf.path, range: specifier.range,
            position: specifier.position,
            message:
              "'\(specifier.text)' reads argument \(specifier.position), which is '\(other)' elsewhere"
          ))
      }
    }
  }

  /// Plural forms of which none shows a number.
  private mutating func reviewPlurals() {
    let hasNumber = outline.leaves.contains {
      $0.substitution == nil && $0.category != nil && $0.specifiers.contains { $0.kind.isNumeric }
    }
    if outline.hasPluralForms, !hasNumber, source.countArgument == nil {
      report(.pluralWithoutNumber, path: "", "no plural form shows a number to choose by")
    }
  }

  private mutating func review(_ substitution: Substitution) {
    let path = "substitutions.\(substitution.name)"
    if Specifier(withoutPercent: substitution.specifier)?.kind.isNumeric != true {
      report(
        .substitutionSpecifier, path: path,
        "'\(substitution.specifier)' is not the specifier of a number")
    }
    if let argument = substitution.argument, !(1...99 ~= argument) {
      report(.positionOutOfRange, path: path, "\(argument) is not the number of an argument")
    }
    let isReferenced = references.contains {
      $0.key != substitution.name && $0.value.contains(substitution.name)
    }
    if !isReferenced {
      report(.unreferencedSubstitution, path: path, "no text refers to '%#@\(substitution.name)@'")
    }
    if reaches(substitution.name, from: substitution.name) {
      report(.recursiveSubstitution, path: path, "'\(substitution.name)' refers back to itself")
    }
  }

  /// Whether following the references of one substitution leads to another.
  private func reaches(_ target: String, from start: String) -> Bool {
    var seen: Set<String> = []
    var open = [start]
    while let name = open.popLast() {
      for next in references[name] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return seen.contains(target)
  }

  private mutating func report(
    _ kind: MessageProblem.Kind, _ leaf: MessageLeaf, _ range: Range<Int>, _ message: String
  ) {
    problems.append(
      MessageProblem(kind: kind, path: leaf.path, range: range, position: nil, message: message))
  }

  private mutating func report(_ kind: MessageProblem.Kind, path: String, _ message: String) {
    problems.append(
      MessageProblem(kind: kind, path: path, range: 0..<0, position: nil, message: message))
  }
}
