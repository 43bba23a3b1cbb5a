import Checks
import Findings
import Foundation
import Testing

/// Faults made by lot in clean texts: what the checks find of each kind.
@Suite struct MutationTests {
  @Test func thereAreFortyKindsOfFaults() {
    #expect(FaultKind.all.count >= 40)
    #expect(Set(FaultKind.all.map(\.name)).count == FaultKind.all.count)
  }

  /// Kinds of which more is missed where nothing but the catalogs that ship here is there, with the share that is found at
  /// least: their texts are about the same things, so that one of another key reads like a free translation.
  private static let stillMissed = SharedCatalogs.isThere ? [:] : ["form of another key": 0.95]

  @Test(arguments: FaultKind.all.filter { $0.damage != .appearance }.map(\.name))
  func faultsThatCrashOrMisleadAreFound(_ name: String) throws {
    let recall = try #require(Recall.all.first { $0.kind.name == name })
    #expect(recall.made > 0)
    let least = Self.stillMissed[name] ?? 0.98
    #expect(recall.share >= least, "\(recall.found) of \(recall.made); missed: \(recall.missed.prefix(8))")
  }

  @Test(arguments: FaultKind.all.filter { $0.damage == .appearance }.map(\.name))
  func mostFaultsThatOnlyLookBadAreFound(_ name: String) throws {
    let recall = try #require(Recall.all.first { $0.kind.name == name })
    #expect(recall.made > 0)
    #expect(recall.share >= 0.6, "\(recall.found) of \(recall.made); missed: \(recall.missed.prefix(8))")
  }

  /// Writes the figures to the file that `WORDGATE_RECALL` names, as a table for the documentation.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["WORDGATE_RECALL"] != nil))
  func theFiguresAreWrittenDown() throws {
    let path = try #require(ProcessInfo.processInfo.environment["WORDGATE_RECALL"])
    let rows = Recall.all.map { recall in
      let share = String(format: "%.3f", recall.share)
      return "| \(recall.kind.name) | \(recall.kind.damage.rawValue) | \(recall.made) | \(share) |"
    }
    let missed = Recall.all.filter { !$0.missed.isEmpty }.map { "\($0.kind.name): \($0.missed)" }
    try (["| fault | damage | made | found |", "|---|---|---|---|"] + rows + ["", "---"] + missed)
      .joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// How many faults of a kind were made, and how many the checks found.
struct Recall {
  let kind: FaultKind
  var made = 0
  var found = 0
  var missed: [String] = []

  var share: Double { made == 0 ? 0 : Double(found) / Double(made) }

  static let all: [Recall] = {
    var dice = Dice(seed: 20_261_130)
    let texts = CleanTexts.all.shuffled(using: &dice) + CleanTexts.rare
    var known: [String: Set<SmallCatalog.Told>] = [:]
    return FaultKind.all.map { kind in
      var dice = Dice(seed: kind.name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
      return Recall(of: kind, in: texts, &dice, &known)
    }
  }()

  private static let wanted = SharedCatalogs.isExhaustive ? 200 : 25

  init(
    of kind: FaultKind, in texts: [CleanText], _ dice: inout Dice, _ known: inout [String: Set<SmallCatalog.Told>]
  ) {
    self.kind = kind
    for clean in texts where made < Self.wanted {
      guard let spoiled = kind.spoil(clean, &dice) else { continue }
      var entries = [clean.key: clean.entry]
      if let neighbour = spoiled.neighbour { entries[neighbour.key] = neighbour.entry }
      let catalog = SmallCatalog(sourceLanguage: clean.sourceLanguage, entries: entries)
      let name = "\(clean.sourceLanguage) \(clean.entry.languages.count) \(entries.keys.sorted())"
      let before = known[name] ?? catalog.findings()
      known[name] = before
      guard !before.contains(where: { $0.locale == clean.language && $0.severity < .note }) else { continue }
      var broken = catalog
      broken.entries[clean.key] = spoiled.entry
      broken.requiredLocales = spoiled.requiredLocales
      made += 1
      let told = broken.findings().subtracting(before)
      if told.contains(where: { $0.locale == clean.language }) {
        found += 1
      } else {
        missed.append("\(clean.language) '\(clean.source)' → '\(clean.text)'")
      }
    }
  }
}
