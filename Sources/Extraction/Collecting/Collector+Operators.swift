internal import SwiftReader

extension Collector {
  /// An operator between two operands.
  private struct Infix {
    var name: NameID
    var rank: Int
    /// The least rank of an operator that belongs to its right side.
    var rightRank: Int
  }

  /// Brings operands and operators into a tree.
  mutating func folded(sequence node: NodeID) -> TermID {
    let mark = mark
    var operators: [Infix] = []
    for child in file.children(of: node) {
      if file.kind(of: child) == .binaryOperator {
        operators.append(infix(child))
      } else {
        push(expression(child))
      }
    }
    guard self.mark - mark == operators.count + 1 else { return add(.other, node, since: mark) }
    let operands = Array(facts.waiting.suffix(from: mark))
    facts.waiting.truncate(to: mark)
    var index = 0
    return fold(operands, operators, &index, minimum: 0)
  }

  private func fold(_ operands: [TermID], _ operators: [Infix], _ index: inout Int, minimum: Int) -> TermID {
    var left = operands[index]
    while index < operators.count, operators[index].rank >= minimum {
      let sign = operators[index]
      index += 1
      let right = fold(operands, operators, &index, minimum: sign.rightRank)
      let start = Int(facts.terms[Int(left.index)].start)
      let end = Int(facts.terms[Int(right.index)].end)
      let mark = mark
      push(left)
      push(right)
      left = add(.binary, start..<max(start, end), name: sign.name.index, since: mark)
    }
    return left
  }

  private func infix(_ node: NodeID) -> Infix {
    let range = file.nameRange(of: node).clamped(to: 0..<source.count)
    let rank = Self.rank(of: UnsafeBufferPointer(rebasing: source[range]))
    let isCoalescing = range.count == 2 && source[range.lowerBound] == 0x3F && source[range.lowerBound + 1] == 0x3F
    return Infix(name: name(of: node), rank: rank, rightRank: isCoalescing ? rank : rank + 1)
  }

  /// How tightly an operator binds; one that the standard library does not declare binds like `??`.
  private static func rank(of sign: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = sign.first, sign.count <= 3 else { return 4 }
    switch (first, sign.count > 1 ? sign[1] : 0, sign.count > 2 ? sign[2] : 0) {
    case (0x7C, 0x7C, 0): return 1  // ||
    case (0x26, 0x26, 0): return 2  // &&
    case (0x3D, 0x3D, 0), (0x21, 0x3D, 0), (0x3C, 0x3D, 0), (0x3E, 0x3D, 0), (0x7E, 0x3D, 0): return 3  // == != <= >= ~=
    case (0x3C, 0, 0), (0x3E, 0, 0), (0x3D, 0x3D, 0x3D), (0x21, 0x3D, 0x3D): return 3  // < > === !==
    case (0x2E, 0x2E, 0x2E), (0x2E, 0x2E, 0x3C): return 5  // ... ..<
    case (0x2B, 0, 0), (0x2D, 0, 0), (0x7C, 0, 0), (0x5E, 0, 0), (0x26, 0x2B, 0), (0x26, 0x2D, 0): return 6  // + - | ^
    case (0x2A, 0, 0), (0x2F, 0, 0), (0x25, 0, 0), (0x26, 0, 0), (0x26, 0x2A, 0): return 7  // * / % & &*
    case (0x3C, 0x3C, 0), (0x3E, 0x3E, 0): return 8  // << >>
    default: return 4
    }
  }
}
