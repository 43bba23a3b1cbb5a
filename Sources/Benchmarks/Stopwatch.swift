#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures how long a piece of work takes, by medians, so that one slow run among many says nothing.
///
/// What counts is the time that the processor works for the thread: what else runs on the machine makes it longer by the
/// caches it takes, not by the time it waits.
struct Stopwatch {
  /// How many times each piece of work is measured.
  var rounds = 15
  /// The least time one measurement lasts, in nanoseconds; short work is repeated until it does.
  var leastTime = 20_000_000.0

  /// The median time of one call, in nanoseconds.
  func nanoseconds(_ work: () -> Void) -> Double {
    let calls = callsPerRound(work)
    let times = (0..<rounds).map { _ in time(of: calls, work) / Double(calls) }
    return times.sorted()[times.count / 2]
  }

  private func callsPerRound(_ work: () -> Void) -> Int {
    var calls = 1
    while true {
      let time = time(of: calls, work)
      if time >= leastTime { return calls }
      calls = max(calls * 2, Int(Double(calls) * leastTime / max(time, 1)))
    }
  }

  private func time(of calls: Int, _ work: () -> Void) -> Double {
    let start = Self.now
    for _ in 0..<calls { work() }
    return Self.now - start
  }

  /// The processor's nanoseconds for this thread so far.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Keeps the optimizer from dropping work whose result nobody looks at.
@inline(never) func use<Value>(_ value: Value) {}
