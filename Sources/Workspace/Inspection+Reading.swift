internal import Catalogs
internal import Extraction
internal import Findings
internal import Paywalls

extension Project.ReadFile {
  enum Kind: Sendable { case swift, cFamily, definition, catalog, unread }

  /// What a file is taken for by its ending; nil where that says nothing.
  static func kind(of path: String) -> Kind? {
    let ending = Path.fileExtension(of: path)
    return switch ending {
    case "swift": .swift
    case "json", "storekit": .definition
    case "xcstrings": .catalog
    case _ where CFamilyReader.endings.contains(ending): .cFamily
    case _ where UnreadSource.endings.contains(ending): .unread
    default: nil
    }
  }

  /// What a file is taken for by how it starts.
  static func kind(of bytes: [UInt8]) -> Kind {
    [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(bytes.first { $0 > 0x20 }) ? .definition : .swift
  }
}

extension Inspection {
  mutating func take(_ findings: [Finding], areUnreadable: Bool = false) {
    self.findings += findings
    if areUnreadable, !findings.isEmpty { isComplete = false }
  }

  /// Takes what was read of other files.
  mutating func add(_ other: Inspection) {
    extraction.strings += other.extraction.strings
    paywalls += other.paywalls
    periodWords.merge(other.periodWords) { _, last in last }
    offerings.merge(other.offerings) { _, last in last }
    catalogs += other.catalogs
    findings += other.findings
    if !other.isComplete { isComplete = false }
  }

  /// Takes what Swift sources show and the paywalls among them.
  mutating func readSwift(_ sources: SourceSet, in project: Project, _ scope: Scope) {
    take(sources.unreadable, areUnreadable: true)
    let request = SwiftReading.Request(
      project, scope, options: extractionOptions(in: project), wantsViews: scope.views)
    let reading = project.reading(of: sources, request)
    self.sources = sources.sources.map(\.path)
    paywalls += reading.paywalls
    hasViews = reading.extraction.hasViews
    take(reading.unreadable, areUnreadable: true)
    take(reading.extraction, named: Set((scope.paths ?? []).map(Path.normalized)))
    take(reading.findings)
  }

  /// Takes what an extraction found, without the ways that no target holds.
  mutating func take(_ extraction: ExtractionResult, named: Set<String> = []) {
    self.extraction = extraction
    dropImpossibleWays()
    take(self.extraction.findings)
    if self.extraction.findings.contains(where: { Inspection.isUnread($0, named: named) }) { isComplete = false }
  }

  /// Takes the strings that a C, C++ or Objective-C source looks up.
  mutating func readCFamily(_ file: Project.OtherFile, in project: Project) {
    guard let bytes = bytes(of: file, in: project) else { return }
    let options = ExtractionOptions(localizingFunctions: Set(project.configuration.localizingFunctions ?? []))
    extraction.strings += CFamilyReader.strings(in: SourceInput(file: file.path, bytes: bytes), options: options)
  }

  /// What a file holds; nil where it cannot be read, which is told.
  private mutating func bytes(of file: Project.OtherFile, in project: Project) -> [UInt8]? {
    if let bytes = file.bytes { return bytes }
    do throws(Files.Problem) {
      return try project.files.read(file.path)
    } catch {
      take([unreadable(error)], areUnreadable: true)
      return nil
    }
  }

  /// What the configuration says of macros, functions and APIs that look text up.
  mutating func extractionOptions(in project: Project) -> ExtractionOptions {
    var options = ExtractionOptions(localizingFunctions: Set(project.configuration.localizingFunctions ?? []))
    if let macros = project.configuration.localizingMacros { options.localizingMacros = Set(macros) }
    let interfaces = project.read(project.configuration.interfaces ?? [], endings: ["swift", "swiftinterface"])
    take(interfaces.findings, areUnreadable: true)
    options.interfaces = interfaces.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    return options
  }

  /// Whether a finding says that an input was not understood. A file of comments among others is nothing special; one
  /// that a person named is.
  private static func isUnread(_ finding: Finding, named: Set<String>) -> Bool {
    finding.rule == "unreadable-swift"
      || (finding.rule == "no-declarations" && finding.location.map { named.contains($0.file) } == true)
  }

  /// Reads the paywalls and offerings of definition files.
  mutating func readDefinitions(_ files: [Project.OtherFile], in project: Project, _ scope: Scope) {
    var separate: [Offering]?
    let isForced = scope.offering != nil
    if let path = scope.offering ?? project.configuration.offering {
      let reading = project.read([path], endings: [])
      take(reading.findings, areUnreadable: true)
      separate = reading.files.first.map { PaywallReader.read(json: $0.bytes, file: $0.path).offerings }
    }
    let named = Set((scope.paths ?? []).map(Path.normalized)).union(project.ids.keys)
    for file in files {
      guard let bytes = bytes(of: file, in: project) else { continue }
      let document = PaywallReader.read(json: bytes, file: file.path)
      // What other programs keep in JSON, in forms of their own too, is nobody's fault here.
      let isOurs = named.contains(file.path) || PaywallReader.mentionsPaywalls(bytes)
      if document.isEmpty && !isOurs { continue }
      take(document.findings)
      if document.findings.contains(where: { $0.severity == .error }) { isComplete = false }
      for paywall in document.paywalls {
        let id = document.paywalls.count == 1 ? project.ids[file.path] : nil
        let paywall = paywall.renamed(id)
        paywalls.append(paywall)
        periodWords[paywall.id] = document.periodWords
        let applies = isForced || project.owns(file.path)
        offerings[paywall.id] = (applies ? separate?.first : nil) ?? document.offering(for: paywall)?.unlessEmpty
      }
    }
  }

  mutating func readCatalogs(_ reading: Project.Reading) {
    take(reading.findings, areUnreadable: true)
    for file in reading.files {
      var findings: [Finding] = []
      let catalog = Catalog(file.bytes, file: file.path, findings: &findings)
      take(findings, areUnreadable: catalog.map { !$0.isSound } ?? true)
      if let catalog { catalogs.append(catalog) }
    }
  }
}

extension Project {
  /// The ids that the configuration gives to paywalls, by the view type or file that it names.
  var ids: [String: String] {
    Dictionary((configuration.paywalls ?? []).map { (Path.normalized($0.place), $0.id) }) { first, _ in first }
  }
}

extension Offering {
  /// Nil for a list without packages inside a definition file: such files are captured without them, and a file that
  /// names no package says nothing of what is sold.
  fileprivate var unlessEmpty: Offering? { packages.isEmpty ? nil : self }
}

extension Paywall {
  /// The paywall under another id, in its own findings too.
  func renamed(_ id: String?) -> Paywall {
    guard let id, id != self.id else { return self }
    var paywall = self
    paywall.id = id
    for index in paywall.findings.indices { paywall.findings[index].paywall = id }
    return paywall
  }
}
