import Findings
import Foundation

/// Compares SwiftReader with the toolchain's SwiftParser on every Swift file at or below the given paths.
///
/// With `--time` in front, SwiftParser alone parses the files, and the nanoseconds are printed.
///
/// Files that SwiftParser does not accept are counted and not compared. The exit status is 1 when a difference that is
/// not accepted remains.
func swiftFiles(below path: String) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
    print("\(path): no such file or folder")
    exit(2)
  }
  guard isFolder.boolValue else { return [path] }
  let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }.sorted().map { "\(path)/\($0)" }
}

let timesOnly = CommandLine.arguments.dropFirst().first == "--time"
let files = CommandLine.arguments.dropFirst(timesOnly ? 2 : 1).flatMap(swiftFiles)
guard !files.isEmpty else {
  print("usage: oracle PATH…")
  exit(2)
}

if timesOnly {
  print(
    ParserAccount.nanoseconds(for: files.compactMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) }))
  exit(0)
}

var summary = Summary()
let lanes = min(ProcessInfo.processInfo.activeProcessorCount, files.count)
let results = await withTaskGroup(of: [Comparison].self) { group in
  for lane in 0..<lanes {
    group.addTask {
      stride(from: lane, to: files.count, by: lanes).compactMap { Comparison(of: files[$0]) }
    }
  }
  var all: [Comparison] = []
  for await part in group { all += part }
  return all
}
for comparison in results.sorted(by: { $0.file < $1.file }) { summary.add(comparison) }
summary.report()
exit(summary.differences == 0 ? 0 : 1)
