/// Measures how long a piece of work takes, by medians, so that one slow run among many says nothing.
struct Stopwatch {
  /// How many times each piece of work is measured.
  var rounds = 15
  /// The least time one measurement lasts; short work is repeated until it does.
  var leastTime = Duration.milliseconds(20)

  /// The median time of one call, in nanoseconds.
  func nanoseconds(_ work: () -> Void) -> Double {
    let calls = callsPerRound(work)
    let times = (0..<rounds).map { _ in
      ContinuousClock().measure { for _ in 0..<calls { work() } }.nanoseconds / Double(calls)
    }
    return times.sorted()[times.count / 2]
  }

  private func callsPerRound(_ work: () -> Void) -> Int {
    var calls = 1
    while true {
      let time = ContinuousClock().measure { for _ in 0..<calls { work() } }
      if time >= leastTime { return calls }
      calls = max(calls * 2, Int(Double(calls) * leastTime.nanoseconds / max(time.nanoseconds, 1)))
    }
  }
}

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// Keeps the optimizer from dropping work whose result nobody looks at.
@inline(never) func use<Value>(_ value: Value) {}
