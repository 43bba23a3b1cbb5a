/// How many pieces of work go on at once, and what runs them.
///
/// The library itself starts no threads: who has several cores says how to use them. What comes out is the same for
/// any number of workers.
public struct Workers: Sendable {
  /// How many pieces the work is cut into.
  public let count: Int
  private let run: @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Everything on the thread of the caller, one piece after the other.
  public static let one = Workers(count: 1) { count, work in for number in 0..<count { work(number) } }

  /// Workers that do the pieces numbered from zero in any order, and come back when all are done. Each needs a stack
  /// of 16 MB, as the main thread of a program has half of.
  public init(
    count: Int, run: @escaping @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void
  ) {
    self.count = max(count, 1)
    self.run = run
  }

  /// Does a piece of work for each of some parts, and gives the results in their order.
  package func map<Part, Result>(_ parts: [Part], _ work: @escaping @Sendable (Part) -> Result) -> [Result] {
    if parts.count <= 1 { return parts.map(work) }
    let places = Places<Result>(count: parts.count)
    let all = Parts(list: parts)
    run(parts.count) { number in places.base[number] = work(all.list[number]) }
    return (0..<parts.count).compactMap { places.base[$0] }
  }

  /// The parts, each of them for one worker alone.
  private struct Parts<Part>: @unchecked Sendable {
    let list: [Part]
  }

  /// Where each worker puts its result; no two write to one place.
  private final class Places<Result>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Result?>
    private let count: Int

    init(count: Int) {
      self.count = count
      base = .allocate(capacity: count)
      base.initialize(repeating: nil, count: count)
    }

    deinit {
      base.deinitialize(count: count)
      base.deallocate()
    }
  }

  /// Neighbouring items in parts of about the same weight, at most one for each worker; one part where the whole is too
  /// light to be worth a thread.
  package func parts(of weights: [Int]) -> [Range<Int>] {
    let total = weights.reduce(0, +)
    guard count > 1, total > 100_000 else { return weights.isEmpty ? [] : [0..<weights.count] }
    var parts: [Range<Int>] = []
    var start = 0
    var weight = 0
    for index in weights.indices {
      weight += weights[index]
      if weight * count >= total * (parts.count + 1), parts.count < count - 1 {
        parts.append(start..<index + 1)
        start = index + 1
      }
    }
    if start < weights.count { parts.append(start..<weights.count) }
    return parts
  }
}
