import Foundation

/// Measures the most memory that a piece of work takes beyond what the program holds already.
enum PeakMemory {
  /// The bytes at the peak; nil where the system does not tell. The result of the work is held until then.
  static func bytes<Value>(_ work: () -> Value) -> Int? {
    #if os(Linux)
      _ = giveBack?(0)
      guard let before = status("VmRSS"), resetPeak() else { return nil }
      return withExtendedLifetime(work()) { status("VmHWM").map { max(0, $0 - before) } }
    #else
      return nil
    #endif
  }

  private typealias Trim = @convention(c) (Int) -> CInt

  /// Gives what the heap keeps of freed memory back to the system, since taking it again would not be seen.
  private static let giveBack = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }

  /// A figure of the kernel about this process, in bytes.
  private static func status(_ name: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }

  private static func resetPeak() -> Bool {
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return false }
    defer { try? file.close() }
    return (try? file.write(contentsOf: Data("5".utf8))) != nil
  }
}
