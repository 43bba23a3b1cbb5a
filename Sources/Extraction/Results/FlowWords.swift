internal import Findings

/// Puts the numbers of linking into words.
struct FlowWords {
  private let linker: Linker

  init(_ linker: Linker) { self.linker = linker }

  func text(_ symbol: Symbol) -> String { linker.program.symbols.text(of: symbol) }

  private func quoted(_ symbol: Symbol) -> String { "'\(text(symbol))'" }

  func location(_ file: Int32, _ offset: Int32) -> Location {
    linker.index.location(of: Int(offset), in: file)
  }

  func location(of term: TermReference) -> Location {
    location(term.file, Int32(bitPattern: linker.facts(term.file)[term.term].start))
  }

  /// The text of a literal without interpolations.
  func plainText(of literal: TermReference) -> String? {
    literal.isNone ? nil : linker.plainText(of: literal.term, linker.facts(literal.file))
  }

  func bundle(_ key: KeyContext) -> String? {
    switch key.bundleSign {
    case .none: nil
    case .plain: text(key.bundle)
    case .dot: "." + text(key.bundle)
    case .pound: "#" + text(key.bundle)
    }
  }

  /// The conditions of a list, outermost first.
  func conditions(_ list: Int32) -> [Condition] {
    linker.graph.conditionLists.items(of: list).map { condition($0) }
  }

  private func condition(_ number: Int32) -> Condition {
    let items = linker.graph.conditions.items(of: number)
    let words = items.dropFirst().map { text(Symbol(index: UInt32(bitPattern: $0))) }
    let head = items.first ?? 0
    if head >> 1 == FlowGraph.ConditionForm.expressions.rawValue {
      return Condition(words.joined(separator: ", "), holds: head & 1 == 1)
    }
    let patterns = words.dropFirst()
    let pattern = patterns.isEmpty ? "default" : patterns.joined(separator: ", ")
    return Condition("\(words.first ?? "") is \(pattern)", holds: head & 1 == 1)
  }

  func text(_ message: FlowMessage) -> String {
    switch message {
    case .setAs(let name): return "set as \(quoted(name))"
    case .givenBy(let name): return "given by \(quoted(name))"
    case .defaultOf(let name): return "default of \(quoted(name))"
    case .returnedBy(let function): return "returned by '\(display(function))'"
    case .returned: return "returned"
    case .rawValueOf(let name): return "raw value of \(quoted(name))"
    case .boundTo(let name): return "bound to \(quoted(name))"
    case .boundInPattern: return "bound in a pattern"
    case .assignedTo(let name): return "assigned to \(quoted(name))"
    case .loopElement: return "element of a loop"
    case .inDictionary: return "in a dictionary"
    case .inTuple: return "in a tuple"
    case .inRow: return "in a row"
    case .inserted: return "inserted"
    case .numbered: return "numbered"
    case .givenToClosure: return "given to a closure"
    case .givenByClosure: return "given by a closure"
    case .passedTo(let name): return "passed to \(quoted(name))"
    case .passed(let label, let callee):
      return "passed\(label.isEmpty ? "" : " as \(quoted(label))") to '\(name(of: callee))'"
    case .askedFor(let name): return "asked for \(quoted(name))"
    case .standsFor(let name): return "stands for \(quoted(name))"
    case .shownBy(let name, let isMember): return "shown by \(isMember ? "." : "")\(text(name))"
    }
  }

  private func name(of callee: CalleeName) -> String {
    switch callee {
    case .type(let name): text(name)
    case .function(let reference): display(reference)
    }
  }

  /// `text(day:plan:)`.
  private func display(_ reference: DeclarationReference) -> String {
    let facts = linker.facts(reference.file)
    let declaration = facts[reference.id]
    let labels = facts.parameters(of: declaration).map { parameter in
      (parameter.label.isEmpty ? "_" : text(facts.symbol(parameter.label))) + ":"
    }
    return text(facts.symbol(declaration.name)) + "(" + labels.joined() + ")"
  }
}
