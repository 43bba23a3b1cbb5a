import Foundation

/// Counts heap allocations where scripts/benchmark has loaded a counter.
enum Allocations {
  private typealias Counter = @convention(c) () -> UInt

  private static let counter: Counter? = dlsym(dlopen(nil, RTLD_NOW), "wordgate_allocations").map {
    unsafeBitCast($0, to: Counter.self)
  }

  /// How many allocations each of many calls makes; nil where nothing counts them.
  static func perCall(_ work: () -> Void) -> Double? {
    guard let counter else { return nil }
    for _ in 0..<10 { work() }
    let before = counter()
    for _ in 0..<1000 { work() }
    return Double(counter() - before) / 1000
  }
}
