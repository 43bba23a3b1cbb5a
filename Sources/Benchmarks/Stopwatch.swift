#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Measures how long a piece of work takes, by medians, so that one slow run among many says nothing.
struct Stopwatch {
  /// How many times each piece of work is measured.
  var rounds = 15
  /// Whether the time counts that the processor works for this thread, not the time on the clock: what else runs on the
  /// machine then makes short work longer by the caches it takes alone. Work in several threads needs the clock.
  var countsProcessorTime = false
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
    let start = now
    for _ in 0..<calls { work() }
    return now - start
  }

  private var now: Double {
    var time = timespec()
    clock_gettime(countsProcessorTime ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Keeps the optimizer from dropping work whose result nobody looks at.
@inline(never) func use<Value>(_ value: Value) {}
