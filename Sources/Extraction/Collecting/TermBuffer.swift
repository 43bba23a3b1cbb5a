/// Terms in the making.
struct TermBuffer: ~Copyable {
  private(set) var packed = Buffer<PackedTerm>(capacity: 1 << 12)
  /// The numbers of those that are not small.
  private(set) var wide = Buffer<WideTerm>(capacity: 64)

  init() {}

  @inline(__always)
  var count: Int { packed.count }

  private var column: TermColumn { TermColumn(base: packed.base, wide: wide.base) }

  @inline(__always)
  subscript(_ index: Int) -> Term { column[TermID(index: UInt32(truncatingIfNeeded: index))] }

  func kind(of index: Int) -> TermKind { packed[index].kind }

  @inline(__always)
  mutating func append(_ term: Term) {
    if let small = PackedTerm(term) { packed.append(small) } else { appendWide(term) }
  }

  @inline(never)
  private mutating func appendWide(_ term: Term) {
    packed.append(PackedTerm(term.kind, isMarked: term.isMarked, wide: wide.count))
    wide.append(WideTerm(term))
  }

  /// Says how many terms lie inside one, of which nothing was said before.
  @inline(__always)
  mutating func setSize(of index: Int, to size: Int) {
    if let small = packed[index].sized(size) {
      packed[index] = small
    } else {
      change(index) { $0.size = UInt32(truncatingIfNeeded: size) }
    }
  }

  /// Changes a term in any way.
  mutating func change(_ index: Int, _ body: (inout Term) -> Void) {
    var term = self[index]
    body(&term)
    if packed[index].isWide {
      packed[index] = PackedTerm(term.kind, isMarked: term.isMarked, wide: packed[index].wideIndex)
      wide[packed[index].wideIndex] = WideTerm(term)
    } else if let small = PackedTerm(term) {
      packed[index] = small
    } else {
      packed[index] = PackedTerm(term.kind, isMarked: term.isMarked, wide: wide.count)
      wide.append(WideTerm(term))
    }
  }

  /// Forgets the terms from a count on.
  mutating func truncate(to count: Int) {
    packed.truncate(to: count)
    if count == 0 { wide.truncate(to: 0) }
  }
}
