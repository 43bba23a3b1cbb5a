import Foundation
import Testing
import WordgateLocales
import WordgatePlurals

/// The plural vectors of unicode-org/conformance, which are CLDR's own files of one ICU version. They are not part of the
/// package: WORDGATE_CONFORMANCE names a folder with `plurals.xml`, `ordinals.xml` and `pluralRanges.xml`, such as
/// `testgen/icu76` of that repository. What was measured with them is in Locales/README.md.
@Suite("Plural rules agree with the vectors of unicode-org/conformance", .enabled(if: PluralConformance.isThere))
struct PluralConformanceTests {
  @Test("for counting and for places in an order", arguments: [PluralRules.Kind.cardinal, .ordinal])
  func samples(kind: PluralRules.Kind) throws {
    let rules = try PluralConformance.elements(
      kind == .cardinal ? "plurals.xml" : "ordinals.xml", group: "pluralRules", item: "pluralRule")
    var count = 0
    var languages = 0
    for group in rules {
      for name in group.locales {
        let rules = PluralRules(try #require(LocaleIdentifier(name), "\(name)"), kind)
        languages += 1
        for item in group.items {
          let category = try #require(item.attributes["count"].flatMap { PluralCategory(name: $0) })
          for sample in PluralSamples.numbers(in: item.text) {
            let operands = try #require(PluralOperands(decimal: sample), "\(sample)")
            count += 1
            guard rules.category(for: operands) != category else { continue }
            Issue.record("\(name) \(kind) \(sample): \(rules.category(for: operands)), the vector says \(category)")
          }
        }
      }
    }
    print("conformance: \(kind), \(languages) languages, \(count) samples")
    #expect(count > 1000)
  }

  @Test("for ranges")
  func ranges() throws {
    var count = 0
    for group in try PluralConformance.elements("pluralRanges.xml", group: "pluralRanges", item: "pluralRange") {
      for name in group.locales {
        let rules = PluralRules(try #require(LocaleIdentifier(name), "\(name)"))
        for item in group.items {
          let categories = ["start", "end", "result"].compactMap { item.attributes[$0] }
            .compactMap { PluralCategory(name: $0) }
          try #require(categories.count == 3)
          count += 1
          let ours = rules.category(from: categories[0], to: categories[1])
          #expect(ours == categories[2], "\(name) \(categories[0])–\(categories[1])")
        }
      }
    }
    print("conformance: ranges, \(count) pairs")
    #expect(count > 400)
  }
}

/// The vectors, where they are.
private enum PluralConformance {
  struct Item {
    var attributes: [String: String]
    var text: String
  }

  static let folder = ProcessInfo.processInfo.environment["WORDGATE_CONFORMANCE"].map { URL(fileURLWithPath: $0) }

  static let isThere: Bool = {
    if folder == nil { print("skipped: WORDGATE_CONFORMANCE names no folder with plural vectors") }
    return folder != nil
  }()

  /// The items of every group of a file. The files are flat: groups with `locales`, in them items with attributes.
  static func elements(_ file: String, group: String, item: String) throws -> [(locales: [String], items: [Item])] {
    let folder = try #require(folder)
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.components(separatedBy: "<\(group) ").dropFirst().map { body in
      let inner = body.components(separatedBy: "</\(group)>")[0]
      let head = inner.prefix { $0 != ">" }
      let items = inner.components(separatedBy: "<\(item) ").dropFirst().map { element in
        Item(
          attributes: attributes(element.prefix { $0 != ">" }),
          text: String(element.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }))
      }
      return (attributes(head)["locales"]?.split(separator: " ").map(String.init) ?? [], items)
    }
  }

  private static func attributes(_ tag: Substring) -> [String: String] {
    let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 0, to: pieces.count - 1, by: 2).reduce(into: [:]) { found, index in
      let name = pieces[index].filter { $0 != "=" && $0 != " " && $0 != "\n" }
      found[String(name)] = String(pieces[index + 1])
    }
  }
}
