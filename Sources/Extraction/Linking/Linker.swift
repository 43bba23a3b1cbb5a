/// Gives every expression a type and follows text from its literals to the places where it is shown.
///
/// One linker visits some of the files; what several of them find is joined afterwards. All it makes are plain values:
/// types and names are numbers, lists lie in pools that are emptied after each declaration.
final class Linker {
  let program: Program
  let index: ProgramIndex
  let made: TypeTable
  let known: KnownTypes
  let space: SlotSpace
  let graph = FlowGraph()
  let localizingMacros: Set<Symbol>
  let localizingFunctions: Set<Symbol>

  let literals = GrowingList<LiteralRecord>(capacity: 1024)
  /// The record of each string, by its slot.
  let literalRecords = IntegerMap(capacity: 1024)
  /// What the interpolations of a file's strings insert, by their slots.
  let interpolations = IntegerMap()
  let interpolationFacts = GrowingList<InterpolationFact>()
  /// What stands beside a key in a call.
  let keys = GrowingList<KeyContext>()
  var defaultValues: [String] = []

  // Stacks of the calls under way.
  let fits = GrowingList<Fit>()
  let places = GrowingList<Int32>(capacity: 256)
  let taken = GrowingList<Bool>(capacity: 64)
  let given = GrowingList<GivenArgument>(capacity: 64)
  let bindingLists = BindingLists()
  let probes = GrowingList<Probe>()
  /// The types of the parameters of functions and closures under way.
  let types = GrowingList<SwiftType>(capacity: 64)
  /// The words of conditions in the making.
  let words = GrowingList<Symbol>(capacity: 64)
  /// Where the probes of the innermost choice start.
  var probesFloor = 0

  let flows = GrowingList<Flow>(capacity: 1024)
  let locals = GrowingList<Local>(capacity: 256)
  let localFunctions = GrowingList<DeclarationReference>()
  /// Locals below are not seen from here.
  var localsFloor = 0
  let styles = GrowingList<Style>()
  let arena = Arena()

  let inferred: GrowingList<SwiftType>
  let inference: GrowingList<Inference>
  /// How many properties wait for their types.
  var runningInferences = 0
  /// What can be called, as read once.
  let signatures: GrowingList<UnsafePointer<Signature>?>
  let isSignatureRead: GrowingList<Bool>
  let memberLists: IntegerMap
  /// The types that one search for members has come to.
  let seenTypes = GrowingList<TypeID>()
  let memberRuns = GrowingList<MemberList>(capacity: 256)
  let memberPool = GrowingList<Member>(capacity: 1024)
  let callableLists = IntegerMap(capacity: 1024)
  let initializerLists = IntegerMap()
  let otherInitializerLists = IntegerMap()
  let globalLists = IntegerMap()
  let anyTypeLists = IntegerMap()
  let callableRuns = GrowingList<CallableList>(capacity: 256)
  let callablePool = GrowingList<Callable>(capacity: 1024)
  let textCarriers = IntegerMap()

  /// The views that a type's code names, each pair once.
  let usedViews = GrowingList<UsedView>()
  /// What names, calls and arguments stand for; kept only for those who change the code.
  let uses: UseLog?
  private let usedViewPairs: IntegerMap
  /// The names `$0` to `$9`.
  let dollars: [Symbol]
  let closureSlots = IntegerMap()
  var closureSlotCount: Int32 = 0
  /// The slots of declarations and parameters that text was looked for in.
  let mentioned: GrowingList<Bool>

  /// Arguments of functions that no source declares: those that are keys, and the literals that may be.
  var absentKeys: Set<AbsentPlace> = []
  var absentLiterals: [(place: AbsentPlace, literal: TermReference)] = []

  /// How far the type of a property is known.
  enum Inference: UInt8, BitwiseCopyable { case none, running, done }

  struct UsedView: BitwiseCopyable {
    var owner: TypeID
    var view: TypeID
  }

  init(_ index: ProgramIndex, options: ExtractionOptions) {
    self.index = index
    program = Program(index)
    made = program.made
    known = program.known
    space = SlotSpace(index)
    uses = options.provesEdits ? UseLog() : nil
    let symbols = program.symbols
    localizingMacros = Set(options.localizingMacros.map { symbols.symbol($0) })
    dollars = (0..<10).map { symbols.symbol("$\($0)") }
    localizingFunctions = Set(options.localizingFunctions.map { symbols.symbol($0) })
    memberLists = IntegerMap(capacity: index.types.count)
    usedViewPairs = IntegerMap(capacity: index.types.count)
    let count = Int(index.firstDeclaration.last ?? 0)
    inferred = GrowingList(repeating: .unknown, count: count)
    inference = GrowingList(repeating: .none, count: count)
    signatures = GrowingList(repeating: nil, count: count)
    isSignatureRead = GrowingList(repeating: false, count: count)
    mentioned = GrowingList(repeating: false, count: 3 * count + Int(index.firstParameter.last ?? 0))
  }

  @inline(__always)
  func facts(_ file: Int32) -> SourceFacts { index.facts(file) }

