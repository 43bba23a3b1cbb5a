import Catalogs
import Findings
import StructuredText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The program behind the plugin CompileCatalogs: CATALOG FOLDER OUTPUT…
//
// It is built in every package that uses the plugin, and so depends on nothing but the compiler of catalogs, and reads
// and writes its few files itself.

func tell(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  tell("usage: compile-catalogs CATALOG FOLDER OUTPUT…")
  exit(2)
}
let (path, folder) = (words[0], URL(fileURLWithPath: words[1]))

guard let data = FileManager.default.contents(atPath: path) else {
  tell("\(path): error: cannot be read")
  exit(2)
}
var findings: [Finding] = []
guard let catalog = Catalog([UInt8](data), file: path, findings: &findings) else {
  for finding in findings { tell("\(path): \(finding.severity.rawValue): \(finding.message)") }
  exit(1)
}
let result = CatalogCompiler.compile(catalog)
for problem in result.problems { tell("\(path): \(problem.line)") }
if result.hasErrors || !catalog.isSound {
  if !result.hasErrors { for finding in findings { tell("\(path): \(finding.severity.rawValue): \(finding.message)") } }
  exit(1)
}
var files = result.files.map { ($0.path, PropertyListWriter.xml($0.list)) }
let made = Set(files.map(\.0))
files += words.dropFirst(2).filter { !made.contains($0) }.map { ($0, PropertyListWriter.xml(.dictionary([]))) }
do {
  for (name, bytes) in files {
    let url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }
} catch {
  tell("\(path): error: \(error)")
  exit(2)
}
