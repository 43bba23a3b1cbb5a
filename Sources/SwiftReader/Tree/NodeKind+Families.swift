extension NodeKind {
  /// Whether it declares something: from ``importDeclaration`` to ``macroDeclaration``. A `#Preview { }` is a
  /// ``macroExpansion`` and not counted.
  @inlinable
  public var isDeclaration: Bool {
    switch self {
    case .memberBlock, .enumCaseElement, .binding, .accessorBlock, .accessor: false
    default: rawValue >= NodeKind.importDeclaration.rawValue && rawValue <= NodeKind.macroDeclaration.rawValue
    }
  }

  /// Whether it declares a type or extends one.
  @inlinable
  public var isTypeDeclaration: Bool {
    rawValue >= NodeKind.structDeclaration.rawValue && rawValue <= NodeKind.extensionDeclaration.rawValue
  }

  /// Whether it is a type.
  @inlinable
  public var isType: Bool {
    switch self {
    case .tupleTypeElement: false
    default: rawValue >= NodeKind.namedType.rawValue
    }
  }

  /// Whether it is a pattern.
  @inlinable
  public var isPattern: Bool {
    switch self {
    case .tuplePatternElement: false
    default: rawValue >= NodeKind.identifierPattern.rawValue && rawValue <= NodeKind.isTypePattern.rawValue
    }
  }

  /// Whether it is an expression, literals and `if`, `switch` and `do` in their use as expressions included.
  @inlinable
  public var isExpression: Bool {
    switch self {
    case .ifStatement, .switchStatement, .doStatement: true
    case .interpolation, .dictionaryElement, .argumentNames, .argument, .binaryOperator, .closureSignature,
      .closureCapture, .closureParameter, .keyPathComponent:
      false
    default: rawValue >= NodeKind.stringLiteral.rawValue && rawValue <= NodeKind.postfixIfConfig.rawValue
    }
  }

  /// Whether it is a statement.
  @inlinable
  public var isStatement: Bool {
    switch self {
    case .switchCase, .caseItem, .whereClause, .optionalBinding, .matchingCondition, .availability, .catchClause,
      .codeBlock:
      false
    default: rawValue >= NodeKind.ifStatement.rawValue && rawValue <= NodeKind.labeledStatement.rawValue
    }
  }
}
