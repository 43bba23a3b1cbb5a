internal import Checks
internal import Extraction
public import Findings
internal import SwiftReader

/// What lets an app look up text that it shows as it is, before anything is written.
public struct SourceFixes: Sendable {
  /// The files that change.
  public var fixes: [FileFix] = []
  /// The texts that are freed.
  public var freed: [Finding] = []
  /// The texts that stay as they are, since no edit of them is proven.
  public var left: [Finding] = []
  /// Why proven edits are not made.
  public var refusals: [Finding] = []
}

extension Project {
  /// Reads all Swift sources of the project, those of tests too, and of some paths, for proofs about the whole.
  public func inspectForFixes(including paths: [String]) -> Inspection {
    let own = sourcePaths
    let others = paths.filter { path in !own.contains { Path.contains($0, path) } }
    var inspection = Inspection(findings: findings)
    let all = own + others
    let listing = FolderListing(files)
    inspection.structure = structure(around: all, in: listing, findings: &inspection.findings)
    let search = FileSearch(project: self, listing: listing, structure: inspection.structure, everything: true)
    let reading = read(search.files(of: all, endings: ["swift"]))
    inspection.take(reading.findings, areUnreadable: true)
    for file in reading.files { inspection.sourceBytes[file.path] = file.bytes }
    var options = inspection.extractionOptions(in: self)
    options.provesEdits = true
    options.tellsTypes = false
    inspection.take(
      Extractor.extract(
        reading.files.map { SourceInput(file: $0.path, bytes: $0.bytes) }, options: options, workers: .cores))
    return inspection
  }

  /// The edits of verbatim text that are proven to change nothing else, as far as the files they are in can take them.
  ///
  /// `paths` limits the texts; the proof is over the whole inspection, and an edit may be in another file than its text.
  public func sourceFixes(_ inspection: Inspection, paths: [String]?, everything: Bool) -> SourceFixes {
    var result = SourceFixes()
    var planned: [Finding] = []
    for finding in inspection.extraction.findings where finding.rule == "verbatim-text" {
      guard let file = finding.location?.file, paths?.contains(where: { Path.contains($0, file) }) ?? true,
        everything || inspection.structure.ships(Path.normalized(file))
      else { continue }
      if finding.edits.isEmpty { result.left.append(finding) } else { planned.append(finding) }
    }
    var refused: [String: Finding] = [:]
    let oldest = inspection.structure.oldestSystems
    for edit in planned.flatMap(\.edits) where refused[edit.file] == nil {
      refused[edit.file] = refusal(of: edit, oldest, inspection.sourceBytes[edit.file])
    }
    while true {
      planned.removeAll { finding in
        guard finding.edits.contains(where: { refused[$0.file] != nil }) else { return false }
        result.left.append(finding)
        return true
      }
      let (fixes, refusals) = self.fixes(EditPlan(planned))
      var isSettled = true
      for fix in fixes where fix.old != inspection.sourceBytes[fix.file] {
        refused[fix.file] = Self.refusal(fix.file, "was changed meanwhile and is left alone")
        isSettled = false
      }
      for refusal in refusals {
        guard let file = refusal.location?.file else { continue }
        refused[file] = refusal
        isSettled = false
      }
      if isSettled {
        result.fixes = fixes
        break
      }
    }
    result.freed = planned
    result.refusals = refused.sorted { $0.key < $1.key }.map(\.value)
    return result
  }

  /// Writes files that were fixed, all of them or none: none where one was changed since it was read.
  public func write(_ fixes: [FileFix]) throws(Files.Problem) {
    guard try !files.replaceTogether(fixes.map { ($0.file, $0.old, $0.new) }), let first = fixes.first else { return }
    var changed = first.file
    for fix in fixes where try files.read(fix.file) != fix.old {
      changed = fix.file
      break
    }
    throw Files.Problem(path: changed, reason: "was changed meanwhile, nothing is written")
  }

  private func refusal(of edit: SourceEdit, _ oldest: [SystemVersion], _ bytes: [UInt8]?) -> Finding? {
    let isType = edit.replacement.hasSuffix("LocalizedStringResource")
    for system in oldest {
      let needed = isType ? system.platform.firstWithResources : system.platform.firstWithLookups
      if system.major < needed {
        let name = isType ? "LocalizedStringResource" : "String(localized:)"
        return Self.refusal(
          edit.file,
          "is left alone: \(name) needs \(system.platform.rawValue) \(needed), the project runs on "
            + "\(system.platform.rawValue) \(system.major)")
      }
    }
    guard let bytes, !Self.importsFoundation(bytes) else { return nil }
    return Self.refusal(edit.file, "is left alone: it imports neither Foundation nor SwiftUI")
  }

  /// Whether a file sees `LocalizedStringResource` and `String(localized:)`.
  private static func importsFoundation(_ bytes: [UInt8]) -> Bool {
    let tree = SwiftFile(bytes)
    let modules: Set<String> = [
      "Foundation", "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "AppIntents", "TipKit", "Charts",
      "MapKit", "StoreKit", "SwiftData", "CoreData", "Combine", "ActivityKit",
    ]
    return tree.children(of: tree.root).contains { item in
      tree.kind(of: item) == .importDeclaration && modules.contains(tree.name(of: item))
    }
  }

  private static func refusal(_ file: String, _ reason: String) -> Finding {
    Finding(
      rule: "unsafe-edit", category: .source, severity: .note, message: "'\(file)' \(reason)",
      location: Location(file: file, line: 1, column: 1))
  }
}
