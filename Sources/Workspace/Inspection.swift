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
  /// The Swift sources that were read, in the order read.
  public var sources: [String] = []
  /// What the sources held, where they are read to be edited.
  var sourceBytes: [String: [UInt8]] = [:]
  /// Which target each file is part of.
  var structure = ProjectStructure()
  /// Sources that no shipped target is made of, and were left out.
  public var leftOut: [String] = []
  /// Interface Builder files and other sources whose text is not read.
  public var unread: [UnreadSource] = []
  /// What the readers noticed: input that cannot be read, text that can never be translated, odd catalogs.
  public var findings: [Finding] = []
  /// Whether every input could be read.
  public var isComplete = true
  /// Whether the sources declare views, those counted that were not asked for.
  public var hasViews = false
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
    /// Whether the sources of tests and build tools, and those in no target, are looked at too.
    public var everything: Bool
    /// Whether paywalls are made of the views among the sources. Those that are values or lie in definition files are
    /// read in any case.
    public var views: Bool

    public init(
      paths: [String]? = nil, catalogs: [String]? = nil, offering: String? = nil, everything: Bool = false,
      views: Bool = true
    ) {
      self.paths = paths
      self.catalogs = catalogs
      self.offering = offering
      self.everything = everything
      self.views = views
    }
  }
}

extension Project {
  /// Reads what is in scope. What cannot be read is a finding; the rest is still understood.
  public func inspect(_ scope: Inspection.Scope = .init()) -> Inspection {
    let paths = scope.paths ?? sourcePaths
    var inspection = Inspection(findings: findings)
    let listing = FolderListing(files)
    inspection.structure = structure(around: paths, in: listing, findings: &inspection.findings)
    let search = FileSearch(
      project: self, listing: listing, structure: inspection.structure, everything: scope.everything)
    let found = search.files(of: paths, endings: Project.sourceEndings)
    inspection.take(found.findings, areUnreadable: true)
    inspection.leftOut = found.leftOut.filter { Path.fileExtension(of: $0) == "swift" }
    let inputs = sorted(found.files, for: &inspection)
    let below = (scope.paths ?? []).filter { Path.fileExtension(of: $0) == "xcstrings" || isFolder($0) }
    let catalogs = search.files(of: scope.catalogs ?? (catalogPaths + below), endings: ["xcstrings"])
    let other = Workers.cores.beside(
      {
        var other = Inspection()
        for file in inputs.others where file.kind == .cFamily { other.readCFamily(file, in: self) }
        other.readDefinitions(inputs.others.filter { $0.kind == .definition }, in: self, scope)
        other.readCatalogs(read(catalogs))
        return other
      },
      {
        var sources = SourceSet(inputs.sources)
        if let known = knownSources(paths) { sources.look(at: files, known: known) }
        inspection.readSwift(sources, in: self, scope)
      }
    ).side
    inspection.add(other)
    inspection.compareLanguages()
    return inspection
  }

  /// A file that holds no Swift.
  struct OtherFile: Sendable {
    let path: String
    let kind: ReadFile.Kind
    /// What was read to see what kind of file it is; nil for a file whose name tells.
    var bytes: [UInt8]?
  }

  /// The Swift sources among some files, and the others.
  private func sorted(
    _ paths: [String], for inspection: inout Inspection
  ) -> (sources: [SourceSet.Source], others: [OtherFile]) {
    var sources: [SourceSet.Source] = []
    var others: [OtherFile] = []
    for path in paths {
      switch ReadFile.kind(of: path) {
      case .swift: sources.append(.init(path: path))
      case .unread: inspection.unread.append(UnreadSource(path: path))
      case let kind?: others.append(.init(path: path, kind: kind))
      case nil:
        do throws(Files.Problem) {
          let contents = try files.readStamped(path)
          let kind = ReadFile.kind(of: contents.bytes)
          if kind == .swift {
            sources.append(.init(path: path, contents: contents))
          } else {
            others.append(.init(path: path, kind: kind, bytes: contents.bytes))
          }
        } catch {
          inspection.take([unreadable(error)], areUnreadable: true)
        }
      }
    }
    return (sources, others)
  }

  private static let sourceEndings =
    CFamilyReader.endings.union(UnreadSource.endings).union(["swift", "json", "storekit"])
}
