import SwiftSyntax

extension ParserAccount {
  func statement(_ node: Syntax) -> (String, String)? {
    switch node.as(SyntaxEnum.self) {
    case .ifExpr(let statement): ("if", "\(statement.conditions.count) \(statement.elseBody != nil)")
    case .guardStmt: ("guard", "")
    case .whileStmt: ("while", "")
    case .repeatStmt: ("repeat-while", "")
    case .forStmt: ("for", "")
    case .switchExpr: ("switch", "")
    case .switchCase(let item): ("switch-case", label(of: item))
    case .switchCaseItem, .catchItem: ("case-item", "")
    case .whereClause: ("where", "")
    case .optionalBindingCondition(let condition): ("optional-binding", name(condition.bindingSpecifier))
    case .matchingPatternCondition: ("matching-condition", "")
    case .availabilityCondition: ("availability", "")
    case .doStmt: ("do", "")
    case .catchClause: ("catch", "")
    case .returnStmt: ("return", "")
    case .throwStmt: ("throw", "")
    case .breakStmt: ("break", "")
    case .continueStmt: ("continue", "")
    case .fallThroughStmt: ("fallthrough", "")
    case .deferStmt: ("defer", "")
    case .yieldStmt: ("yield", "")
    case .discardStmt: ("discard-statement", "")
    case .labeledStmt(let statement): ("labeled", name(statement.label))
    case .identifierPattern(let pattern): ("pattern", name(pattern.identifier))
    case .wildcardPattern: ("wildcard-pattern", "")
    case .tuplePattern: ("tuple-pattern", "")
    case .valueBindingPattern(let pattern): ("binding-pattern", name(pattern.bindingSpecifier))
    case .isTypePattern: ("is-pattern", "")
    default: nil
    }
  }

  private func label(of item: SwitchCaseSyntax) -> String {
    switch item.label {
    case .case(let label): "case \(label.caseItems.count) \(item.statements.count)"
    case .default: "default 0 \(item.statements.count)"
    @unknown default: "?"
    }
  }

  func type(_ node: Syntax) -> (String, String)? {
    switch node.as(SyntaxEnum.self) {
    case .identifierType(let type): ("named-type", name(type.name))
    case .classRestrictionType: ("named-type", "class")
    case .memberType(let type): ("member-type", name(type.name))
    case .optionalType: ("optional-type", "")
    case .implicitlyUnwrappedOptionalType: ("iuo-type", "")
    case .arrayType: ("array-type", "")
    case .dictionaryType: ("dictionary-type", "")
    case .inlineArrayType: ("inline-array-type", "")
    case .tupleType: ("tuple-type", "")
    case .functionType: ("function-type", "")
    case .someOrAnyType(let type): ("some-any-type", name(type.someOrAnySpecifier))
    case .compositionType: ("composition-type", "")
    case .metatypeType(let type): ("metatype", name(type.metatypeSpecifier))
    case .attributedType: ("attributed-type", "")
    case .suppressedType: ("suppressed-type", "")
    case .packExpansionType: ("repeat-type", "")
    case .packElementType: ("each-type", "")
    default: nil
    }
  }
}
