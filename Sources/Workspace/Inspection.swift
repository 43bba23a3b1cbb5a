public import Catalogs
public import Extraction
public import Findings
public import Paywalls

/// All that the files of a project say, read and understood: the input of every judgement.
public struct Inspection: Sendable {
  /// What the Swift sources show to people.
  public var extraction = ExtractionResult()
  public var paywalls: [Paywall] = []
  /// The offering that each paywall's packages are checked against, by paywall id.
  public var offerings: [String: Offering] = [:]
  /// The words for lengths of time that definition files bring, by paywall id.
  public var periodWords: [String: PeriodTable] = [:]
  public var catalogs: [Catalog] = []
  /// What the readers noticed: input that cannot be read, text that can never be translated, odd catalogs.
  public var findings: [Finding] = []
  /// Whether every input could be read.
  public var isComplete = true
}

extension Inspection {
  /// What to look at: everything that the project names, or only some paths.
  public struct Scope: Sendable {
    /// Sources and definition files, or nil for those of the project.
    public var paths: [String]?
    /// Folders and files with catalogs, or nil for those of the project and those below the paths.
    public var catalogs: [String]?
    /// The file that says which packages are sold, or nil for the project's.
    public var offering: String?

    public init(paths: [String]? = nil, catalogs: [String]? = nil, offering: String? = nil) {
      self.paths = paths
      self.catalogs = catalogs
      self.offering = offering
    }
  }
}

extension Project {
  /// Reads what is in scope. What cannot be read is a finding; the rest is still understood.
  public func inspect(_ scope: Inspection.Scope = .init()) -> Inspection {
    var inspection = Inspection(findings: findings)
    let sources = read(scope.paths ?? sourcePaths, endings: ["swift", "json", "storekit"])
    inspection.take(sources.findings, areUnreadable: true)
    let inputs = Dictionary(grouping: sources.files, by: \.kind)
    inspection.readSwift(inputs[.swift] ?? [], in: self, scope)
    inspection.readDefinitions(inputs[.definition] ?? [], in: self, scope)
    let below = (scope.paths ?? []).filter { Path.fileExtension(of: $0) == "xcstrings" || isFolder($0) }
    inspection.readCatalogs(read(scope.catalogs ?? (catalogPaths + below), endings: ["xcstrings"]))
    return inspection
  }
}
