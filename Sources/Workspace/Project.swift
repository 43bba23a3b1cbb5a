public import Findings

/// A folder with paywalls and catalogs, as its `wordgate.json` describes it or as its layout tells.
public struct Project: Sendable {
  public let configuration: Configuration
  /// What is wrong with the configuration.
  public let findings: [Finding]
  let files: Files
  /// What earlier runs found out; nil where nothing is kept.
  let cache: Cache?

  /// Reads the configuration of the working folder, if it has one.
  public init(files: Files = Files(), cache: Cache? = nil) {
    var configuration = Configuration()
    var findings: [Finding] = []
    if files.exists(Configuration.fileName) {
      do throws(Files.Problem) {
        let bytes = try files.read(Configuration.fileName)
        configuration = Configuration(bytes, file: Configuration.fileName, findings: &findings)
      } catch {
        findings.append(unreadable(error))
      }
    }
    if let folder = configuration.localesFrom {
      let found = Project.metadataLocales(of: folder, files: files)
      findings += found.findings
      let named = configuration.locales ?? []
      configuration.locales = named + found.locales.filter { !named.contains($0) }
    }
    self.init(files: files, configuration: configuration, findings: findings, cache: cache)
  }

  public init(files: Files, configuration: Configuration, findings: [Finding] = [], cache: Cache? = nil) {
    self.files = files
    self.cache = cache
    self.configuration = configuration
    self.findings = findings
  }

  /// Where sources are looked for when a command names no path.
  public var sourcePaths: [String] { configuration.sources ?? ["."] }
  /// Where catalogs are looked for when a command names no path.
  public var catalogPaths: [String] { configuration.catalogs ?? configuration.sources ?? ["."] }

  /// The name of the folder of the project, for those who read its exports.
  var name: String { files.folderName }

  func isFolder(_ path: String) -> Bool { files.isFolder(path) }
  func exists(_ path: String) -> Bool { files.exists(path) }

  /// Whether a file is among the sources that the configuration names; any file is where it names none.
  func owns(_ file: String) -> Bool { configuration.sources?.contains { Path.contains($0, file) } ?? true }
}

extension Project {
  /// Files that were read, and those that could not be.
  public struct Reading: Sendable {
    public var files: [ReadFile] = []
    public var findings: [Finding] = []
    /// Files that no shipped target is made of, in the order found.
    public var leftOut: [String] = []
  }

  /// A file as it was read.
  public struct ReadFile: Sendable {
    public let path: String
    public let bytes: [UInt8]
  }

  /// Reads every file with one of the endings that a path names or that lies below a folder it names.
  ///
  /// A file named itself is read whatever its ending. A path that does not exist is a finding; the others are still
  /// read. A file named twice is read once. Below a folder, files are left out that only tests or build tools use, as
  /// the project files tell or, where these say nothing, as the folders' names do.
  public func read(_ paths: [String], endings: Set<String>) -> Reading {
    let search = FileSearch(
      project: self, listing: FolderListing(files), structure: ProjectStructure(), everything: false)
    return read(search.files(of: paths, endings: endings))
  }

  /// Folders that hold no sources of the project: build products, checkouts of others, exports and hidden ones.
  static func isForeign(_ folder: String) -> Bool {
    folder.hasPrefix(".") || foreignNames.contains(folder)
      || foreignEndings.contains { folder.hasSuffix($0) }
  }

  private static let foreignNames: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build",
  ]
  private static let foreignEndings = [".xcloc", ".lproj", ".xcodeproj", ".xcworkspace", ".docc"]
}

/// The finding that an input could not be read.
func unreadable(_ problem: Files.Problem) -> Finding {
  Finding(
    rule: "unreadable-input", category: .source, severity: .error, message: "'\(problem.path)' \(problem.reason)",
    location: Location(file: problem.path, line: 1, column: 1))
}
