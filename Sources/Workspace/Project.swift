public import Findings

/// A folder with paywalls and catalogs, as its `wordgate.json` describes it or as its layout tells.
public struct Project: Sendable {
  public let configuration: Configuration
  /// What is wrong with the configuration.
  public let findings: [Finding]
  let files: Files

  /// Reads the configuration of the working folder, if it has one.
  public init(files: Files = Files()) {
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
    self.init(files: files, configuration: configuration, findings: findings)
  }

  public init(files: Files, configuration: Configuration, findings: [Finding] = []) {
    self.files = files
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
    read(paths, endings: endings, in: nil)
  }

  /// Reads as `read(_:endings:)` does, with project files that were read before; all files with `everything`.
  func read(
    _ paths: [String], endings: Set<String>, in structure: ProjectStructure?, everything: Bool = false
  ) -> Reading {
    var reading = Reading()
    var seen: Set<String> = []
    for path in paths {
      do throws(Files.Problem) {
        for file in try expand(path, endings: endings) where seen.insert(file).inserted {
          guard everything || file == Path.normalized(path) || isShipped(file, structure) else {
            reading.leftOut.append(file)
            continue
          }
          do throws(Files.Problem) {
            reading.files.append(ReadFile(path: file, bytes: try files.read(file)))
          } catch {
            reading.findings.append(unreadable(error))
          }
        }
      } catch {
        reading.findings.append(unreadable(error))
      }
    }
    return reading
  }

  private func expand(_ path: String, endings: Set<String>) throws(Files.Problem) -> [String] {
    let path = Path.normalized(path)
    guard files.isFolder(path) else { return [path] }
    return try files.files(below: path, skipping: Project.isForeign)
      .filter { endings.contains(Path.fileExtension(of: $0)) }
  }

  /// Folders that hold no sources of the project: build products, checkouts of others, exports and hidden ones.
  static func isForeign(_ folder: String) -> Bool {
    let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build"]
    return folder.hasPrefix(".") || foreign.contains(folder)
      || [".xcloc", ".lproj", ".xcodeproj", ".xcworkspace", ".docc"].contains { folder.hasSuffix($0) }
  }

  private func isShipped(_ file: String, _ structure: ProjectStructure?) -> Bool {
    switch structure?.use(of: file) ?? .unknown {
    case .shipped: true
    case .unshipped: false
    case .unknown: !file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
  }
}

/// The finding that an input could not be read.
func unreadable(_ problem: Files.Problem) -> Finding {
  Finding(
    rule: "unreadable-input", category: .source, severity: .error, message: "'\(problem.path)' \(problem.reason)",
    location: Location(file: problem.path, line: 1, column: 1))
}
