import Catalogs
import Findings
import StructuredText
import Testing

/// Random edits of two sides, merged: nothing that a side wrote may be gone without a conflict.
@Suite struct MergePropertyTests {
  private struct Case {
    let base: Catalog
    let ours: Catalog
    let theirs: Catalog
    let result: CatalogMerge.Result
  }

  private func cases(_ seed: UInt64, count: Int) throws -> [Case] {
    var random = SplitMix(state: seed)
    return try (0..<count).map { _ in
      var base = try Sample.catalog(Sample.rich)
      for _ in 0..<Int(random.next() % 20) { RandomEdit.edit(&base, &random) }
      base = try Sample.catalog(String(decoding: base.serialized(), as: UTF8.self))
      var (ours, theirs) = (base, base)
      for _ in 0..<Int(random.next() % 12) { RandomEdit.edit(&ours, &random) }
      for _ in 0..<Int(random.next() % 12) { RandomEdit.edit(&theirs, &random) }
      return Case(
        base: base, ours: ours, theirs: theirs, result: CatalogMerge.merge(base: base, ours: ours, theirs: theirs))
    }
  }

  @Test("nothing that one side wrote is lost without a conflict", arguments: 1...8)
  func nothingIsLost(seed: Int) throws {
    for item in try cases(UInt64(seed), count: 60) {
      let merged = try Sample.catalog(settled(item.result.bytes, keepsOurs: true))
      let conflicting = Set(item.result.conflicts.compactMap(\.key))
      let (before, left, right) = (texts(item.base), texts(item.ours), texts(item.theirs))
      let after = texts(merged)
      for place in Set(left.keys).union(right.keys).union(before.keys) where !conflicting.contains(place.key) {
        let (base, ours, theirs) = (before[place]?.value, left[place]?.value, right[place]?.value)
        let found = after[place]?.value
        if ours == theirs || theirs == base {
          #expect(found == ours || isPlaceholder(left[place], of: place, in: item), "\(place)")
        } else if ours == base {
          #expect(found == theirs || isPlaceholder(right[place], of: place, in: item), "\(place)")
        } else {
          let lost = found == ours ? right[place] : left[place]
          #expect(found == ours || found == theirs, "\(place)")
          #expect(isPlaceholder(lost, of: place, in: item), "\(place) lost \(String(describing: lost))")
        }
      }
      for key in Set(item.ours.keys).union(item.theirs.keys) where !conflicting.contains(key) {
        expectKept(item.base[key]?.comment, item.ours[key]?.comment, item.theirs[key]?.comment, merged[key]?.comment)
      }
    }
  }

  @Test(
    "merging is symmetric but for the marks, and taking one side of all conflicts gives a sound catalog in order",
    arguments: 11...16)
  func symmetric(seed: Int) throws {
    for item in try cases(UInt64(seed), count: 60) {
      let swapped = CatalogMerge.merge(base: item.base, ours: item.theirs, theirs: item.ours)
      #expect(swapped.conflicts.count == item.result.conflicts.count)
      for keepsOurs in [true, false] {
        let text = settled(item.result.bytes, keepsOurs: keepsOurs)
        #expect(text == settled(swapped.bytes, keepsOurs: !keepsOurs))
        let catalog = try Sample.catalog(text)
        #expect(String(decoding: catalog.formatted(), as: UTF8.self) == text)
        var findings: [Finding] = []
        _ = Catalog(Array(text.utf8), file: "a.xcstrings", findings: &findings)
        #expect(findings == [])
      }
      #expect(settled(item.result.bytes, keepsOurs: true).contains("<<<<<<<") == false)
    }
  }

  @Test("a side that changed nothing, or the same, gives the other side") func identities() throws {
    for item in try cases(99, count: 80) {
      for (ours, theirs) in [(item.ours, item.base), (item.base, item.ours), (item.ours, item.ours)] {
        let result = CatalogMerge.merge(base: item.base, ours: ours, theirs: theirs)
        #expect(result.conflicts == [])
        #expect(result.bytes == item.ours.serialized())
      }
    }
  }

  private struct Place: Hashable {
    let key: String
    let rest: String
  }

  /// Every text by where it is; sets count as one text.
  private func texts(_ catalog: Catalog) -> [Place: (value: String, state: String)] {
    var result: [Place: (value: String, state: String)] = [:]
    for entry in catalog.entries {
      for localization in entry.localizations {
        for (path, unit) in localization.units {
          result[Place(key: entry.key, rest: "\(localization.language) \(path)")] = (unit.value, unit.state.name)
        }
        if case .set(let set) = localization.content {
          result[Place(key: entry.key, rest: "\(localization.language) set")] = (
            set.values.joined(separator: "|"), set.state.name
          )
        }
      }
    }
    return result
  }

  /// Whether a text is one that nobody translated, which may give way.
  private func isPlaceholder(_ text: (value: String, state: String)?, of place: Place, in item: Case) -> Bool {
    guard let text, text.state == "new" else { return false }
    let sources = [item.base, item.ours, item.theirs].flatMap { catalog in
      catalog[place.key]?.localization("en")?.units.map(\.unit.value) ?? []
    }
    return text.value.isEmpty || text.value == place.key || sources.contains(text.value)
  }

  private func expectKept(_ base: String?, _ ours: String?, _ theirs: String?, _ merged: String?) {
    if ours == theirs || theirs == base {
      #expect(merged == ours)
    } else if ours == base {
      #expect(merged == theirs)
    } else {
      let lines = { (text: String?) in (text ?? "").split(separator: "\n") }
      let isGenerated = base == "A \"count\" of days"
      #expect(isGenerated || (lines(ours) + lines(theirs)).allSatisfy(lines(merged).contains))
    }
  }

  /// The file with one side of every conflict taken.
  private func settled(_ bytes: [UInt8], keepsOurs: Bool) -> String {
    var result: [Substring] = []
    var isInside: Bool?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "<<<<<<< ours" {
        isInside = true
      } else if line == "=======" {
        isInside = false
      } else if line == ">>>>>>> theirs" {
        isInside = nil
      } else if isInside == nil || isInside == keepsOurs {
        result.append(line)
      }
    }
    return result.joined(separator: "\n")
  }
}
