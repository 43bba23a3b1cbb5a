#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Other programs, found along `PATH`; what they say goes where this program's own words go.
public struct Processes: Sendable {
  public init() {}

  /// Runs a program to its end and returns its exit status; nil where it could not be started or was ended by a signal.
  public func run(_ words: [String]) -> Int32? {
    guard let program = words.first else { return nil }
    let copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var id = pid_t()
    guard posix_spawnp(&id, program, nil, nil, copies + [nil], environ) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
