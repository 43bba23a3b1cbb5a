import Exchange
import Foundation

/// Texts out to translators and back, beside what libxml2 needs merely to parse the same files.
enum ExchangeBenchmarks {
  static func tables(_ watch: Stopwatch) -> [Table] {
    let sample = ExchangeSample(keys: 625)
    let folder = NSTemporaryDirectory() + "wordgate-benchmark-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard sample.write(to: folder) else { return [] }
    let size = sample.files.reduce(0) { $0 + $1.bytes.count }
    let title =
      "\(sample.catalog.count / 1000) KB of catalog, \(sample.languages.count) languages, \(sample.unitCount) units, "
      + "\(size / 1000) KB of XLIFF"
    let parsing = LibraryPeer(folder)?.nanoseconds
    return ExchangeWork.allCases.map { work in
      let ready = work.prepared(sample)
      var table = Table("\(work.name): \(title)\(memory(of: work, on: ready, in: "\(folder)/\(work.rawValue)", size))")
      table.add("Wordgate, from bytes to bytes", bytes: size, watch.nanoseconds { use(work.run(on: ready)) })
      if let parsing { table.add("lxml, parse alone", bytes: size, parsing) }
      return table
    }
  }

  /// What a process of its own takes at most for the work beyond what it has when it did the same on a few texts.
  private static func memory(of work: ExchangeWork, on sample: ExchangeSample, in folder: String, _ size: Int) -> String {
    guard sample.write(to: folder), let program = Bundle.main.executablePath,
      let said = ChildProcess.output(of: program, ["--memory", work.rawValue, folder]), let peak = Int(said)
    else { return "" }
    let times = (Double(peak) / Double(size) * 10).rounded() / 10
    return "\n  memory at most: \(peak / 1000) KB, \(times) times the XLIFF, the files themselves included"
  }

  /// Does some work once on the files of a folder and prints the bytes by which this process grew at most. The work on
  /// a few texts before that brings in the parts of the program itself.
  static func printMemory(_ arguments: [String]) {
    guard arguments.count == 2, let work = ExchangeWork(rawValue: arguments[0]) else { return }
    use(work.run(on: work.prepared(ExchangeSample(keys: 2))))
    let peak = PeakMemory.bytes {
      work.run(on: ExchangeSample(folder: arguments[1], needsFiles: work != .export))
    }
    if let peak { print(peak) }
  }
}

/// What is measured.
enum ExchangeWork: String, CaseIterable {
  case export, unchanged, changed

  var name: String {
    switch self {
    case .export: "export"
    case .unchanged: "import, every unit as it went out"
    case .changed: "import, every translation changed"
    }
  }

  /// The sample as the work takes it.
  func prepared(_ sample: ExchangeSample) -> ExchangeSample { self == .changed ? sample.shouted : sample }

  func run(on sample: ExchangeSample) -> Int {
    switch self {
    case .export: sample.exported().count
    case .unchanged: sample.imported(expecting: "unchanged")
    case .changed: sample.imported(expecting: "applied")
    }
  }
}

/// lxml's parser in a Python of its own, which `scripts/benchmark` makes and `WORDGATE_PYTHON` names.
struct LibraryPeer {
  /// The median time to parse all files.
  let nanoseconds: Double

  init?(_ folder: String) {
    guard let python = ProcessInfo.processInfo.environment["WORDGATE_PYTHON"],
      FileManager.default.isExecutableFile(atPath: python),
      let time = ChildProcess.output(of: python, ["-c", Self.script, folder]).flatMap(Double.init)
    else { return nil }
    nanoseconds = time
  }

  private static let script = """
    import glob, statistics, sys, time
    from lxml import etree
    files = [open(path, "rb").read() for path in sorted(glob.glob(sys.argv[1] + "/*.xliff"))]
    times = []
    for _ in range(25):
        start = time.perf_counter_ns()
        for data in files: etree.fromstring(data)
        times.append(time.perf_counter_ns() - start)
    print(statistics.median(times))
    """
}
