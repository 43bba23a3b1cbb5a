import Catalogs
import Exchange
import Findings
import Foundation

/// Texts out to translators and back, beside what libxml2 needs merely to parse the same files.
enum ExchangeBenchmarks {
  static func tables(_ watch: Stopwatch) -> [Table] {
    let bytes = CatalogBenchmarks.sample(keys: 625, languages: 20)
    var findings: [Finding] = []
    guard let catalog = Catalog(bytes, file: "Sample.xcstrings", findings: &findings) else { return [] }
    let languages = catalog.languages.filter { $0 != catalog.sourceLanguage }
    let files = exported(bytes, languages)
    let size = files.reduce(0) { $0 + $1.bytes.count }
    let title = "\(bytes.count / 1000) KB of catalog, \(languages.count) languages, \(size / 1000) KB of XLIFF"
    let peer = LibraryPeer(files)
    var out = Table("export: \(title)")
    out.add(
      "Wordgate, from the catalog's bytes", bytes: size, watch.nanoseconds { use(exported(bytes, languages).count) })
    if let time = peer?.nanoseconds { out.add("lxml, parse alone", bytes: size, time) }
    let edited = files.map { ExchangeFile(path: $0.path, bytes: shouted($0.bytes)) }
    var back = Table("import, every text changed: \(title)")
    back.add("Wordgate, to the catalog's bytes", bytes: size, watch.nanoseconds { use(imported(edited, bytes)) })
    if let time = peer?.nanoseconds { back.add("lxml, parse alone", bytes: size, time) }
    return [out, back]
  }

  private static func exported(_ bytes: [UInt8], _ languages: [String]) -> [ExchangeFile] {
    var findings: [Finding] = []
    guard let catalog = Catalog(bytes, file: "Sample.xcstrings", findings: &findings) else { return [] }
    return languages.flatMap { language in
      XLIFFFormat().write(ExchangeDocument([ExchangeSection(catalog, language: language)]))
    }
  }

  private static func imported(_ files: [ExchangeFile], _ bytes: [UInt8]) -> Int {
    var findings: [Finding] = []
    guard let catalog = Catalog(bytes, file: "Sample.xcstrings", findings: &findings) else { return 0 }
    let reading = XLIFFFormat().read(files)
    let result = CatalogImport(reading.document, into: [catalog]) { _ in 0 }
    precondition(result.count(of: "applied") == result.outcomes.count)
    return result.catalogs[0].serialized().count
  }

  /// A file of which every translation is another one.
  private static func shouted(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    return Array(text.replacing("</target>", with: "!</target>").utf8)
  }
}

/// lxml's parser in a Python of its own, which `scripts/benchmark` makes and `WORDGATE_PYTHON` names.
struct LibraryPeer {
  /// The median time to parse all files.
  let nanoseconds: Double

  init?(_ files: [ExchangeFile]) {
    guard let python = ProcessInfo.processInfo.environment["WORDGATE_PYTHON"] else { return nil }
    let folder = NSTemporaryDirectory() + "wordgate-benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard FileManager.default.isExecutableFile(atPath: python),
      (try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil
    else { return nil }
    for file in files { try? Data(file.bytes).write(to: URL(fileURLWithPath: "\(folder)/\(file.path)")) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", Self.script, folder]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let time = Double(String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      return nil
    }
    nanoseconds = time
  }

  private static let script = """
    import glob, statistics, sys, time
    from lxml import etree
    files = [open(path, "rb").read() for path in sorted(glob.glob(sys.argv[1] + "/*"))]
    times = []
    for _ in range(25):
        start = time.perf_counter_ns()
        for data in files: etree.fromstring(data)
        times.append(time.perf_counter_ns() - start)
    print(statistics.median(times))
    """
}
