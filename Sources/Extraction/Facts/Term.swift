/// The address of a ``Term`` in its ``FileFacts``.
struct TermID: Hashable, Sendable, BitwiseCopyable {
  let index: UInt32

  /// No term.
  static let none = TermID(index: 0)
}

/// A piece of code, reduced to what decides where text goes.
///
/// Terms lie in source order, each in front of those that it is made of: its first child follows it, and the next child
/// follows the last term inside the one before.
struct Term: Hashable, Sendable, BitwiseCopyable {
  var kind: TermKind
  /// A mark whose meaning depends on the kind: a trailing closure, a default case.
  var isMarked = false
  /// How many terms lie inside it.
  var size: UInt32 = 0
  /// The number of its name in ``FileFacts/names``; of a string, the number of its ``StringLiteral``; of a local
  /// declaration, the number of its ``Declaration``.
  var name: UInt32 = 0
  /// Its UTF-8 range.
  var start: UInt32
  var end: UInt32
}

/// What a term is. *Name* is what its name stands for.
enum TermKind: UInt8, Sendable, BitwiseCopyable {
  // MARK: Expressions

  /// A string literal; see ``FileFacts/literal(of:)``. Children: the interpolations.
  case string
  /// Name: the value as written. Children: arguments.
  case interpolation
  /// Name: the number as written.
  case integer, decimal
  case boolean, nothing
  case identifier
  /// `base.name`. Children: base.
  case member
  case implicitMember
  /// Children: callee, arguments. Marked when it has no parentheses.
  case call
  /// Name: the label. Children: value. Marked for a trailing closure.
  case argument
  /// Children: base, arguments.
  case subscriptCall
  case array
  /// Children: key, value, key, value, ….
  case dictionary
  /// Children: arguments.
  case tuple
  /// Name: the condition as written. Children: condition, yes, no.
  case ternary
  /// Name: the operator. Children: left, right.
  case binary
  case prefix
  case optionalChain
  case force
  /// Name: `as`, `as?`, `as!`. Children: value, type.
  case cast
  case isCheck
  case tryOptional
  case inOut
  /// Name: the operator. Children: target, value.
  case assignment
  /// Children: [closureParameter…] [type] block.
  case closure
  /// Children: [type].
  case closureParameter
  /// Children: [type] keyPathComponent….
  case keyPath
  case keyPathComponent
  /// Children: arguments.
  case macro
  /// A type where a value stands. Children: type.
  case typeValue
  /// Children: base, types.
  case specialization
  /// Anything else; its children are expressions.
  case other

  // MARK: Statements

  case block
  /// A local variable. Name: `let` or `var`. Children: pattern, type or none, value or none, getter or none.
  case binding
  /// Children: condition… block [block or ifElse].
  case ifElse
  /// Children: condition… block.
  case guardElse
  /// Name: the condition as written. Children: expression, optionalBinding or matching.
  case condition
  /// Children: pattern, type or none, value or none.
  case optionalBinding
  /// Children: pattern, value.
  case matching
  /// Children: condition… block.
  case whileLoop
  /// Children: pattern, sequence, filter or none, block.
  case forLoop
  /// Name: the subject as written. Children: subject, switchCase….
  case switchOver
  /// Children: caseItem… block. Marked for `default`.
  case switchCase
  /// Name: the pattern as written. Children: pattern, [filter].
  case caseItem
  /// Children: block, catchClause….
  case doCatch
  /// Children: caseItem… block.
  case catchClause
  case returnValue
  case throwValue
  /// Name: the number of the ``Declaration``. The terms of that declaration lie inside, and no children.
  case localDeclaration

  // MARK: Patterns

  case namePattern
  case wildcard
  /// Children: patternElement….
  case tuplePattern
  /// Name: the label. Children: pattern.
  case patternElement
  /// `let x` inside an expression. Children: pattern or expression.
  case bindingPattern
  case isPattern

  // MARK: Types

  /// Children: generic arguments.
  case namedType
  /// `Plan.ID`. Children: base, generic arguments.
  case memberType
  case optionalType
  case arrayType
  case dictionaryType
  /// Children: tupleTypeElement….
  case tupleType
  /// Name: the label. Children: type.
  case tupleTypeElement
  /// Children: parameter types, result.
  case functionType
  /// `some` and `any`. Children: type.
  case opaqueType
  case compositionType
  case metatype
  /// Name: the attribute. Children: type.
  case attributedType

  // MARK: Parts of declarations

  /// Children: [type] arguments.
  case attribute
  /// Terms that a declaration has several of: its attributes, what it inherits, its accessors.
  case group

  /// No term, where a place must be kept.
  case absent

  var isType: Bool { rawValue >= TermKind.namedType.rawValue && rawValue <= TermKind.attributedType.rawValue }
}
