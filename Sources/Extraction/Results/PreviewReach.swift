/// Which declarations nothing but previews use: a view that exists for a `#Preview`, a `static let sample`.
///
/// What is not private may be used by sources that are not read: it is meant only beside the entry of an app (`@main`).
/// Names decide: a declaration whose name stands anywhere else, even for something else, counts as used.
struct PreviewReach {
  private let linker: Linker
  /// The declarations around texts, by file, that may be used by previews alone.
  private var candidates: [Int32: [DeclarationReference]] = [:]
  private var found: Set<DeclarationReference> = []
  /// Whether a view that other files may use is among the candidates.
  private var hasShared = false
  /// The views that the code of types names.
  private var namedViews: Set<TypeID> = []
  private var isApp = false
  /// The attributes of where an app begins.
  private let entryNames: Set<Symbol>
  /// The parts of files that are previews.
  private let previews: [Int32: [Range<Int>]]
  private lazy var namesInPreviews = findNamesInPreviews()

  init(_ linker: Linker, around literals: [TermReference]) {
    self.linker = linker
    entryNames = Set(["main", "UIApplicationMain", "NSApplicationMain"].map(linker.program.symbols.symbol))
    previews = Self.previews(in: linker)
    guard !previews.isEmpty else { return }
    isApp = Self.holdsEntry(linker, entryNames)
    for position in 0..<linker.usedViews.count where isApp {
      let use = linker.usedViews[position]
      if !linker.program[linker.program[use.owner].main].isPreview { namedViews.insert(use.view) }
    }
    var places = literals.map { Place(file: $0.file, offset: Int(linker.facts($0.file)[$0.term].start)) }
    var names: [Symbol: [DeclarationReference]] = [:]
    var uses: [DeclarationReference: [Use]] = [:]
    for _ in 0..<Self.depth {
      let count = names.values.joined().count
      takeCandidates(around: places, &names)
      guard names.values.joined().count > count else { break }
      uses = self.uses(of: names)
      // Whoever uses a candidate may be there for previews, too.
      places = uses.values.joined().compactMap { if case .other(let place) = $0 { place } else { nil } }
    }
    guard !names.isEmpty else { return }
    found = settle(Set(names.values.joined()), uses)
  }

  private struct Place: Hashable {
    var file: Int32
    var offset: Int
  }

  /// Through how many declarations a preview is looked for.
  private static let depth = 4

  /// Whether a literal stands in a declaration that nothing but previews use.
  func holds(_ literal: TermReference) -> Bool {
    guard !found.isEmpty, let around = candidates[literal.file] else { return false }
    let start = Int(linker.facts(literal.file)[literal.term].start)
    return around.contains { found.contains($0) && linker.program[$0].range.contains(start) }
  }

  // MARK: Candidates

  private mutating func takeCandidates(around places: [Place], _ names: inout [Symbol: [DeclarationReference]]) {
    for (file, places) in Dictionary(grouping: Set(places), by: \.file) {
      let facts = linker.facts(file)
      for number in facts.declarations.indices {
        let reference = DeclarationReference(file: file, id: DeclarationID(index: Int32(truncatingIfNeeded: number)))
        let range = facts.declarations[number].range
        guard places.contains(where: { range.contains($0.offset) }), mayBeForPreviews(reference),
          candidates[file]?.contains(reference) != true
        else { continue }
        candidates[file, default: []].append(reference)
        if !isPrivate(reference) { hasShared = true }
        names[linker.program.name(of: reference), default: []].append(reference)
      }
    }
  }

  /// A view, or something shared in its file: a static member, a global; in an app a method, too.
  private mutating func mayBeForPreviews(_ reference: DeclarationReference) -> Bool {
    let declaration = linker.program[reference]
    guard !declaration.isPreview, !declaration.isDemo, !declaration.isPublic,
      !Self.isEntry(declaration, linker.facts(reference.file), entryNames)
    else { return false }
    switch declaration.kind {
    case .structure:
      let id = linker.index.type(of: reference)
      guard isPrivate(reference) || (isApp && !namedViews.contains(id)) else { return false }
      return linker.program.view(linker.program.selfType(of: id), as: linker.known.view) != nil
    case .variable, .function:
      let isShared = declaration.isStatic || declaration.parent == .none
      if isShared, isPrivate(reference) { return true }
      guard isApp, isShared || declaration.kind == .function else { return false }
      return namesInPreviews.contains(linker.program.name(of: reference))
    default: return false
    }
  }

  private func isPrivate(_ reference: DeclarationReference) -> Bool {
    let facts = linker.facts(reference.file)
    var at = reference.id
    while at != .none {
      if facts[at].isPrivate { return true }
      at = facts[at].parent
    }
    return false
  }

