/// The terms of a file, unpacked one by one. It is good as long as the facts that it was taken from.
struct TermColumn: BitwiseCopyable {
  let base: UnsafePointer<PackedTerm>
  let wide: UnsafePointer<WideTerm>

  @inline(__always)
  subscript(_ id: TermID) -> Term {
    let packed = base[Int(id.index)]
    if packed.isWide {
      let wide = wide[packed.wideIndex]
      return Term(
        kind: packed.kind, isMarked: packed.isMarked, size: wide.size, name: wide.name, start: wide.start, end: wide.end
      )
    }
    let start = UInt32(truncatingIfNeeded: packed.bits >> 32) & 0xF_FFFF
    return Term(
      kind: packed.kind, isMarked: packed.isMarked, size: UInt32(truncatingIfNeeded: packed.bits >> 8) & 0xFF,
      name: UInt32(truncatingIfNeeded: packed.bits >> 16) & 0xFFFF, start: start,
      end: start &+ UInt32(truncatingIfNeeded: packed.bits >> 52))
  }

  @inline(__always)
  func kind(of id: TermID) -> TermKind { base[Int(id.index)].kind }

  @inline(__always)
  func isMarked(_ id: TermID) -> Bool { base[Int(id.index)].isMarked }

  @inline(__always)
  func name(of id: TermID) -> UInt32 {
    let packed = base[Int(id.index)]
    if packed.isWide { return wide[packed.wideIndex].name }
    return UInt32(truncatingIfNeeded: packed.bits >> 16) & 0xFFFF
  }

  @inline(__always)
  func start(of id: TermID) -> UInt32 {
    let packed = base[Int(id.index)]
    if packed.isWide { return wide[packed.wideIndex].start }
    return UInt32(truncatingIfNeeded: packed.bits >> 32) & 0xF_FFFF
  }

  /// How many terms lie inside a term.
  @inline(__always)
  func size(of id: TermID) -> UInt32 {
    let packed = base[Int(id.index)]
    if packed.isWide { return wide[packed.wideIndex].size }
    return UInt32(truncatingIfNeeded: packed.bits >> 8) & 0xFF
  }

  /// The term behind a term and all that lies inside.
  @inline(__always)
  func next(after id: TermID) -> TermID { TermID(index: id.index &+ 1 &+ size(of: id)) }

  /// What a place holds: the term, or none.
  @inline(__always)
  func present(_ id: TermID) -> TermID { kind(of: id) == .absent ? .none : id }

  @inline(__always)
  func children(of id: TermID) -> TermList {
    let end = kind(of: id) == .localDeclaration ? TermID(index: id.index &+ 1) : next(after: id)
    return TermList(terms: self, start: id.index &+ 1, end: end.index)
  }

  /// The child at a position, or no term.
  @inline(__always)
  func child(_ position: Int, of id: TermID) -> TermID { children(of: id).at(position) }
}

/// Terms that lie one behind the other, each with what lies inside it.
struct TermList: Sequence, BitwiseCopyable {
  let terms: TermColumn
  let start: UInt32
  let end: UInt32

  /// Whether there are none.
  @inline(__always)
  var isEmpty: Bool { start == end }

  /// How many there are; they are counted one by one.
  var count: Int {
    var (count, at) = (0, start)
    while at < end {
      at = terms.next(after: TermID(index: at)).index
      count += 1
    }
    return count
  }

  /// The term at a position, which is gone to one by one; no term behind the last.
  @inline(__always)
  func at(_ position: Int) -> TermID {
    var (left, at) = (position, start)
    while at < end {
      if left == 0 { return terms.present(TermID(index: at)) }
      at = terms.next(after: TermID(index: at)).index
      left -= 1
    }
    return .none
  }

  @inline(__always)
  subscript(_ position: Int) -> TermID { at(position) }

  @inline(__always)
  var first: TermID? { isEmpty ? nil : terms.present(TermID(index: start)) }

  var last: TermID? {
    var last: TermID?
    for term in self { last = term }
    return last
  }

  func last(where fits: (TermID) -> Bool) -> TermID? {
    var last: TermID?
    for term in self where fits(term) { last = term }
    return last
  }

  @inline(__always)
  func dropFirst() -> TermList {
    TermList(terms: terms, start: isEmpty ? end : terms.next(after: TermID(index: start)).index, end: end)
  }

  /// Without those in front that fit.
  func drop(while fits: (TermID) -> Bool) -> TermList {
    var at = start
    while at < end, fits(terms.present(TermID(index: at))) { at = terms.next(after: TermID(index: at)).index }
    return TermList(terms: terms, start: at, end: end)
  }

  /// Those in front that fit.
  func prefix(while fits: (TermID) -> Bool) -> TermList {
    TermList(terms: terms, start: start, end: drop(while: fits).start)
  }

  @inline(__always)
  func makeIterator() -> Iterator { Iterator(terms: terms, at: start, end: end) }

  struct Iterator: IteratorProtocol {
    let terms: TermColumn
    var at: UInt32
    let end: UInt32

    @inline(__always)
    mutating func next() -> TermID? {
      guard at < end else { return nil }
      let id = TermID(index: at)
      at = terms.next(after: id).index
      return terms.present(id)
    }
  }
}
