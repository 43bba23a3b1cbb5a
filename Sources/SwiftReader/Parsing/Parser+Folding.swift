extension Parser {
  /// Puts operands and operators together: assignments outermost, then `? :`, then casts, the rest stays flat.
  mutating func fold(from base: Int) -> UInt32 {
    foldSplits(base, elements.count, .assignment)
  }

  /// Splits at each operator of a kind, from the last one on since they bind to the right.
  private mutating func foldSplits(_ low: Int, _ high: Int, _ kind: NodeKind) -> UInt32 {
    var end = high
    var right: UInt32 = 0
    var count = 0
    var index = high - 1
    while index >= low {
      let id = elements[index]
      if id != 0, arena[id].kind == kind, isOperator(id) {
        count += 1
        if count > Self.deepest {
          fail("nested too deeply to be read")
          return 0
        }
        let part = foldPart(index + 1, end, kind)
        right = right == 0 ? part : join(right, left: part, at: end)
        end = index
      }
      index -= 1
    }
    let left = foldPart(low, end, kind)
    return right == 0 ? left : join(right, left: left, at: end)
  }

  private mutating func foldPart(_ low: Int, _ high: Int, _ kind: NodeKind) -> UInt32 {
    kind == .assignment ? foldSplits(low, high, .ternary) : foldFlat(low, high)
  }

  /// Whether an element is an operator that waits for its operands and not an operand of that kind in itself.
  private func isOperator(_ id: UInt32) -> Bool {
    switch arena[id].kind {
    case .assignment: arena[id].firstChild == 0
    case .ternary, .cast, .isCheck: arena[id].flags.contains(.waiting)
    default: false
    }
  }

  /// Gives the operator at an index its operands.
  private mutating func join(_ right: UInt32, left: UInt32, at index: Int) -> UInt32 {
    let id = elements[index]
    var children = Children(left)
    let middle = arena[id].firstChild
    if middle != 0 { append(middle, to: &children) }
    append(right, to: &children)
    arena[id].firstChild = left
    arena[id].start = arena[left].start
    arena[id].end = max(arena[right].end, arena[left].end)
    arena[id].flags.remove(.waiting)
    return id
  }

  /// Puts an operand before the type of a cast.
  func attach(_ operand: UInt32, to cast: UInt32) -> UInt32 {
    arena[operand].next = arena[cast].firstChild
    arena[cast].firstChild = operand
    arena[cast].start = arena[operand].start
    arena[cast].flags.remove(.waiting)
    return cast
  }

  /// Operands and binary operators in turn; a cast takes the operands before it that bind tighter.
  private mutating func foldFlat(_ low: Int, _ high: Int) -> UInt32 {
    var end = low
    var casts = 0
    for index in low..<high {
      let id = elements[index]
      let kind = id == 0 ? NodeKind.missing : arena[id].kind
      guard kind == .cast || kind == .isCheck, isOperator(id) else {
        elements[end] = id
        end += 1
        continue
      }
      casts += 1
      if casts > Self.deepest {
        fail("nested too deeply to be read")
        return 0
      }
      var first = end - 1
      while first - 2 >= low, bindsTighterThanCasts(elements[first - 1]) { first -= 2 }
      guard first >= low else { return 0 }
      let operand = sequence(first, end)
      elements[first] = attach(operand, to: id)
      end = first + 1
    }
    return sequence(low, end)
  }

  /// Operands with the operators between them, which bind in no way that is decided here.
  mutating func sequence(_ low: Int, _ high: Int) -> UInt32 {
    guard high > low else { return 0 }
    if high - low == 1 { return elements[low] }
    var children = Children()
    for index in low..<high { append(elements[index], to: &children) }
    var node = Node(start: arena[children.first].start, end: arena[children.last].end, kind: .sequence)
    node.firstChild = children.first
    return arena.add(node)
  }

  private func bindsTighterThanCasts(_ id: UInt32) -> Bool {
    guard id != 0, arena[id].kind == .binaryOperator else { return false }
    switch source.base[Int(arena[id].start)] {
    case 0x2A, 0x2F, 0x25, 0x2B, 0x2D: return true
    case 0x26, 0x7C, 0x5E:
      return arena[id].end - arena[id].start == 1
        || source.base[Int(arena[id].start) + 1] != source.base[Int(arena[id].start)]
    case 0x3C, 0x3E:
      return source.base[Int(arena[id].start) + 1] == source.base[Int(arena[id].start)]
    case 0x2E: return source.base[Int(arena[id].start) + 1] == 0x2E
    default: return false
    }
  }
}
