#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Another program that is run to its end.
struct ChildProcess {
  /// What a program said, and whether it was content.
  struct Result {
    var output: [UInt8]
    /// What it said on standard error.
    var complaint: String
    /// Its exit status; nil where it could not be started or was killed.
    var status: Int32?

    var isFine: Bool { status == 0 }
  }

  /// Runs a program that is found on the `PATH`, without input, in the environment of this process.
  static func run(_ words: [String]) -> Result {
    guard let output = Pipe(), let complaint = Pipe() else { return .notStarted }
    let child = spawn(words, output: output.writing, complaint: complaint.writing)
    close(output.writing)
    close(complaint.writing)
    defer {
      close(output.reading)
      close(complaint.reading)
    }
    guard let child else { return .notStarted }
    let said = read([output.reading, complaint.reading])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return .notStarted } }
    let isExited = status & 0x7F == 0
    return Result(
      output: said[0], complaint: String(decoding: said[1], as: UTF8.self),
      status: isExited ? (status >> 8) & 0xFF : nil)
  }

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
  }

  private static func spawn(_ words: [String], output: Int32, complaint: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, complaint, STDERR_FILENO)
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    return withCStrings(words) { arguments in
      guard let program = arguments[0] else { return nil }
      var child: pid_t = 0
      return posix_spawnp(&child, program, &actions, nil, arguments, environment) == 0 ? child : nil
    }
  }

  private static func withCStrings<R>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> R?
  ) -> R? {
    var pointers: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap(body) }
  }

  /// Reads several files to their ends at once, so that none of them blocks the writer of another.
  private static func read(_ files: [Int32]) -> [[UInt8]] {
    var said = files.map { _ in [UInt8]() }
    var open = files.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while open.contains(where: { $0.fd >= 0 }) {
      if poll(&open, nfds_t(open.count), -1) < 0 {
        if errno == EINTR { continue }
        break
      }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = buffer.withUnsafeMutableBytes { bytes in
          #if canImport(Glibc)
            Glibc.read(open[index].fd, bytes.baseAddress, bytes.count)
          #elseif canImport(Musl)
            Musl.read(open[index].fd, bytes.baseAddress, bytes.count)
          #elseif canImport(Darwin)
            Darwin.read(open[index].fd, bytes.baseAddress, bytes.count)
          #endif
        }
        if count > 0 {
          said[index] += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          open[index].fd = -1
        }
      }
    }
    return said
  }
}

extension ChildProcess.Result {
  fileprivate static let notStarted = ChildProcess.Result(output: [], complaint: "", status: nil)
}
