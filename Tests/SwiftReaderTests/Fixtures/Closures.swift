let none = {}
let short = { $0 + $1 }
let named = { a, b in a + b }
let one = { _ in }
let typed = { (a: Int, b: String...) -> String in "\(a)" }
let untyped = { (a, b) in a }
let effects = { (a: Int) async throws -> Int in a }
let typedThrows = { () throws(Failure) -> Int in 1 }
let captures = { [weak self, unowned(unsafe) owner, x = y + 1, z] in self?.go() }
let attributed = { @MainActor [self] (a: Int) in go(a) }
let sendable = { @Sendable in 1 }
let asyncOnly = { x async in x }
let several = {
  let a = 1
  return a
}
let called = { 1 }()
let tuples = { (pair: (Int, Int)) in pair.0 }
let looks = { (a + b).description }
let noSignature = { [a, b].count }
let more = list.map { item in
  guard item > 0 else { return nil }
  return item
}
for value in values.filter({ $0 > 1 }) {}
for value in values.filter { $0 > 1 } {}
if values.contains { $0 == 1 } {}
if values.contains(where: { $0 == 1 }), let x = y.map { $0 } {}
while check { true } {}
