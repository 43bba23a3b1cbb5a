public import Catalogs
public import Exchange
public import Findings

/// What came back from translators, before a catalog is written.
public struct ExchangeImport: Sendable {
  public var outcomes = UnitOutcomes()
  /// The catalogs that changed, with the bytes of their files before.
  public var changes: [(catalog: Catalog, original: [UInt8])] = []
  /// What could not be read. With an error nothing is to be written.
  public var findings: [Finding] = []

  public var isSound: Bool { !findings.contains { $0.severity == .error } }
}

extension Project {
  /// Takes files of translators into the catalogs that they name, which are looked for below a folder.
  public func importFiles(_ paths: [String], root: String, options: ImportOptions) -> ExchangeImport {
    var result = ExchangeImport()
    var document = ExchangeDocument()
    for path in paths {
      let reading = readExchange(path)
      document.sections += reading.document.sections
      result.findings += reading.findings
    }
    guard result.isSound else { return result }
    var store = CatalogStore(project: self, root: root)
    var indices: [CatalogName: Int] = [:]
    for section in document.sections where indices[section.catalog] == nil {
      indices[section.catalog] = store.index(of: section)
    }
    result.findings += store.findings
    guard result.isSound else { return result }
    let run = CatalogImport(document, into: store.catalogs, options: options, workers: .cores) { indices[$0] }
    result.outcomes = run.outcomes
    for (before, after) in zip(store.catalogs, run.catalogs)
    where after.isEdited && before.serialized() != after.serialized() {
      result.changes.append((after, before.serialized()))
    }
    return result
  }

  /// Reads a file or folder in the format that it has.
  func readExchange(_ path: String) -> ExchangeReading {
    let path = Path.normalized(path)
    var files: [ExchangeFile] = []
    var reading = ExchangeReading()
    do throws(Files.Problem) {
      files = try exchangeFiles(at: path, findings: &reading.findings)
    } catch {
      reading.findings.append(unreadable(error))
      return reading
    }
    let isFolder = isFolder(path)
    var taken: Set<String> = []
    for format in ExchangeFormats.all.sorted(by: { $0.isBundle && !$1.isBundle }) where isFolder || !format.isBundle {
      let own = files.filter { !taken.contains($0.path) && format.recognizes($0) }
      guard !own.isEmpty else { continue }
      taken.formUnion(own.map(\.path))
      let part = format.read(own, workers: .cores)
      reading.document.sections += part.document.sections
      reading.findings += part.findings
    }
    if taken.isEmpty {
      reading.findings.append(unreadable(Files.Problem(path: path, reason: "is in no format that is known")))
    }
    return reading
  }

  /// The files at a path. A link inside a folder could lead out of it and is refused.
  private func exchangeFiles(at path: String, findings: inout [Finding]) throws(Files.Problem) -> [ExchangeFile] {
    guard isFolder(path) else { return [ExchangeFile(path: path, bytes: try files.read(path))] }
    var found: [ExchangeFile] = []
    for file in try files.files(below: path, skipping: { $0.hasPrefix(".") }) {
      if files.isLink(file) {
        findings.append(
          Finding(
            rule: "path-outside", category: .source, severity: .error,
            message: "'\(file)' is a link, which may lead out of the folder",
            location: Location(file: file, line: 1, column: 1)))
      } else {
        found.append(ExchangeFile(path: file, bytes: try files.read(file)))
      }
    }
    return found
  }
}

/// The catalogs of a project as an import asks for them.
private struct CatalogStore {
  let project: Project
  let root: String
  var catalogs: [Catalog] = []
  var findings: [Finding] = []
  private var numbers: [String: Int] = [:]
  private var all: [Int]?

  init(project: Project, root: String) {
    self.project = project
    self.root = root
  }

  /// The catalog that a section means: by its path below the root, else by its table, else by its keys.
  mutating func index(of section: ExchangeSection) -> Int? {
    if let original = section.catalog.path, !original.isEmpty {
      let path = Path.normalized(Path.join(root, original))
      guard !original.hasPrefix("/"), Path.contains(root, path) else {
        findings.append(
          Finding(
            rule: "path-outside", category: .source, severity: .error,
            message: "the file names the catalog '\(original)', which lies outside of '\(root)'",
            location: section.units.first?.location))
        return nil
      }
      guard Path.fileExtension(of: path) == "xcstrings", project.files.exists(path) else { return nil }
      return read(path)
    }
    guard section.catalog.table.isEmpty else { return index(ofTable: section) }
    let fitting = readAll().filter { index in
      section.units.allSatisfy { unit in
        unit.identifier.map { UnitName.resolve($0, in: catalogs[index]) != nil } ?? (catalogs[index][unit.key] != nil)
      }
    }
    return fitting.count == 1 ? fitting.first : nil
  }

  /// The catalog of a table: the only one of that name, else the one whose folder the file came from or was written for.
  private mutating func index(ofTable section: ExchangeSection) -> Int? {
    let name = section.catalog.table + ".xcstrings"
    let named = paths.filter { Path.name(of: $0) == name }
    if named.count == 1 { return read(named[0]) }
    guard let file = section.units.first?.location?.file else { return nil }
    let folders = "/" + Path.folder(of: Path.folder(of: Path.normalized(file)))
    let fitting = named.filter { folders.hasSuffix("/" + Path.folder(of: $0)) }
    return fitting.count == 1 ? read(fitting[0]) : nil
  }

  /// All catalogs below the root, by path.
  private lazy var paths = ((try? project.files.files(below: root, skipping: Project.isForeign)) ?? []).filter {
    Path.fileExtension(of: $0) == "xcstrings"
  }

  /// Reads a catalog; what is wrong with it is told unless the catalog is only looked at.
  private mutating func read(_ path: String, isAskedFor: Bool = true) -> Int? {
    if let number = numbers[path] { return number }
    let reading = project.read([path], endings: [])
    if isAskedFor { findings += reading.findings }
    guard let file = reading.files.first else { return nil }
    var found: [Finding] = []
    let catalog = Catalog(file.bytes, file: file.path, findings: &found)
    if isAskedFor { findings += found.filter { $0.severity == .error } }
    guard let catalog, catalog.isSound else { return nil }
    catalogs.append(catalog)
    numbers[path] = catalogs.count - 1
    return catalogs.count - 1
  }

  private mutating func readAll() -> [Int] {
    if let all { return all }
    let found = paths.compactMap { read($0, isAskedFor: false) }
    all = found
    return found
  }
}
