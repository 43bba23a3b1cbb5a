extension FileFacts {
  /// Whether every number is in its bounds, no term lies inside itself and no declaration in its own body, so that
  /// nothing outside is looked at and every walk ends.
  var isSound: Bool {
    hasSoundText && hasTreeOfTerms && hasSoundParts && hasTreeOfDeclarations
  }

  private var hasSoundText: Bool {
    let (ends, lines) = (names.ends, lines.starts)
    guard ends.first == 0, lines.first == 0, Int(ends[ends.count - 1]) == counts.text,
      lines[lines.count - 1] <= Int32.max
    else { return false }
    for index in 1..<ends.count where ends[index - 1] > ends[index] { return false }
    for index in 1..<lines.count where lines[index - 1] >= lines[index] { return false }
    return true
  }

  /// Each term lies inside the one around it, and none is nested deeper than any source is.
  private var hasTreeOfTerms: Bool {
    let wide = wide
    guard wide.allSatisfy({ $0.start <= $0.end && $0.end <= Int32.max }) else { return false }
    let terms = terms
    guard counts.terms > 0, terms.base[0].bits & 0xFFFF == UInt64(TermKind.absent.rawValue) else { return false }
    // Where each of the terms around this one ends.
    var around = Buffer<Int>(capacity: 64)
    around.append(counts.terms)
    for index in 0..<counts.terms {
      let packed = terms.base[index]
      guard packed.rawKind <= TermKind.absent.rawValue, !packed.isWide || packed.wideIndex < wide.count else {
        return false
      }
      let term = terms[TermID(index: UInt32(truncatingIfNeeded: index))]
      while around.count > 1, around[around.count - 1] <= index { around.truncate(to: around.count - 1) }
      let end = index + 1 + Int(term.size)
      guard end <= around[around.count - 1], Int(term.name) < limit(of: term.kind) else { return false }
      if term.size > 0 { around.append(end) }
      guard around.count < 20_000 else { return false }
    }
    return true
  }

  private func limit(of kind: TermKind) -> Int {
    switch kind {
    case .string: counts.literals
    case .localDeclaration: counts.declarations
    default: counts.names
    }
  }

  private var hasSoundParts: Bool {
    let terms = terms
    for literal in literals where literal.segments.range.upperBound > counts.segments { return false }
    for segment in segments where Int(segment.index) >= (segment.isValue ? counts.terms : counts.names) { return false }
    // An interpolation lies inside its literal.
    for index in 0..<counts.terms where terms.base[index].kind == .string {
      let id = TermID(index: UInt32(truncatingIfNeeded: index))
      for segment in segments.run(literals[Int(terms.name(of: id))].segments) where segment.isValue {
        guard segment.index > id.index, segment.index < terms.next(after: id).index else { return false }
      }
    }
    return parameters.allSatisfy {
      isName($0.label) && isName($0.name) && isTerm($0.type) && isTerm($0.defaultValue)
    } && generics.allSatisfy { isName($0.name) && isTerm($0.constraint) } && statements.allSatisfy { isTerm($0) }
  }

  private func isName(_ name: NameID) -> Bool { Int(name.index) < counts.names }

  private func isTerm(_ term: TermID) -> Bool { Int(term.index) < counts.terms }

  /// A declaration comes after the one it stands in, and a term that declares it is around all of its parts.
  private var hasTreeOfDeclarations: Bool {
    for index in 0..<counts.declarations where !Declaration.isKind(declarationByte(index)) { return false }
    let declarations = declarations
    var spans: [(first: UInt32, last: UInt32)] = []
    spans.reserveCapacity(declarations.count)
    for (index, declaration) in declarations.enumerated() {
      let parent = Int(declaration.parent.index)
      guard parent >= -1, parent < index, declaration.start <= declaration.end, declaration.end <= Int32.max,
        declaration.nameStart <= Int32.max, isName(declaration.name),
        declaration.parameters.range.upperBound <= counts.parameters,
        declaration.generics.range.upperBound <= counts.generics, let span = span(of: declaration)
      else { return false }
      spans.append(span)
    }
    for index in declarations.indices.reversed() {
      let parent = Int(declarations[index].parent.index)
      guard parent >= 0 else { continue }
      spans[parent] = (min(spans[parent].first, spans[index].first), max(spans[parent].last, spans[index].last))
    }
    let terms = terms
    for index in 0..<counts.terms where terms.base[index].kind == .localDeclaration {
      let id = TermID(index: UInt32(truncatingIfNeeded: index))
      let span = spans[Int(terms.name(of: id))]
      guard span.last == 0 || span.first > id.index && span.last < terms.next(after: id).index else { return false }
    }
    return true
  }

  private func declarationByte(_ index: Int) -> UInt8 {
    block.base.load(
      fromByteOffset: counts.places.declarations + index * Column<Declaration>.stride(isNarrow: counts.isNarrow),
      as: UInt8.self)
  }

  /// The first and the last of the terms that a declaration names; nil where one is none of the file's.
  private func span(of declaration: Declaration) -> (first: UInt32, last: UInt32)? {
    var (first, last) = (UInt32.max, UInt32(0))
    func take(_ term: TermID) {
      guard term != .none else { return }
      (first, last) = (min(first, term.index), max(last, term.index))
    }
    let (attributes, type, value, body, group) = declaration.terms
    take(attributes)
    take(type)
    take(value)
    take(body)
    take(group)
    for parameter in parameters.run(declaration.parameters) {
      take(parameter.type)
      take(parameter.defaultValue)
    }
    for generic in generics.run(declaration.generics) { take(generic.constraint) }
    return Int(last) < counts.terms ? (first, last) : nil
  }
}
