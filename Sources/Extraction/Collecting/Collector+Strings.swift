internal import SwiftReader

extension Collector {
  mutating func string(_ node: NodeID) {
    let term = open(.string, node)
    let mark = facts.waitingSegments.count
    var isInterpolated = false
    if !writePlainSegments(of: node, &isInterpolated) {
      for segment in file.segments(of: node) {
        switch segment {
        case .text(let text, _): addText(name(text))
        case .interpolation(let inner):
          isInterpolated = true
          interpolation(inner)
        }
      }
    }
    end(term, StringLiteral(segments: facts.takeSegments(from: mark), isInterpolated: isInterpolated))
  }

  /// The name of a declaration as a string.
  mutating func literal(named node: NodeID) {
    let term = open(.string, node)
    let mark = facts.waitingSegments.count
    addText(name(of: node))
    end(term, StringLiteral(segments: facts.takeSegments(from: mark), isInterpolated: false))
  }

  /// Ends the term of a literal.
  private mutating func end(_ term: Int, _ literal: StringLiteral) {
    let number = UInt32(truncatingIfNeeded: facts.literals.count)
    facts.literals.append(literal)
    facts.terms.change(term) { $0.name = number }
    close(term)
  }

  @inline(__always)
  private mutating func addText(_ text: NameID) {
    facts.waitingSegments.append(.init(isValue: false, index: text.index))
  }

  private mutating func interpolation(_ node: NodeID) {
    facts.waitingSegments.append(.init(isValue: true, index: UInt32(truncatingIfNeeded: facts.terms.count)))
    let argument = tree.child(of: node, .argument)
    let value = argument == .none ? .none : expressionNode(of: argument)
    let term = open(.interpolation, node, name: value == .none ? .empty : folded(value))
    writeArguments(of: node)
    close(term)
  }

  /// Writes the pieces of a literal that are the text as it is: one line, no escape, no raw literal. Whether it is one.
  private mutating func writePlainSegments(of node: NodeID, _ isInterpolated: inout Bool) -> Bool {
    let (start, end) = (Int(tree.start(of: node)), Int(tree.end(of: node)))
    guard end <= count, end - start >= 2, source[start] == 0x22, source[end - 1] == 0x22 else { return false }
    if end - start >= 6, source[start + 1] == 0x22 { return false }
    let first = tree.firstChild(of: node)
    if first == .none {
      guard isPlain(start + 1, end - 1, isASCII: false) else { return false }
      if start + 1 < end - 1 { addText(name(from: start + 1, to: end - 1)) }
      return true
    }
    var at = start + 1
    for inner in tree.children(of: node) where tree.kind(of: inner) == .interpolation {
      guard isPlain(at, Int(tree.start(of: inner)), isASCII: true) else { return false }
      at = Int(tree.end(of: inner))
    }
    guard isPlain(at, end - 1, isASCII: true) else { return false }
    isInterpolated = true
    at = start + 1
    for inner in tree.children(of: node) where tree.kind(of: inner) == .interpolation {
      if at < Int(tree.start(of: inner)) { addText(name(from: at, to: Int(tree.start(of: inner)))) }
      interpolation(inner)
      at = Int(tree.end(of: inner))
    }
    if at < end - 1 { addText(name(from: at, to: end - 1)) }
    return true
  }

  private func isPlain(_ start: Int, _ end: Int, isASCII: Bool) -> Bool {
    var at = start
    while at < end {
      let byte = source[at]
      if byte == 0x5C || byte == 0x0A || byte == 0x0D || isASCII && byte >= 0x80 { return false }
      at += 1
    }
    return true
  }
}
