import Dispatch
import Foundation

#if os(Linux)
  import Glibc
#endif

/// Programs that are started to be measured.
enum ChildProcess {
  /// What a program prints, without the white space around it.
  static func output(of program: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  #if os(Linux)
    /// The nanoseconds from start to exit of a program, the least and the median of many runs; what it prints is thrown
    /// away.
    static func times(of program: String, _ arguments: [String], rounds: Int = 101) -> (least: Double, median: Double)?
    {
      let times = (0..<rounds).compactMap { _ in timeOnce(program, arguments) }.sorted()
      return times.count == rounds ? (times[0], times[rounds / 2]) : nil
    }

    /// What one run of a program took, from its start to its exit.
    struct Cost {
      var nanoseconds: Double
      /// The most memory that it or, for a moment before it starts, this process had at once, in bytes.
      var peak: Int
    }

    /// The most memory that a program has at once, in bytes: what a small process of its own measures, since the system
    /// counts what its parent holds to it.
    static func peak(of program: String, _ arguments: [String], in folder: String) -> Int? {
      Bundle.main.executablePath.flatMap { output(of: $0, ["--peak", folder, program] + arguments) }.flatMap { Int($0) }
    }

    /// Runs the program behind a folder and prints the most memory it had at once.
    static func printPeak(_ words: [String]) {
      guard words.count >= 2, let cost = cost(of: words[1], Array(words.dropFirst(2)), in: words[0]) else { return }
      print(cost.peak)
    }

    /// Runs a program in a folder; nil where it does not end with 0 or 1.
    static func cost(of program: String, _ arguments: [String], in folder: String) -> Cost? {
      // The counter of allocations that this program may run with is not for those it starts.
      unsetenv("LD_PRELOAD")
      let here = FileManager.default.currentDirectoryPath
      guard FileManager.default.changeCurrentDirectoryPath(folder) else { return nil }
      defer { _ = FileManager.default.changeCurrentDirectoryPath(here) }
      return run(program, arguments).flatMap { $0.status == 0 || $0.status == 1 ? $0.cost : nil }
    }

    private static func timeOnce(_ program: String, _ arguments: [String]) -> Double? {
      run(program, arguments).flatMap { $0.status == 0 ? $0.cost.nanoseconds : nil }
    }

    /// Runs a program, with what it says thrown away; nil where it cannot be started or is ended by a signal.
    private static func run(_ program: String, _ arguments: [String]) -> (status: Int32, cost: Cost)? {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
      defer { words.forEach { free($0) } }
      var child: pid_t = 0
      var status: Int32 = 0
      var usage = rusage()
      let start = DispatchTime.now().uptimeNanoseconds
      guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0,
        wait4(child, &status, 0, &usage) == child, status & 0x7F == 0
      else { return nil }
      let nanoseconds = Double(DispatchTime.now().uptimeNanoseconds - start)
      return (status >> 8 & 0xFF, Cost(nanoseconds: nanoseconds, peak: Int(usage.ru_maxrss) * 1024))
    }
  #endif
}