  /// Whether the sources are those of an app, with all that it is made of.
  private static func holdsEntry(_ linker: Linker, _ entryNames: Set<Symbol>) -> Bool {
    (linker.index.interfaceCount..<linker.index.files.count).contains { number in
      let facts = linker.facts(Int32(truncatingIfNeeded: number))
      return facts.declarations.contains { $0.isType && isEntry($0, facts, entryNames) }
    }
  }

  /// Whether a declaration is where an app begins.
  private static func isEntry(_ declaration: Declaration, _ facts: SourceFacts, _ entryNames: Set<Symbol>) -> Bool {
    facts.list(declaration.attributes).contains { entryNames.contains(facts.name(of: $0)) }
  }

  // MARK: Uses

  /// The parts of files that are previews.
  private static func previews(in linker: Linker) -> [Int32: [Range<Int>]] {
    var ranges: [Int32: [Range<Int>]] = [:]
    for number in linker.index.interfaceCount..<linker.index.files.count {
      let file = Int32(truncatingIfNeeded: number)
      let facts = linker.facts(file)
      for statement in facts.statements
      where facts.kind(of: statement) == .macro && facts.name(of: statement) == Symbol(.preview) {
        ranges[file, default: []].append(facts.range(of: statement))
      }
      for declaration in facts.declarations where declaration.isPreview {
        ranges[file, default: []].append(declaration.range)
      }
    }
    return ranges
  }

  private enum Use {
    case preview
    case candidate(DeclarationReference)
    case other(Place)
  }

  private func settle(
    _ all: Set<DeclarationReference>, _ uses: [DeclarationReference: [Use]]
  ) -> Set<DeclarationReference> {
    // What nothing names is used by what no source shows: an app's first view, a library's.
    var left = all.filter { uses[$0]?.isEmpty == false }
    var isSettled = false
    while !isSettled {
      isSettled = true
      for candidate in left {
        let holds = (uses[candidate] ?? []).allSatisfy { use in
          switch use {
          case .preview: true
          case .candidate(let other): left.contains(other)
          case .other: false
          }
        }
        if !holds { (isSettled, _) = (false, left.remove(candidate)) }
      }
    }
    // What only its like uses is no preview, though nobody sees it either.
    var shown: Set<DeclarationReference> = []
    var count = -1
    while count != shown.count {
      count = shown.count
      for candidate in left
      where (uses[candidate] ?? []).contains(where: { use in
        switch use {
        case .preview: true
        case .candidate(let other): other != candidate && shown.contains(other)
        case .other: false
        }
      }) { shown.insert(candidate) }
    }
    return shown
  }

  private func findNamesInPreviews() -> Set<Symbol> {
    var names: Set<Symbol> = []
    for (file, ranges) in previews {
      let facts = linker.facts(file)
      for term in self.names(in: file, facts)
      where ranges.contains(where: { $0.contains(Int(facts[term].start)) }) { names.insert(facts.name(of: term)) }
    }
    return names
  }

  /// The terms that name something.
  private func names(in file: Int32, _ facts: SourceFacts) -> some Sequence<TermID> {
    linker.index.terms(of: file).lazy.filter { term in
      switch facts.kind(of: term) {
      case .identifier, .member, .implicitMember, .namedType, .memberType, .keyPathComponent: true
      default: false
      }
    }
  }

  private func uses(of names: [Symbol: [DeclarationReference]]) -> [DeclarationReference: [Use]] {
    var isName = [Bool](repeating: false, count: linker.index.symbols.count)
    for name in names.keys where Int(name.index) < isName.count { isName[Int(name.index)] = true }
    var uses: [DeclarationReference: [Use]] = [:]
    let all = linker.index.interfaceCount..<linker.index.files.count
    for file in hasShared ? all.map({ Int32(truncatingIfNeeded: $0) }) : candidates.keys.sorted() {
      let facts = linker.facts(file)
      let symbols = facts.columns.pointee.symbols
      guard (0..<linker.index.files[Int(file)].names.count).contains(where: { isName[Int(symbols[$0].index)] })
      else { continue }
      for term in self.names(in: file, facts) {
        let name = facts.name(of: term)
        guard Int(name.index) < isName.count, isName[Int(name.index)] else { continue }
        let use = use(at: Int(facts[term].start), in: file)
        for candidate in names[name] ?? [] { uses[candidate, default: []].append(use) }
      }
    }
    return uses
  }

  private func use(at offset: Int, in file: Int32) -> Use {
    if previews[file]?.contains(where: { $0.contains(offset) }) ?? false { return .preview }
    let around = (candidates[file] ?? []).last { linker.program[$0].range.contains(offset) }
    return around.map { .candidate($0) } ?? .other(Place(file: file, offset: offset))
  }
}