  /// Visits some files.
  func run(_ files: Range<Int>) {
    for file in files {
      let facts = facts(Int32(truncatingIfNeeded: file))
      for number in facts.declarations.indices {
        let reference = DeclarationReference(
          file: Int32(truncatingIfNeeded: file), id: DeclarationID(index: Int32(truncatingIfNeeded: number)))
        guard !isLocal(reference) else { continue }
        clearPools()
        visit(reference)
      }
      clearPools()
      var context = Context(file: Int32(truncatingIfNeeded: file))
      for statement in facts.statements { self.statement(statement, &context) }
    }
  }

  private func clearPools() {
    flows.truncate(to: 0)
    locals.truncate(to: 0)
    localFunctions.truncate(to: 0)
    styles.truncate(to: 0)
    keys.truncate(to: 0)
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
    let type = index.enclosingType(of: reference)
    if type != .none {
      let whole = program.selfType(of: type)
      context.selfType = declaration.isStatic && declaration.kind != .enumCase ? made.meta(whole) : whole
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
    let facts = facts(reference.file)
    for attribute in facts.list(declaration.attributes) {
      let arguments = facts.arguments(ofAttribute: attribute)
      guard !arguments.isEmpty else { continue }
      let context = context(of: reference)
      let scope = locals.count
      let type = program.resolve(facts.child(0, of: attribute), in: reference, file: reference.file)
      _ = call(initializers(of: type), arguments, base: nil, at: attribute, context, .none)
      locals.truncate(to: scope)
    }
  }

  private func visitVariable(_ declaration: Declaration, _ reference: DeclarationReference) {
    var context = context(of: reference)
    let facts = facts(reference.file)
    let name = facts.symbol(declaration.name)
    let type = propertyType(of: reference)
    let slot = slot(of: reference, .value)
    let scope = locals.count
    defer { locals.truncate(to: scope) }
    if declaration.value != .none {
      let value = evaluate(declaration.value, context, Expectation(type: type))
      bind(value, to: slot, .setAs(name), context, declaration.value)
    }
    if declaration.body != .none {
      context.resultType = type
      context.resultSlot = slot
      body(declaration.body, context, .givenBy(name))
    }
    for accessor in facts.list(declaration.accessors) {
      let inside = locals.count
      locals.append(Local(name: Symbol(.newValue), type: type, flow: Flow(slot: slot)))
      locals.append(Local(name: Symbol(.oldValue), type: type, flow: Flow(slot: slot)))
      var inner = context
      inner.resultSlot = .none
      inner.resultType = .unknown
      _ = block(accessor, &inner)
      locals.truncate(to: inside)
    }
  }

  func visitCallable(_ declaration: Declaration, _ reference: DeclarationReference) {
    var context = context(of: reference)
    let facts = facts(reference.file)
    let scope = locals.count
    let parameters = facts.parameters(of: declaration)
    let types = TypeStack(self)
    defer { types.drop() }
    for (position, parameter) in parameters.enumerated() {
      var type = program.resolve(parameter.type, in: reference, file: reference.file)
      if parameter.isVariadic { type = known.array(of: type) }
      types.append(type)
      let slot = slot(of: reference, parameter: position)
      if parameter.defaultValue != .none {
        let value = evaluate(parameter.defaultValue, context, Expectation(type: type))
        bind(value, to: slot, .defaultOf(facts.symbol(parameter.name)), context, parameter.defaultValue)
      }
    }
    guard declaration.body != .none else { return }
    for (position, parameter) in parameters.enumerated() {
      locals.append(
        Local(
          name: facts.symbol(parameter.name), type: types[position],
          flow: Flow(slot: slot(of: reference, parameter: position))))
    }
    context.resultType = declaration.kind == .initializer ? .unknown : program.declaredType(of: reference)
    context.resultSlot = declaration.kind == .initializer ? .none : slot(of: reference, .result)
    body(declaration.body, context, .returnedBy(reference))
    locals.truncate(to: scope)
  }

  private func visitCase(_ declaration: Declaration, _ reference: DeclarationReference) {
    guard declaration.value != .none, let type = program.enclosingType(of: reference) else { return }
    let context = context(of: reference)
    let value = evaluate(declaration.value, context, Expectation(type: rawType(of: type)))
    bind(value, to: slot(ofRawValues: type), .rawValueOf(program.name(of: reference)), context, declaration.value)
  }

  /// The type of an enumeration's raw values.
  func rawType(of type: TypeID) -> SwiftType {
    guard program[type].kind == .enumeration else { return .unknown }
    return program.directSupertypes(of: type).first { supertype in
      supertype.nominalID.map { program[$0].kind == .structure } ?? false
    } ?? .unknown
  }

  /// Reads a body whose last expression is its result where nothing else stands in it.
  private func body(_ block: TermID, _ context: Context, _ message: FlowMessage) {
    var context = context
    let value = self.block(block, &context, Expectation(type: context.resultType), isResult: true)
    if let value, !context.resultSlot.isNone { bind(value, to: context.resultSlot, message, context, block) }
  }

  /// Notes that the code of a type names a view.
  func use(_ id: TypeID, _ context: Context) {
    let info = program[id]
    guard !info.isInterface, !info.isBare, !context.declaration.isNone,
      let owner = program.enclosingType(of: context.declaration), owner != id,
      usedViewPairs.insert(ProgramIndex.key(owner, Symbol(index: UInt32(bitPattern: id.index))))
    else { return }
    usedViews.append(UsedView(owner: owner, view: id))
  }
}
