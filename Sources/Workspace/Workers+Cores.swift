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
