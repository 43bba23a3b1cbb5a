import SwiftParser
import SwiftSyntax

extension ParserAccount {
  func expression(_ node: Syntax) -> (String, String)? {
    switch node.as(SyntaxEnum.self) {
    case .stringLiteralExpr(let literal): ("string", segments(of: literal))
    case .simpleStringLiteralExpr(let literal):
      ("string", literal.segments.map { quoted($0.content.text) }.filter { $0 != "\"\"" }.joined(separator: " "))
    case .integerLiteralExpr: ("integer", "")
    case .floatLiteralExpr: ("float", "")
    case .booleanLiteralExpr: ("boolean", "")
    case .nilLiteralExpr: ("nil", "")
    case .regexLiteralExpr: ("regex", "")
    case .arrayExpr: ("array", "")
    case .dictionaryExpr: ("dictionary", "")
    case .functionCallExpr(let call):
      (
        "call",
        "\(call.calledExpression.trimmedDescription.count) "
          + arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
      )
    case .subscriptCallExpr(let call):
      ("subscript", arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures))
    case .macroExpansionExpr(let macro):
      (
        "macro",
        "\(name(macro.macroName)) "
          + arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
      )
    case .macroExpansionDecl(let macro):
      (
        "macro",
        "\(name(macro.macroName)) "
          + arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
      )
    case .tupleExpr where isOptionalBindingPattern(node): ("tuple-pattern", "")
    case .discardAssignmentExpr where isOptionalBindingPattern(node): ("wildcard-pattern", "")
    case .tupleExpr(let tuple): ("tuple", labels(tuple.elements.map { name($0.label) }))
    case .closureExpr(let closure): ("closure", parameters(of: closure))
    case .declReferenceExpr(let reference): ("identifier", name(reference.baseName))
    case .superExpr: ("identifier", "super")
    case .memberAccessExpr(let member): ("member", name(member.declName.baseName))
    case .keyPathExpr(let path): ("keypath", "\(path.components.map(component))")
    case .optionalChainingExpr: ("chaining", "")
    case .forceUnwrapExpr: ("unwrap", "")
    case .prefixOperatorExpr(let prefix): ("prefix", name(prefix.operator))
    case .postfixOperatorExpr(let postfix): ("postfix", name(postfix.operator))
    case .binaryOperatorExpr(let binary): isAssignment(binary) ? nil : ("operator", name(binary.operator))
    case .arrowExpr: ("operator", "->")
    case .inOutExpr: ("inout", "")
    case .discardAssignmentExpr: ("discard", "")
    case .awaitExpr: ("await", "")
    case .tryExpr: ("try", "")
    case .borrowExpr, .copyExpr, .consumeExpr: ("ownership", "")
    case .unsafeExpr: ("unsafe", "")
    case .packElementExpr: ("each", "")
    case .packExpansionExpr: ("repeat", "")
    case .genericSpecializationExpr: ("specialization", "")
    case .typeExpr(let type): isCastType(type) ? nil : ("type", "")
    case .postfixIfConfigExpr: ("postfix-if", "")
    default: nil
    }
  }

  /// Whether an expression is part of what `if let` binds: SwiftParser reads `(a, _)` there as a tuple of values.
  private func isOptionalBindingPattern(_ node: Syntax) -> Bool {
    var node: Syntax? = node
    while let current = node {
      if current.keyPathInParent == \OptionalBindingConditionSyntax.pattern { return true }
      switch current.kind {
      case .tupleExpr, .labeledExpr, .labeledExprList, .discardAssignmentExpr, .expressionPattern: node = current.parent
      default: return false
      }
    }
    return false
  }

  private func isAssignment(_ binary: BinaryOperatorExprSyntax) -> Bool {
    [
      "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
    ].contains(binary.operator.text)
  }

  /// Whether a type is the right side of `as` or `is`.
  private func isCastType(_ type: TypeExprSyntax) -> Bool {
    guard let list = type.parent?.as(ExprListSyntax.self), let index = list.index(of: ExprSyntax(type)),
      index > list.startIndex
    else { return false }
    let before = list[list.index(before: index)]
    return before.is(UnresolvedAsExprSyntax.self) || before.is(UnresolvedIsExprSyntax.self)
  }

  /// The segments of a literal, with what SwiftParser says its text is.
  private func segments(of literal: StringLiteralExprSyntax) -> String {
    var described: [String] = []
    var run: [StringLiteralSegmentListSyntax.Element] = []
    func endRun() {
      guard !run.isEmpty else { return }
      let part = literal.with(\.segments, StringLiteralSegmentListSyntax(run))
      let value = part.representedLiteralValue ?? "?"
      if !value.isEmpty { described.append(quoted(value)) }
      run = []
    }
    for segment in literal.segments {
      switch segment {
      case .stringSegment: run.append(segment)
      case .expressionSegment(let interpolation):
        endRun()
        described.append("(\(labels(interpolation.expressions.map { name($0.label) })))")
      @unknown default: described.append("?")
      }
    }
    endRun()
    return described.joined(separator: " ")
  }

  private func arguments(
    _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ closures: MultipleTrailingClosureElementListSyntax
  ) -> String {
    labels(
      arguments.map { name($0.label) } + (closure == nil ? [] : ["{"]) + closures.map { "{\(name($0.label))" })
  }

  private func parameters(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map { name($0.name) }.joined(separator: ",")
    case .parameterClause(let clause):
      clause.parameters.map { name($0.secondName ?? $0.firstName) }.joined(separator: ",")
    case nil: ""
    @unknown default: "?"
    }
  }

  private func component(_ component: KeyPathComponentSyntax) -> String {
    switch component.component {
    case .property(let property): name(property.declName.baseName)
    case .subscript: ""
    case .optional(let optional): optional.questionOrExclamationMark.text
    default: "?"
    }
  }
}
