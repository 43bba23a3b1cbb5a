import Foundation
import Testing
import WordgateLocales
import WordgatePlurals

/// CLDR's own samples, which stand behind every rule in the pinned files.
@Suite("Plural rules agree with their samples")
struct PluralSampleTests {
  @Test("for counting and for places in an order", arguments: ["plural-cardinals.txt", "plural-ordinals.txt"])
  func samples(file: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Locales")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var languages: [LocaleIdentifier] = []
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix("  ") else {
        languages = line.split(separator: " ").compactMap { LocaleIdentifier(String($0)) }
        continue
      }
      let parts = line.split(separator: ":", maxSplits: 1)
      let category = try #require(PluralCategory(name: parts[0].trimmingCharacters(in: .whitespaces)))
      for sample in PluralSamples.numbers(in: parts[1]) {
        let operands = try #require(PluralOperands(decimal: sample), "\(sample)")
        for language in languages {
          let rules = PluralRules(language, file.contains("ordinal") ? .ordinal : .cardinal)
          count += 1
          guard rules.category(for: operands) != category else { continue }
          Issue.record("\(language) \(sample): \(rules.category(for: operands)), the sample says \(category)")
        }
      }
    }
    #expect(count > 1000)
  }
}
