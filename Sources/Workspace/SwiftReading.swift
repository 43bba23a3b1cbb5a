internal import Extraction
internal import Findings
internal import Paywalls

/// What the Swift sources of a project show to people.
struct SwiftReading {
  var extraction = ExtractionResult()
  /// The paywalls among the views, where they were asked for, and those that are values.
  var paywalls: [Paywall] = []
  /// What was noticed beside what extraction did.
  var findings: [Finding] = []
  /// Sources that could not be read any more when it came to them; such a reading is not kept.
  var unreadable: [Finding] = []

  /// All but the sources that a reading depends on.
  struct Request {
    let options: ExtractionOptions
    let wantsViews: Bool
    /// The paths that were named instead of the project's own sources.
    let paths: [String]?
    /// The view types that the configuration names as paywalls, by id; nil where it names none, or paths were named.
    let views: [String: String]?
    /// The Swift files that the configuration names, whose views are paywalls.
    let viewFiles: Set<String>
    /// The ids that the configuration gives to paywalls, by the view type or file that it names.
    let ids: [String: String]
    /// The sources that the configuration names.
    let ownPaths: [String]?

    init(_ project: Project, _ scope: Inspection.Scope, options: ExtractionOptions, wantsViews: Bool) {
      self.options = options
      self.wantsViews = wantsViews
      paths = scope.paths
      let named = project.configuration.paywalls
      let views = named?.filter { !["json", "storekit", "swift"].contains(Path.fileExtension(of: $0.place)) }
      self.views =
        scope.paths != nil ? nil : views.map { Dictionary($0.map { ($0.id, $0.place) }) { first, _ in first } }
      viewFiles = Set((named ?? []).map { Path.normalized($0.place) }.filter { Path.fileExtension(of: $0) == "swift" })
      ids = project.ids
      ownPaths = project.configuration.sources
    }

    /// The id that the configuration gives to a view of its sources; a view elsewhere may have the same name.
    fileprivate func id(of view: Paywall) -> String? {
      let isOwn = ownPaths?.contains { Path.contains($0, view.location.file) } ?? true
      return isOwn ? ids[view.id] : nil
    }
  }
}

extension SwiftReading {
  /// Reads texts alone, for sources without paywalls that are values.
  init(_ extraction: ExtractionResult) {
    self.extraction = extraction
  }

  /// Reads texts and paywalls.
  init(_ extraction: ExtractionResult, _ sources: [SwiftSource], _ request: Request) {
    self.extraction = extraction
    let native = PaywallReader.read(definitionsIn: sources, types: extraction.types)
    let selection = request.views?.filter { !native.names.contains($0.value) }
    // Without names in the configuration, every view that no other uses is one, and nobody asks for it.
    let isUnasked = !request.wantsViews && selection == nil && request.ids.isEmpty
    if selection?.isEmpty != true, !isUnasked {
      let document = PaywallReader.read(
        extraction: extraction, sources: sources, selecting: selection, workers: .cores)
      findings += document.findings
      paywalls += document.paywalls.map { $0.renamed(request.id(of: $0)) }
    }
    if selection != nil && !request.viewFiles.isEmpty {
      takeViews(PaywallReader.read(extraction: extraction, sources: sources, workers: .cores).paywalls, request)
    }
    take(native, request.ids)
  }

  /// The paywalls of the Swift files that the configuration names.
  private mutating func takeViews(_ views: [Paywall], _ request: Request) {
    for file in request.viewFiles.sorted() {
      let found = views.filter { $0.location.file == file }
      guard let id = request.ids[file] else { continue }
      paywalls += found.map { view in view.renamed(found.count == 1 ? id : "\(id)-\(view.id)") }
    }
  }

  /// The paywalls that are values, under the ids of the configuration, and the texts that come with their types.
  private mutating func take(_ native: PaywallReader.NativeDefinitions, _ ids: [String: String]) {
    extraction.strings += native.ownTexts
    let perFile = Dictionary(grouping: native.paywalls + paywalls, by: \.location.file)
    paywalls += native.paywalls.map { paywall in
      let file = paywall.location.file
      return paywall.renamed(ids[paywall.id] ?? (perFile[file]?.count == 1 ? ids[file] : nil))
    }
    findings += native.findings.map { finding in
      var finding = finding
      finding.paywall = finding.paywall.map { ids[$0] ?? $0 }
      return finding
    }
  }
}

extension SwiftReading: Archived {
  func write(to writer: inout ArchiveWriter) {
    extraction.write(to: &writer)
    paywalls.write(to: &writer)
    findings.write(to: &writer)
  }

  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    extraction = try ExtractionResult(from: &reader)
    paywalls = try [Paywall](from: &reader)
    findings = try [Finding](from: &reader)
  }

  /// Whether all of it can be kept.
  var isArchivable: Bool { unreadable.isEmpty && paywalls.allSatisfy(\.isArchivable) }
}
