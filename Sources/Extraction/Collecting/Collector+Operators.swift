internal import SwiftReader

/// An operand of a sequence and the operator behind it, with what that operator joins: an operand by its complement,
/// or what another operator joins by the position of that.
struct OperandNode: BitwiseCopyable {
  var node: NodeID
  var sign = NodeID.none
  /// How tightly the operator binds.
  var rank = 0
  /// The least rank of an operator that belongs to its right side.
  var rightRank = 0
  var left = 0
  var right = 0
  /// The operator on whose left side this one is.
  var above = 0
  /// The term of the operator, while it is written.
  var term = 0
}

extension Collector {
  /// Brings operands and operators into a tree.
  mutating func folded(sequence node: NodeID) {
    let mark = facts.waitingNodes.count
    defer { facts.waitingNodes.truncate(to: mark) }
    var operators = 0
    for child in tree.children(of: node) {
      let operands = facts.waitingNodes.count - mark
      if tree.kind(of: child) != .binaryOperator {
        facts.waitingNodes.append(OperandNode(node: child))
      } else {
        operators += 1
        if operands == operators { setOperator(child, of: mark + operands - 1) }
      }
    }
    let end = facts.waitingNodes.count
    guard end - mark == operators + 1 else {
      let term = open(.other, node)
      for child in tree.children(of: node) where tree.kind(of: child) != .binaryOperator { expression(child) }
      return close(term)
    }
    var at = mark
    let top = join(&at, end, minimum: 0)
    write(joined: top)
  }

  private mutating func setOperator(_ sign: NodeID, of operand: Int) {
    let start = Int(tree.nameStart(of: sign))
    let text = UnsafeBufferPointer(
      start: source + start, count: start < count ? min(tree.nameLength(of: sign), count - start) : 0)
    let rank = Self.rank(of: text)
    let isCoalescing = text.count == 2 && text[0] == 0x3F && text[1] == 0x3F
    facts.waitingNodes.base[operand].sign = sign
    facts.waitingNodes.base[operand].rank = rank
    facts.waitingNodes.base[operand].rightRank = isCoalescing ? rank : rank + 1
  }

  /// Joins operands from a position on, as far as the operators bind tightly enough.
  private func join(_ at: inout Int, _ end: Int, minimum: Int) -> Int {
    let nodes = facts.waitingNodes.base
    var left = ~at
    while at + 1 < end, nodes[at].rank >= minimum {
      let sign = at
      at += 1
      nodes[sign].right = join(&at, end, minimum: nodes[sign].rightRank)
      nodes[sign].left = left
      left = sign
    }
    return left
  }

  /// Writes what is joined; the left sides, of which there may be thousands, one after the other.
  private mutating func write(joined top: Int) {
    var at = top
    var above = -1
    while at >= 0 {
      let sign = facts.waitingNodes[at].sign
      facts.waitingNodes.base[at].term = open(.binary, sign, name: name(of: sign))
      facts.waitingNodes.base[at].above = above
      above = at
      at = facts.waitingNodes[at].left
    }
    expression(facts.waitingNodes[~at].node)
    while above >= 0 {
      let (term, next) = (facts.waitingNodes[above].term, facts.waitingNodes[above].above)
      let right = facts.terms.count
      write(joined: facts.waitingNodes[above].right)
      let (start, end) = (facts.terms[term + 1].start, facts.terms[right].end)
      facts.terms.change(term) { ($0.start, $0.end) = (start, max(start, end)) }
      close(term)
      above = next
    }
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
