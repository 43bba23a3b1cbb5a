import SwiftReader

/// What SwiftReader says about a file.
struct OwnAccount {
  private let file: SwiftFile
  private var facts: [Fact] = []

  static func account(of bytes: [UInt8]) -> Account {
    var own = OwnAccount(file: SwiftFile(bytes))
    own.visit(own.file.root)
    return Account(facts: own.facts.sorted(), hasProblems: !own.file.problems.isEmpty)
  }

  private init(file: SwiftFile) { self.file = file }

  private mutating func visit(_ id: NodeID) {
    let kind = file.kind(of: id)
    if let name = Self.names[kind] { facts.append(Fact(file.range(of: id), name, detail(of: id, kind))) }
    for child in file.children(of: id) {
      if kind == .operatorDeclaration, ["prefix", "infix", "postfix"].contains(file.name(of: child)) { continue }
      if kind == .availability || kind == .sourceLocation {
        visitStrings(in: child)
        continue
      }
      if kind == .attribute, file.kind(of: child) == .argument,
        Fact.attributesWithOwnLanguage.contains(file.name(of: id))
      {
        continue
      }
      visit(child)
    }
  }

  private mutating func visitStrings(in id: NodeID) {
    for literal in file.descendants(of: id, of: .stringLiteral) { visit(literal) }
  }

  private func detail(of id: NodeID, _ kind: NodeKind) -> String {
    switch kind {
    case .stringLiteral: file.segments(of: id).map(describe).joined(separator: " ")
    case .call: "\(file.text(of: file.callee(of: id)).count) \(arguments(of: id))"
    case .subscriptCall: "\(arguments(of: id))"
    case .macroExpansion: "\(file.name(of: id)) \(arguments(of: id))"
    case .tuple: labels(file.arguments(of: id).map { file.name(of: $0) })
    case .closure: file.closureParameters(of: id).map { file.name(of: $0) }.joined(separator: ",")
    case .parameter:
      "\(file.label(of: id) ?? "_") \(file.name(of: id)) \(text(file.type(of: id))) \(text(file.initialValue(of: id)))"
    case .binding, .enumCaseElement:
      "\(file.name(of: id)) \(text(file.type(of: id))) \(text(file.initialValue(of: id)))"
    case .functionDeclaration, .subscriptDeclaration, .macroDeclaration:
      "\(file.name(of: id)) \(text(file.resultType(of: id)))"
    case .initializerDeclaration: file.isFailable(id) ? "?" : ""
    case .typealiasDeclaration: "\(file.name(of: id)) \(text(file.type(of: id)))"
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      "\(file.name(of: id)): \(file.inheritedTypes(of: id).map { file.text(of: $0) }.joined(separator: ", "))"
    case .ifConfigClause: "\(file.name(of: id)) \(text(file.condition(of: id)))"
    case .keyPath: "\(file.children(of: id, .keyPathComponent).map { file.name(of: $0) })"
    case .ifStatement: "\(file.conditions(of: id).count) \(file.elseBranch(of: id) != nil)"
    case .switchCase: "\(file.name(of: id)) \(Array(file.caseItems(of: id)).count) \(file.items(of: id).count)"
    case .codeBlock: "\(file.items(of: id).count)"
    case .postfixOperator, .prefixOperator, .identifier, .memberAccess, .implicitMember, .attribute, .modifier,
      .identifierPattern, .accessor, .namedType, .memberType, .metatype, .someOrAnyType, .variableDeclaration,
      .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration, .associatedtypeDeclaration,
      .genericParameter, .labeledStatement, .optionalBinding, .bindingPattern, .binaryOperator:
      file.name(of: id)
    default: ""
    }
  }

  private func describe(_ segment: LiteralSegment) -> String {
    switch segment {
    case .text(let text, _): quoted(text)
    case .interpolation(let id): "(\(labels(file.arguments(of: id).map { file.name(of: $0) })))"
    }
  }

  private func arguments(of id: NodeID) -> String {
    labels(file.arguments(of: id).map { (file.isTrailingClosure($0) ? "{" : "") + file.name(of: $0) })
  }

  private func text(_ id: NodeID?) -> String { id.map { "\(file.range(of: $0))" } ?? "-" }
}
