/// A word with a meaning in the grammar. The first group is reserved, the second only has its meaning in places.
enum Keyword: String, CaseIterable {
  /// Not a keyword.
  case none = ""

  // Reserved.
  case capitalAny = "Any"
  case `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`, `deinit`, `do`
  case `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`, `in`
  case `init`, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`
  case `repeat`, `rethrows`, `return`, `self`
  case capitalSelf = "Self"
  case `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  // Contextual.
  case actor, any, async, await, borrow, borrowing, consume, consuming, convenience, copy, dependsOn, didSet, discard
  case distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, macro, modify, mutate, mutating
  case nonisolated, nonmutating, nonsending, of, `open`, optional, override, package, postfix, prefix, read
  case reasync, required, sending, set, some, then, unowned, unsafe, unsafeAddress, unsafeMutableAddress
  case using, weak, willSet, yield, yielding, unknown, __consuming, __owned, __shared, __setter_access, _borrow
  case _borrowing, _const, _local, _modify, _move, _mutating, _read, _consuming

  /// Whether the word is no identifier unless it stands in backticks.
  var isReserved: Bool {
    switch self {
    case .none: false
    default: Keyword.reserved.contains(self)
    }
  }

  private static let reserved: Set<Keyword> = {
    let cases = Keyword.allCases
    let end = cases.firstIndex(of: .actor) ?? cases.endIndex
    return Set(cases[1..<end])
  }()
}
