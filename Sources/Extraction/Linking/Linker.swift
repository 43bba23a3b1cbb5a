/// Gives every expression a type and follows text from its literals to the places where it is shown.
final class Linker {
  let program: Program
  let options: ExtractionOptions
  var graph = FlowGraph()
  var literals: [TermReference: LiteralRecord] = [:]
  var literalOrder: [TermReference] = []
  var scopes: [[String: Local]] = []
  var inferred: [DeclarationReference: SwiftType] = [:]
  var inferring: Set<DeclarationReference> = []
  /// What can be called, as read once.
  var signatures: [DeclarationReference: Callable] = [:]
  /// The views that a type's code names.
  var usedViews: [TypeID: Set<TypeID>] = [:]

  /// Arguments of functions that no source declares: those that are keys, and the literals that may be.
  var absentKeys: Set<AbsentPlace> = []
  var absentLiterals: [(AbsentPlace, TermReference)] = []

  init(_ program: Program, options: ExtractionOptions) {
    self.program = program
    self.options = options
  }

  var known: KnownTypes { program.known }

  func facts(_ file: Int32) -> IndexedFacts { program.files[Int(file)] }

  func run() {
    for file in program.files.indices.dropFirst(program.interfaceCount) {
      let facts = program.files[file]
      for index in facts.declarations.indices {
        let reference = DeclarationReference(file: Int32(file), id: DeclarationID(index: Int32(index)))
        if !isLocal(reference) { visit(reference) }
      }
      scopes = [[:]]
      var context = Context(file: Int32(file))
      for statement in facts.statements { self.statement(statement, &context) }
    }
    settleAbsentLiterals()
    connectRequirements()
  }

  /// Whether a declaration stands in the body of another, so that it is visited there.
  private func isLocal(_ reference: DeclarationReference) -> Bool {
    let facts = facts(reference.file)
    var parent = facts[reference.id].parent
    while parent != .none {
      let declaration = facts[parent]
      if !declaration.isType && declaration.kind != .extensionOf { return true }
      parent = declaration.parent
    }
    return false
  }

  /// The place inside a declaration, at the start of its body.
  func context(of reference: DeclarationReference) -> Context {
    let declaration = program[reference]
    var context = Context(file: reference.file, declaration: reference)
    context.isPreview = declaration.isPreview
    context.isDemo = declaration.isDemo
    if let type = program.enclosingType(of: reference) {
      let whole = program.selfType(of: type)
      context.selfType = declaration.isStatic && declaration.kind != .enumCase ? .meta(whole) : whole
    }
    return context
  }

  // MARK: Declarations

  func visit(_ reference: DeclarationReference) {
    let declaration = program[reference]
    visitAttributes(of: declaration, reference)
    switch declaration.kind {
    case .variable: visitVariable(declaration, reference)
    case .function, .initializer, .subscriptMember: visitCallable(declaration, reference)
    case .enumCase: visitCase(declaration, reference)
    default: break
    }
  }

  private func visitAttributes(of declaration: Declaration, _ reference: DeclarationReference) {
    let context = context(of: reference)
    for attribute in declaration.attributes {
      let facts = facts(reference.file)
      let arguments = facts.children(of: attribute).filter { facts.kind(of: $0) == .argument }
      guard !arguments.isEmpty else { continue }
      scopes.append([:])
      let type = program.resolve(facts.child(0, of: attribute), in: reference, file: reference.file)
      _ = call(initializers(of: type, context), arguments, base: nil, at: attribute, context, .none)
      scopes.removeLast()
    }
  }

  private func visitVariable(_ declaration: Declaration, _ reference: DeclarationReference) {
    var context = context(of: reference)
    let type = propertyType(of: reference)
    let slot = graph.slot(.declaration(reference))
    scopes.append([:])
    defer { scopes.removeLast() }
    if declaration.value != .none {
      let value = evaluate(declaration.value, context, Expectation(type: type))
      bind(value, to: slot, "set as \(quoted(declaration.name))", context, declaration.value)
    }
    if declaration.body != .none {
      context.resultType = type
      context.resultSlot = slot
      body(declaration.body, context, "given by \(quoted(declaration.name))")
    }
    for accessor in declaration.accessors {
      scopes.append(["newValue": .value(type, Flow(slot: slot)), "oldValue": .value(type, Flow(slot: slot))])
      var inner = context
      inner.resultSlot = nil
      inner.resultType = .unknown
      _ = block(accessor, &inner)
      scopes.removeLast()
    }
  }

