public import Findings

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension Workers {
  /// As many workers as the machine has cores, each a thread.
  public static let cores = Workers(count: sysconf(Int32(_SC_NPROCESSORS_ONLN))) { count, work in
    let threads = (1..<max(count, 1)).map { number in Thread { work(number) } }
    work(0)
    for thread in threads { thread.join() }
  }
}

extension Workers {
  /// Does a piece of work for each of some items, a few at a time by whichever worker is free, and gives the results in
  /// the order of the items. Each worker has a state of its own, which must not show in what comes out.
  func share<State, Result: Sendable>(
    _ count: Int, atATime run: Int = 8, state: @escaping @Sendable () -> State,
    _ work: @escaping @Sendable (inout State, Int) -> Result
  ) -> [Result] {
    let counter = Counter()
    // One item alone is not worth a thread.
    let workers = min(self.count, (count + run - 1) / run)
    let shares = map(Array(0..<workers)) { _ in
      var (own, done) = (state(), [(start: Int, results: [Result])]())
      while true {
        let start = counter.take(run)
        guard start < count else { return done }
        done.append((start, (start..<min(start + run, count)).map { work(&own, $0) }))
      }
    }
    return shares.joined().sorted { $0.start < $1.start }.flatMap(\.results)
  }
}

extension Workers {
  /// Does a side work on another thread, where there are several cores, and comes back when all is done.
  func beside<Side: Sendable, Result>(
    _ side: @escaping @Sendable () -> Side, _ work: () -> Result
  ) -> (side: Side, result: Result) {
    let place = Place<Side>()
    let thread = count > 1 ? Thread { place.value = side() } : nil
    let result = work()
    thread?.join()
    return (place.value ?? side(), result)
  }

  /// Where another thread puts a value before it ends.
  private final class Place<Value>: @unchecked Sendable {
    var value: Value?
  }
}

/// Numbers that several threads take, each number once.
private final class Counter: @unchecked Sendable {
  private var next = 0
  private let lock = Lock()

  func take(_ count: Int) -> Int {
    lock.holding {
      defer { next += count }
      return next
    }
  }
}

/// Lets one thread at a time in.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func holding<Value>(_ work: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return work()
  }
}

/// A thread with room for deeply nested sources.
private final class Thread {
  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Darwin)
    private var handle: pthread_t?
  #else
    private var handle = pthread_t()
  #endif
  private var isStarted = false

  /// Starts it; does the work at once where no thread is to be had.
  init(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 16 << 20)
    let work = Unmanaged.passRetained(Work(run))
    let problem = pthread_create(&handle, &attributes, { Thread.start($0) }, work.toOpaque())
    isStarted = problem == 0
    if !isStarted { work.takeRetainedValue().run() }
  }

  private static func start(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }

  func join() {
    guard isStarted else { return }
    #if canImport(Darwin)
      if let handle { pthread_join(handle, nil) }
    #else
      pthread_join(handle, nil)
    #endif
  }
}
