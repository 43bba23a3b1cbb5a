import Extraction
import Findings
import Foundation
import SwiftReader
import Workspace

/// Reading Swift sources and finding their strings, beside what other programs take to do less with the same files.
enum ExtractionBenchmarks {
  static func tables(_ watch: Stopwatch, folder: String?) -> [Table] {
    let inputs = folder.map(sources(below:)) ?? GeneratedApp.sources(files: 2400)
    guard !inputs.isEmpty else { return [] }
    let bytes = inputs.reduce(0) { $0 + $1.bytes.count }
    // As `wordgate extract` asks for it.
    var texts = ExtractionOptions()
    texts.tellsTypes = false
    let options = texts
    var table = Table("\(inputs.count) Swift files, \(bytes / 1000) KB, \(Workers.cores.count) cores")
    table.add(
      "facts and link", bytes: bytes,
      watch.nanoseconds { use(Extractor.extract(inputs, options: options, workers: .cores).strings.count) })
    table.add(
      "the same, one core", bytes: bytes,
      watch.nanoseconds { use(Extractor.extract(inputs, options: options).strings.count) })
    let facts = Extractor.facts(of: inputs, workers: .cores)
    table.add(
      "link alone", bytes: bytes,
      watch.nanoseconds { use(Extractor.link(facts, options: options, workers: .cores).strings.count) })
    table.add(
      "facts alone", bytes: bytes, watch.nanoseconds { use(Extractor.facts(of: inputs, workers: .cores).count) })
    table.add(
      "reader alone, one core", bytes: bytes,
      watch.nanoseconds {
        let reader = SwiftFileReader()
        for input in inputs { use(reader.read(input.bytes).problems.count) }
      })
    table.add(
      "counting line ends, one core", bytes: bytes,
      watch.nanoseconds { for input in inputs { use(lineEnds(input.bytes)) } })
    addPeers(to: &table, inputs, folder: folder, bytes: bytes, watch)
    return [table]
  }

  /// Programs that read the same files from the disk. One that is not there has no row.
  private static func addPeers(
    to table: inout Table, _ inputs: [SourceInput], folder: String?, bytes: Int, _ watch: Stopwatch
  ) {
    guard let place = folder ?? GeneratedApp.written(inputs) else { return }
    defer { if folder == nil { try? FileManager.default.removeItem(atPath: place) } }
    addPrograms(to: &table, place, bytes: bytes, watch.rounds)
    let list = inputs.map(\.file)
    for peer in SourcePeer.all where peer.isPresent {
      if let nanoseconds = peer.nanoseconds(on: list, in: place, watch.rounds) {
        table.add(peer.name, bytes: bytes, nanoseconds)
      }
    }
  }

  /// The whole program on the same files: with nothing kept, and again when nothing changed.
  private static func addPrograms(to table: inout Table, _ place: String, bytes: Int, _ rounds: Int) {
    #if os(Linux)
      let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      let program = beside.appendingPathComponent("wordgate").path
      let cache = FileManager.default.temporaryDirectory.appendingPathComponent("wordgate-benchmark-cache-\(getpid())")
      defer { try? FileManager.default.removeItem(at: cache) }
      let kept = ["--cache", cache.path]
      for (name, options) in [("nothing kept", ["--no-cache"]), ("again, nothing changed", kept)] {
        let words = ["extract", "--no-write"] + options
        // What is in the cache then; files that were just written are looked at twice before they are believed.
        for _ in 0..<2 { _ = ChildProcess.cost(of: program, words, in: place) }
        let costs = (0..<rounds).compactMap { _ in ChildProcess.cost(of: program, words, in: place) }
        let times = costs.map(\.nanoseconds).sorted()
        guard !times.isEmpty else { continue }
        let peak = ChildProcess.peak(of: program, words, in: place)
        table.add("wordgate extract, \(name), the whole process", bytes: bytes, peak: peak, times[times.count / 2])
      }
    #endif
  }

  @inline(never) private static func lineEnds(_ bytes: [UInt8]) -> Int { bytes.count { $0 == 0x0A } }

  private static func sources(below folder: String) -> [SourceInput] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { SourceInput(file: path, bytes: [UInt8]($0)) }
    }
  }
}
