import Extraction
import Foundation
import SwiftReader

/// Reading Swift sources and finding their strings, beside counting their lines.
enum ExtractionBenchmarks {
  static func tables(_ watch: Stopwatch, folder: String?) -> [Table] {
    let inputs = folder.map(sources(below:)) ?? generated(files: 2400)
    let bytes = inputs.reduce(0) { $0 + $1.bytes.count }
    var table = Table("\(inputs.count) Swift files, \(bytes / 1000) KB, one core")
    table.add("facts and link", bytes: bytes, watch.nanoseconds { use(Extractor.extract(inputs).strings.count) })
    let facts = inputs.map { Extractor.facts(of: $0) }
    table.add("link alone", bytes: bytes, watch.nanoseconds { use(Extractor.link(facts).strings.count) })
    table.add(
      "reader alone", bytes: bytes,
      watch.nanoseconds { for input in inputs { use(SwiftFile(input.bytes).problems.count) } })
    table.add(
      "counting line ends", bytes: bytes,
      watch.nanoseconds { for input in inputs { use(lineEnds(input.bytes)) } })
    return [table]
  }

  @inline(never) private static func lineEnds(_ bytes: [UInt8]) -> Int { bytes.count { $0 == 0x0A } }

  private static func sources(below folder: String) -> [SourceInput] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { SourceInput(file: path, bytes: [UInt8]($0)) }
    }
  }

  /// Files of about the size of an app's, each with types of its own.
  private static func generated(files: Int) -> [SourceInput] {
    (0..<files).map { number in
      var text = "import SwiftUI\n\n"
      for part in 0..<6 {
        text += """
          struct Row\(number)x\(part): View {
            let title: LocalizedStringKey
            var count = 0
            var isOn: Bool { count > \(part) }

            var body: some View {
              VStack(alignment: .leading, spacing: 8) {
                Text(title).font(.headline)
                Text(isOn ? "On \\(count) of \(part)" : "Off").foregroundStyle(.secondary)
                Button("Continue \(part)") { print("pressed", count) }
              }
            }
          }

          """
      }
      return SourceInput(file: "File\(number).swift", bytes: Array(text.utf8))
    }
  }
}
