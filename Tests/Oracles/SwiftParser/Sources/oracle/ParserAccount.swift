import SwiftParser
import SwiftSyntax

/// What the toolchain's SwiftParser says about a file.
struct ParserAccount {
  private var facts: [Fact] = []

  static func account(of bytes: [UInt8]) -> Account {
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError else { return Account(hasProblems: true) }
    var parser = ParserAccount()
    parser.visit(Syntax(tree))
    return Account(facts: parser.facts.sorted())
  }

  /// How long SwiftParser takes to parse sources, one after the other.
  static func nanoseconds(for sources: [[UInt8]]) -> Int {
    let start = ContinuousClock.now
    var errors = 0
    for source in sources {
      let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
      if tree.hasError { errors += 1 }
    }
    let time = (ContinuousClock.now - start).components
    return Int(time.seconds) * 1_000_000_000 + Int(time.attoseconds / 1_000_000_000)
  }

  private mutating func visit(_ node: Syntax) {
    if node.kind == .token { return }
    if let fact = fact(of: node) { facts.append(fact) }
    for child in node.children(viewMode: .sourceAccurate) where goesInto(child, of: node) { visit(child) }
  }

  private func goesInto(_ child: Syntax, of node: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .memberAccessExpr:
      return child.kind != .declReferenceExpr || child.keyPathInParent == \MemberAccessExprSyntax.base
    case .attribute(let attribute):
      return child.keyPathInParent != \AttributeSyntax.arguments
        || !Fact.attributesWithOwnLanguage.contains(name(of: attribute.attributeName))
    case .keyPathPropertyComponent: return child.kind != .declReferenceExpr
    default: return true
    }
  }

  private func fact(of node: Syntax) -> Fact? {
    if let parameters = node.as(AccessorParametersSyntax.self) {
      return Fact(range(of: parameters.name), "parameter", "\(name(parameters.name)) \(name(parameters.name)) - -")
    }
    if let (kind, detail) = expression(node) ?? declaration(node) ?? statement(node) ?? type(node) {
      return Fact(range(of: node), kind, detail)
    }
    return nil
  }
}

/// The range of a node without white space and comments around it, and without a comma behind it.
func range(of node: some SyntaxProtocol) -> Range<Int> {
  let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
  var last = node.lastToken(viewMode: .sourceAccurate)
  if last?.tokenKind == .comma { last = last?.previousToken(viewMode: .sourceAccurate) }
  return start..<max(start, last?.endPositionBeforeTrailingTrivia.utf8Offset ?? start)
}

func text(_ node: (some SyntaxProtocol)?) -> String { node.map { "\(range(of: $0))" } ?? "-" }

/// The text of a name without backticks.
func name(_ token: TokenSyntax?) -> String {
  guard let token else { return "" }
  let text = token.text
  return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
}

/// The name of an attribute, generic arguments left out.
func name(of attribute: TypeSyntax) -> String {
  attribute.trimmedDescription.prefix { $0 != "<" }.description
}
