@testable import struct Foundation.Date
public import Findings
@available(iOS 17, macOS 14.0, *) @MainActor
public final class Store<Item: Identifiable & Sendable, each Extra>: Base, @unchecked Sendable where Item.ID == String {
  @Published private(set) var items: [Item] = [], count = 0
  static let shared = Store()
  class var kind: String { "store" }
  lazy var table: [String: Int] = { [:] }()
  weak var delegate: (any Delegate)?
  nonisolated(unsafe) var cache: Int?
  unowned(safe) let owner: Owner
  var total: Int {
    get throws { try sum() }
    nonmutating set(newTotal) { store(newTotal) }
  }
  var watched = 1 {
    willSet(next) { log(next) }
    @Tracked didSet { log(oldValue) }
  }
  var computed: some View { Text("A") }
  let (a, b): (Int, String) = (1, "b")
  override init?(id: String = "x", _ values: Int..., for name: inout String) async throws {}
  convenience init() { self.init(id: "") }
  deinit { close() }
  subscript<T>(day: Int, in month: T) -> Int where T: Month {
    get { 0 }
    set {}
  }
  static subscript(name: String) -> Int { 1 }
  func load<T>(_ x: borrowing T, with y: @escaping @Sendable (Int, String) async throws(Failure) -> Void) rethrows -> T? {}
  mutating func `repeat`(_: Int, a b: (x: Int, y: Int)) -> (Int) -> Int { { $0 } }
  func pack<each T>(_ item: repeat each T) -> (repeat each T) { (repeat each item) }
  static func == (left: Store, right: Store) -> Bool { true }
  prefix static func - (x: Store) -> Store { x }
  func sending(_ x: sending Item, isolated actor: isolated Loader) {}
  @discardableResult @objc(loadAll:) dynamic open func all(_ x: Any) -> Int { 1 }
  enum Nested { case a }
  typealias Key<T> = Dictionary<T, Int>.Index
}
indirect enum Shape: String, CaseIterable {
  case small = "S", large = "L"
  case circle(radius: Double, _ name: String = "c"), square(Int), pair((Int, Int), any Shape)
  case `default`
}
struct Box<let count: Int, T: ~Copyable>: ~Copyable { var values: [count of T] }
actor Loader { distributed func go() {} }
protocol Sized<Unit>: AnyObject, Sendable {
  associatedtype Unit: Numeric = Int where Unit: Hashable
  var size: Unit { get async throws }
  static var all: [Self] { get set }
  init(size: Unit)
  func grow(by amount: Unit) -> Self
}
extension Array<Int>: Sized where Element: Equatable, Element == Int {}
infix operator <>: AdditionPrecedence
prefix operator √
precedencegroup Mine { higherThan: AdditionPrecedence associativity: left }
@freestanding(expression) macro localized(_ key: String) -> String = #externalMacro(module: "M", type: "T")
func opaque() -> some Sequence<Int> & Sendable { [] }
var optionals: [Int?]!, metatype: any Any.Type = Int.self, closure: ((Int) -> Void)? = nil
let composed: (A & B)?, nested: Outer.Inner<Int>.Leaf = x
@attached(member, names: named(init), arbitrary) macro Observable() = #externalMacro(module: "M", type: "O")
#Preview("Card", traits: .sizeThatFitsLayout) {
  Card()
}
