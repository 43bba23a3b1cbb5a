internal import Catalogs
public import Extraction
public import Findings

extension Project {
  /// The ending of the files that facts are kept in.
  public static let factsEnding = "facts"

  /// The name of the file that holds the facts of a source: the same for the same path, in whichever run.
  public static func factsName(of path: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + "." + factsEnding
  }

  /// The facts of the Swift sources that some paths name.
  public func facts(of paths: [String]) -> (facts: [FileFacts], findings: [Finding]) {
    let reading = read(paths, endings: ["swift"])
    let inputs = reading.files.map { SourceInput(file: $0.path, bytes: $0.bytes) }
    return (Extractor.facts(of: inputs, workers: .cores), reading.findings)
  }

  /// Puts facts together that were written before, as if their sources were read here.
  ///
  /// Paywalls are not among what facts tell: for those the sources themselves are needed.
  public func inspect(facts folders: [String], catalogs: [String]) -> Inspection {
    var inspection = Inspection(findings: findings)
    inspection.structure = structure(
      around: sourcePaths, in: FolderListing(files), findings: &inspection.findings)
    let reading = read(folders, endings: [Self.factsEnding])
    inspection.take(reading.findings, areUnreadable: true)
    var facts: [FileFacts] = []
    for file in reading.files {
      if let read = FileFacts(written: file.bytes) {
        facts.append(read)
      } else {
        inspection.take([damaged(file.path)], areUnreadable: true)
      }
    }
    // In the order in which one run reads the sources, each of them once.
    facts.sort { Array($0.file.utf8).lexicographicallyPrecedes(Array($1.file.utf8)) }
    var seen: Set<String> = []
    facts = facts.filter { seen.insert($0.file).inserted }
    inspection.sources = facts.map(\.file)
    let options = inspection.extractionOptions(in: self)
    inspection.take(Extractor.link(facts, options: options, workers: .cores))
    inspection.readCatalogs(read(catalogs, endings: ["xcstrings"]))
    return inspection
  }

  private func damaged(_ path: String) -> Finding {
    Finding(
      rule: "damaged-facts", category: .source, severity: .error,
      message: "'\(path)' holds no facts that can be read", location: Location(file: path, line: 1, column: 1),
      advice: "write it again with 'wordgate facts'")
  }
}