  func visitCallable(_ declaration: Declaration, _ reference: DeclarationReference) {
    var context = context(of: reference)
    var scope: [String: Local] = [:]
    for (position, parameter) in declaration.parameters.enumerated() {
      var type = program.resolve(parameter.type, in: reference, file: reference.file)
      if parameter.isVariadic { type = known.array(of: type) }
      let slot = graph.slot(.parameter(reference, position))
      scope[parameter.name] = .value(type, Flow(slot: slot))
      if parameter.defaultValue != .none {
        let value = evaluate(parameter.defaultValue, context, Expectation(type: type))
        bind(value, to: slot, "default of \(quoted(parameter.name))", context, parameter.defaultValue)
      }
    }
    guard declaration.body != .none else { return }
    scopes.append(scope)
    context.resultType = declaration.kind == .initializer ? .unknown : program.declaredType(of: reference)
    context.resultSlot = declaration.kind == .initializer ? nil : graph.slot(.result(reference))
    body(declaration.body, context, "returned by \(quoted(display(declaration)))")
    scopes.removeLast()
  }

  private func visitCase(_ declaration: Declaration, _ reference: DeclarationReference) {
    guard declaration.value != .none, let type = program.enclosingType(of: reference) else { return }
    let context = context(of: reference)
    let value = evaluate(declaration.value, context, Expectation(type: rawType(of: type)))
    bind(value, to: graph.slot(.rawValue(type)), "raw value of \(quoted(declaration.name))", context, declaration.value)
  }

  /// The type of an enumeration's raw values.
  func rawType(of type: TypeID) -> SwiftType {
    guard program[type].kind == .enumeration else { return .unknown }
    return program.directSupertypes(of: type).first { supertype in
      supertype.nominalID.map { program[$0].kind == .structure } ?? false
    } ?? .unknown
  }

  /// Reads a body whose last expression is its result where nothing else stands in it.
  private func body(_ block: TermID, _ context: Context, _ message: String) {
    var context = context
    let value = self.block(block, &context, Expectation(type: context.resultType), isResult: true)
    if let value, let slot = context.resultSlot { bind(value, to: slot, message, context, block) }
  }

  // MARK: Binding

  /// Lets text flow into a slot.
  func bind(
    _ value: Value, to slot: Slot, path: [Int32] = [], _ message: String, _ context: Context, _ term: TermID
  ) {
    guard context.records else { return }
    let offset = facts(context.file).range(of: term).lowerBound
    for flow in value.flows {
      graph.connect(flow, to: slot, path: path, message: message, file: context.file, offset: offset)
    }
    guard let closure = value.closure, case .function(let parameters, _) = value.type else { return }
    for position in parameters.indices {
      let source = Flow(slot: slot, path: path + [FlowPath.parameter + Int32(position)])
      graph.connect(
        source, to: graph.slot(.closureParameter(closure, position)), message: message, file: context.file,
        offset: offset)
    }
    graph.connect(
      Flow(slot: graph.slot(.closureResult(closure))), to: slot, path: path + [FlowPath.result], message: message,
      file: context.file, offset: offset)
  }

  /// Lets the members that meet a requirement give their text to it, and take what is given to it.
  private func connectRequirements() {
    for index in program.types.indices {
      let id = TypeID(index: Int32(index))
      guard !program[id].isInterface else { continue }
      var seen: Set<TypeID> = [id]
      var waiting = program.directSupertypes(of: id)
      while let next = waiting.popLast() {
        guard let parent = next.nominalID, seen.insert(parent).inserted, !program[parent].isInterface else { continue }
        waiting += program.directSupertypes(of: parent)
        for (name, requirements) in program[parent].members.sorted(by: { $0.key < $1.key }) {
          for member in program[id].members[name] ?? [] {
            for requirement in requirements { connect(member, requirement) }
          }
        }
      }
    }
  }

  private func connect(_ member: DeclarationReference, _ requirement: DeclarationReference) {
    let (inner, outer) = (program[member], program[requirement])
    guard inner.kind == outer.kind, inner.parameters.map(\.label) == outer.parameters.map(\.label) else { return }
    let message = "stands for \(quoted(outer.name))"
    let offset = inner.nameRange.lowerBound
    func connect(_ from: SlotKey, _ to: SlotKey) {
      guard let source = graph.existingSlot(from), let target = graph.existingSlot(to) else { return }
      graph.connect(Flow(slot: source), to: target, message: message, file: member.file, offset: offset)
    }
    if inner.kind == .variable {
      connect(.declaration(member), .declaration(requirement))
    } else if inner.isCallable {
      connect(.result(member), .result(requirement))
      for position in inner.parameters.indices {
        connect(.parameter(requirement, position), .parameter(member, position))
      }
    }
  }

  // MARK: Words

  func quoted(_ name: String) -> String { "'\(name)'" }

  /// `text(day:plan:)`.
  func display(_ declaration: Declaration) -> String {
    declaration.name + "(" + declaration.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }
}
