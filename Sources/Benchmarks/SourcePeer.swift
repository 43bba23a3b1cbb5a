import Foundation

/// A program that does something with Swift sources, and how to ask it for its time.
struct SourcePeer {
  let name: String
  /// The program, found on the path or given whole.
  private let program: String
  private let arguments: [String]
  /// Whether it prints the nanoseconds it took itself; otherwise the whole process is measured.
  private let tellsTime: Bool

  static let all = [
    SourcePeer(name: "wc, the whole process", program: "wc", arguments: [], tellsTime: false),
    SourcePeer(
      name: "xgettext -L ObjectiveC, the whole process", program: "xgettext",
      arguments: ["-L", "ObjectiveC", "--from-code=UTF-8", "-o", "/dev/null"], tellsTime: false),
    SourcePeer(
      name: "SwiftParser's parse alone, one core",
      program: ProcessInfo.processInfo.environment["WORDGATE_ORACLE"] ?? "oracle", arguments: ["--time"],
      tellsTime: true),
    SourcePeer(
      name: "tree-sitter's parse alone, one core", program: "python3", arguments: ["-c", treeSitter], tellsTime: true),
  ]

  /// Needs the packages `tree-sitter` and `tree-sitter-swift` of PyPI.
  private static let treeSitter = """
    import sys, time, tree_sitter, tree_sitter_swift
    parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language()))
    sources = [open(path, "rb").read() for path in sys.argv[1:]]
    start = time.perf_counter_ns()
    for source in sources:
      parser.parse(source)
    print(time.perf_counter_ns() - start)
    """

  var isPresent: Bool { path != nil }

  private var path: String? {
    if program.contains("/") { return FileManager.default.isExecutableFile(atPath: program) ? program : nil }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The median time on some files; nil where the program does not do it.
  func nanoseconds(on files: [String], in folder: String, _ rounds: Int) -> Double? {
    var times: [Double] = []
    for _ in 0..<rounds {
      guard let time = time(on: files, in: folder) else { return nil }
      times.append(time)
    }
    return times.sorted()[times.count / 2]
  }

  private func time(on files: [String], in folder: String) -> Double? {
    guard let path else { return nil }
    #if os(Linux)
      if !tellsTime { return ChildProcess.cost(of: path, arguments + files, in: folder)?.nanoseconds }
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + files
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let start = DispatchTime.now().uptimeNanoseconds
    guard (try? process.run()) != nil else { return nil }
    let told = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let whole = Double(DispatchTime.now().uptimeNanoseconds - start)
    guard process.terminationStatus == 0 else { return nil }
    return tellsTime
      ? Double(String(decoding: told, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)) : whole
  }
}
