@State private var a = 1
@Environment(\.dismiss) private var dismiss
@AppStorage("key", store: .standard) var stored = "x"
@Parameter(title: "Name", description: "What it is called") var name: String
@Wrapper<Int>(wrappedValue: 1) var wrapped
@Outer.Inner var inner: Int
@available(*, deprecated, message: "use \"b\"", renamed: "b()") func old() {}
@available(iOS, introduced: 15.0, obsoleted: 17, unavailable) func gone() {}
@_specialize(where T == Int) func special<T>(_ x: T) {}
@objc(setName:age:) func set(_ name: String, age: Int) {}
@inlinable @inline(__always) func fast(@ViewBuilder _ content: () -> Void) {}
@convention(c) func bare() {}
func types(
  _ a: @convention(block) (Int) -> Void, _ b: @autoclosure () -> Bool, _ c: inout [Int], _ d: @MainActor () -> Void
) {}
@resultBuilder struct Builder { static func buildBlock(_ parts: Int...) -> Int { 0 } }
@backDeployed(before: iOS 17) public func back() {}
@Test("a name", arguments: [1, 2]) func check(x: Int) {}
@preconcurrency protocol Old: Sendable {}
extension Int: @retroactive Identifiable { public var id: Int { self } }
let nonsending: nonisolated(nonsending) () async -> Void = {}
@MainActor(unsafe) class Isolated {}
