/// What a node of a ``SwiftFile`` is.
///
/// Each case shows a piece of source, its children in source order, and its *name*: the piece of text that
/// ``SwiftFile/name(of:)`` returns. Children in brackets may be absent; `…` means any number. Tokens (keywords,
/// punctuation) are no nodes. *Expression*, *type*, *pattern* and *item* stand for any kind of that family; an item
/// is a declaration, a statement, an expression, an `ifConfig` or an `unrecognized` range.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  /// Nothing: what an absent node's kind is, and an operand that is not there.
  case missing
  /// A whole file. Children: items.
  case sourceFile
  /// A range that is not understood; there is a ``SwiftProblem`` for it. No children.
  case unrecognized

  // MARK: Declarations

  /// `import struct Foundation.Date`. Name: `Foundation.Date`. Children: [attribute…] [modifier…].
  case importDeclaration
  /// `struct Card<T>: View where T: Plan { … }`. Name: `Card`.
  /// Children: [attribute…] [modifier…] [genericParameterClause] [inheritanceClause] [genericWhereClause] memberBlock.
  case structDeclaration
  /// `final class Store: Base { … }`. Name: `Store`. Children as for a struct.
  case classDeclaration
  /// `enum Mode: String { case a, b }`. Name: `Mode`. Children as for a struct.
  case enumDeclaration
  /// `actor Loader { … }`. Name: `Loader`. Children as for a struct.
  case actorDeclaration
  /// `protocol Sized<Unit> { … }`. Name: `Sized`. Children as for a struct, with primaryAssociatedTypeClause.
  case protocolDeclaration
  /// `extension Card: Equatable where T: Equatable { … }`. Name: the extended type as written, `Card`.
  /// Children: [attribute…] [modifier…] type [inheritanceClause] [genericWhereClause] memberBlock.
  case extensionDeclaration
  /// `{ … }` of a type. Children: items.
  case memberBlock
  /// `indirect case text(String), none`. Children: [attribute…] [modifier…] enumCaseElement….
  case enumCaseDeclaration
  /// `text(String, size: Int = 1)` or `small = "S"`. Name: `text`. Children: [parameterClause] [expression: raw value].
  case enumCaseElement
  /// `func text(for day: Int) -> String { … }`. Name: `text`, or the operator.
  /// Children: [attribute…] [modifier…] [genericParameterClause] parameterClause [throwsClause] [type: the result]
  /// [genericWhereClause] [codeBlock].
  case functionDeclaration
  /// `init?(id: String) { … }`. Children as for a function.
  case initializerDeclaration
  /// `deinit { … }`. Children: [attribute…] [modifier…] [codeBlock].
  case deinitializerDeclaration
  /// `subscript(day: Int) -> Step { … }`. Children as for a function, with [accessorBlock] for the body.
  case subscriptDeclaration
  /// `@State private var a = 1, b: Int`. Name: `var`, `let` or `inout`.
  /// Children: [attribute…] [modifier…] binding….
  case variableDeclaration
  /// `title: String = "A" { didSet { … } }`, one of a variable's.
  /// Children: pattern [type] [expression: initial value] [accessorBlock].
  case binding
  /// `{ get set }`, `{ didSet { … } }` or the body of a computed property. Children: accessor…, or items where
  /// the getter is written without `get`.
  case accessorBlock
  /// `mutating get async throws { … }`. Name: `get`, `set`, `willSet`, `didSet`, `_modify`, `init`, ….
  /// Children: [attribute…] [modifier…] [parameter] [throwsClause] [codeBlock].
  case accessor
  /// `typealias Key<T> = Dictionary<T, Int>`. Name: `Key`.
  /// Children: [attribute…] [modifier…] [genericParameterClause] [type] [genericWhereClause].
  case typealiasDeclaration
  /// `associatedtype Body: View = Never`. Name: `Body`.
  /// Children: [attribute…] [modifier…] [inheritanceClause] [type: the default] [genericWhereClause].
  case associatedtypeDeclaration
  /// `infix operator <>: Precedence`. Name: the operator. Children: [attribute…] [modifier…].
  case operatorDeclaration
  /// `precedencegroup Mine { higherThan: Other }`. Name: `Mine`. Children: [attribute…] [modifier…].
  case precedenceGroupDeclaration
  /// `macro localized(_ key: String) -> String = #externalMacro(…)`. Name: `localized`.
  /// Children as for a function, with [expression: the definition].
  case macroDeclaration
  /// `#if DEBUG … #elseif … #else … #endif`, wherever it stands: items, members, cases, attributes.
  /// Children: ifConfigClause….
  case ifConfig
  /// `#if os(iOS)` up to the next branch. Name: `if`, `elseif` or `else`.
  /// Children: [expression: condition] and then what the place holds (items, attributes, switchCases).
  case ifConfigClause
  /// `#sourceLocation(file: "a.swift", line: 1)`. No children.
  case sourceLocation

  // MARK: Parts of declarations

  /// `@available(iOS 17, *)`, `@State`, `@Parameter(title: "Name")`. Name: `available`, `State`, `Foo.Bar`.
  /// Children: type [argument…].
  case attribute
  /// `private(set)`, `static`, `nonisolated(unsafe)`. Name: `private`. No children.
  case modifier
  /// `<T: View, each U>`. Children: genericParameter….
  case genericParameterClause
  /// `T: View`. Name: `T`. Children: [attribute…] [type].
  case genericParameter
  /// `<Unit>` after a protocol's name. Children: type….
  case primaryAssociatedTypeClause
  /// `where T: Equatable, U == Int`. Children: requirement….
  case genericWhereClause
  /// `T: Equatable` or `U == Int`. Name: `:` or `==`. Children: type type.
  case requirement
  /// `: Base, @unchecked Sendable`. Children: type….
  case inheritanceClause
  /// `(for day: Int, _ name: String = "x")`. Children: parameter….
  case parameterClause
  /// `for day: Int... = 0`. Name: the one used inside, `day`; ``SwiftFile/label(of:)`` gives `for`. Empty where an
  /// enum case's payload has no label. Children: [attribute…] [modifier…] [parameterLabel] [type] [expression: default].
  case parameter
  /// `for` in `for day: Int`, present only when there are two names. Name: `for` or `_`.
  case parameterLabel
  /// `throws`, `rethrows`, `throws(Failure)`. Name: the keyword. Children: [type].
  case throwsClause

  // MARK: Statements

  /// `{ … }` of a function or statement. Children: items.
  case codeBlock
  /// `if a, let b { … } else { … }`, as statement and as expression.
  /// Children: condition… codeBlock [codeBlock or ifStatement: the else branch]. A condition is an expression,
  /// optionalBinding, matchingCondition or availability.
  case ifStatement
  /// `guard let x else { return }`. Children: condition… codeBlock.
  case guardStatement
  /// `while a, let b = next() { … }`. Children: condition… codeBlock.
  case whileStatement
  /// `repeat { … } while a`. Children: codeBlock expression.
  case repeatStatement
  /// `for await case let x? in list where x > 0 { … }`. Children: pattern [type] expression [whereClause] codeBlock.
  case forStatement
  /// `switch plan { … }`, as statement and as expression. Children: expression (switchCase or ifConfig)….
  case switchStatement
  /// `case .a where x, .b: …` or `default: …`. Name: `case` or `default`. Children: [attribute] caseItem… items.
  case switchCase
  /// `.a where x`, one of a case's or a catch's. Children: [pattern or expression] [whereClause].
  case caseItem
  /// `where x > 0`. Children: expression.
  case whereClause
  /// `let x: Int = y` or `let x` in a condition. Name: `let` or `var`. Children: pattern [type] [expression].
  case optionalBinding
  /// `case .some(let x) = y` in a condition. Children: pattern or expression, [type], expression.
  case matchingCondition
  /// `#available(iOS 17, *)` or `#unavailable(…)`. Name: `available` or `unavailable`. Children: argument….
  case availability
  /// `do throws(E) { … } catch { … }`, as statement and as expression. Children: [throwsClause] codeBlock catchClause….
  case doStatement
  /// `catch let e as E { … }`. Children: caseItem… codeBlock.
  case catchClause
  /// `return x`. Children: [expression].
  case returnStatement
  /// `throw x`. Children: expression.
  case throwStatement
  /// `break outer`. Name: the label. No children.
  case breakStatement
  /// `continue outer`. Name: the label. No children.
  case continueStatement
  /// `fallthrough`. No children.
  case fallthroughStatement
  /// `defer { … }`. Children: codeBlock.
  case deferStatement
  /// `yield &x`. Children: expression….
  case yieldStatement
  /// `discard self`. Children: expression.
  case discardStatement
  /// `then x`. Children: expression.
  case thenStatement
  /// `outer: for … { }`. Name: `outer`. Children: statement.
  case labeledStatement

  // MARK: Patterns

  /// `x` that is bound. Name: `x`. No children.
  case identifierPattern
  /// `_`. No children.
  case wildcardPattern
  /// `(a, label: b)`. Children: tuplePatternElement….
  case tuplePattern
  /// `label: b`. Name: `label`. Children: pattern.
  case tuplePatternElement
  /// `let .failure(e)`, also inside an expression: `.failure(let e)`. Name: `let`, `var`, `inout`, ….
  /// Children: pattern or expression.
  case bindingPattern
  /// `is Failure` as a pattern. Children: type.
  case isTypePattern

  // MARK: Literals

  /// `"Day \(day)"`, in all its forms. Children: interpolation…. Its text: ``SwiftFile/segments(of:)``.
  case stringLiteral
  /// `\(price, specifier: "%.2f")`. Children: argument….
  case interpolation
  /// `1_000`, `0xFF`. No children.
  case integerLiteral
  /// `1.5e3`. No children.
  case floatLiteral
  /// `true`, `false`. No children.
  case booleanLiteral
  /// `nil`. No children.
  case nilLiteral
  /// `/[a-z]+/`, `#/…/#`. No children.
  case regexLiteral
  /// `[a, b]`. Children: expression….
  case arrayLiteral
  /// `[a: b]`, `[:]`. Children: dictionaryElement….
  case dictionaryLiteral
  /// `a: b`. Children: expression expression.
  case dictionaryElement

  // MARK: Expressions

  /// `title`, `self`, `super`, `Self`, `$0`, `$selection`, `fetch(for:)`. Name: without argument labels and
  /// backticks. Children: [argumentNames].
  case identifier
  /// `(for:_:)` after a function's name. No children.
  case argumentNames
  /// `_` on the left of an assignment or as an argument. No children.
  case discard
  /// `plan.title`, `list.first(where:)`, `pair.0`, `T.self`, `x.init`. Name: `title`. Children: expression [argumentNames].
  case memberAccess
  /// `.title`, `.init` with the base left out. Name: `title`. Children: [argumentNames].
  case implicitMember
  /// What a member access inside a postfix `#if` hangs on. No children, empty range.
  case postfixBase
  /// `Text("a", bundle: .module) { … } label: { … }`. Children: expression (the callee) argument….
  case call
  /// `"a"`, `bundle: .module`, `&x`; of calls, tuples, interpolations, attributes, macros. Name: the label, empty
  /// where there is none. A trailing closure is an argument too. Children: expression.
  case argument
  /// `list[0, default: "x"]`. Children: expression (the base) argument….
  case subscriptCall
  /// `Array<Int>`, `macro<T>` as an expression. Children: expression type….
  case specialization
  /// `x?` in `x?.y`. Children: expression.
  case optionalChaining
  /// `x!`. Children: expression.
  case forceUnwrap
  /// `x++`, `0...`. Name: the operator. Children: expression.
  case postfixOperator
  /// `-x`, `!x`. Name: the operator. Children: expression.
  case prefixOperator
  /// `&x`. Children: expression.
  case inOut
  /// `a + b ?? c`: operands and `binaryOperator`s in turn, flat and in source order, without regard to precedence.
  /// Assignment, `? :` and casts are never inside as operators, they have their own nodes.
  case sequence
  /// `+` between two operands. Name: `+`. No children.
  case binaryOperator
  /// `a = b`, `a += b`. Name: `=`, `+=`, …. Children: expression expression.
  case assignment
  /// `c ? a : b`. Children: expression expression expression.
  case ternary
  /// `x as T`, `x as? T`, `x as! T`. Name: `as`, `as?` or `as!`. Children: expression type.
  case cast
  /// `x is T`. Children: expression type.
  case isCheck
  /// `try x`, `try? x`, `try! x`. Name: `try`, `try?` or `try!`. Children: expression.
  case tryExpression
  /// `await x`. Children: expression.
  case awaitExpression
  /// `unsafe x`. Children: expression.
  case unsafeExpression
  /// `consume x`, `copy x`, `borrow x`. Name: the keyword. Children: expression.
  case ownershipExpression
  /// `repeat f(each x)`. Children: expression.
  case packExpansion
  /// `each x`. Children: expression.
  case packElement
  /// `(a, label: b)`, `(a)`, `()`. Children: argument….
  case tuple
  /// `{ [weak self] a, b in … }`. Children: [closureSignature] items.
  case closure
  /// `@MainActor [weak self] (a: Int) async throws -> Int in`.
  /// Children: [attribute…] [closureCapture…] [closureParameter… or parameterClause] [throwsClause] [type].
  case closureSignature
  /// `weak self`, `x = y`. Name: `self`, `x`. Children: [modifier] [expression].
  case closureCapture
  /// `a` of `{ a, b in }`. Name: `a` or `_`. No children.
  case closureParameter
  /// `\Plan.price`, `\.id`, `\.[0]?.x`. Children: [type: root] keyPathComponent….
  case keyPath
  /// `.price`, `[0]`, `?`, `!`. Name: `price`; empty for a subscript; `?` or `!`. Children: [argumentNames] argument….
  case keyPathComponent
  /// `#Preview("a") { … }`, `#localized("x")`, `#selector(…)`, `#file`, as expression and as declaration.
  /// Name: `Preview`. Children: [attribute…] [modifier…] [type…] argument….
  case macroExpansion
  /// A type where an expression stands: `any View`, `(Int) -> Void`, `[Int]?`. Children: type.
  case typeExpression
  /// `view #if os(iOS) .a() #endif`. Children: expression ifConfig; members inside hang on a postfixBase.
  case postfixIfConfig

  // MARK: Types

  /// `Dictionary<Key, Value>`, `Self`, `Any`, `_`. Name: `Dictionary`. Children: [type…].
  case namedType
  /// `Plan.ID`. Name: `ID`. Children: type (the base) [type…].
  case memberType
  /// `T?`. Children: type.
  case optionalType
  /// `T!`. Children: type.
  case implicitlyUnwrappedType
  /// `[T]`. Children: type.
  case arrayType
  /// `[K: V]`. Children: type type.
  case dictionaryType
  /// `[3 of Int]`. Children: type type.
  case inlineArrayType
  /// `(Int, name: String)`. Children: tupleTypeElement….
  case tupleType
  /// `name: String`, `_ name: inout String...`. Name: the first name. Children: [type].
  case tupleTypeElement
  /// `(Int) async throws -> String`. Children: tupleTypeElement… [throwsClause] type.
  case functionType
  /// `some View`, `any View`. Name: `some` or `any`. Children: type.
  case someOrAnyType
  /// `A & B`. Children: type….
  case compositionType
  /// `T.Type`, `T.Protocol`. Name: `Type` or `Protocol`. Children: type.
  case metatype
  /// `<T: P> T` as a result. Children: genericParameterClause type.
  case namedOpaqueType
  /// `@escaping () -> Void`, `inout T`, `sending T`. Children: [attribute…] [modifier…] type.
  case attributedType
  /// `~Copyable`. Children: type.
  case suppressedType
  /// `repeat each T`. Children: type.
  case packExpansionType
  /// `each T`. Children: type.
  case packElementType
  /// A value where a type stands, such as the count in `[3 of Int]` or `Box<3>`. Children: expression.
  case valueType
}
