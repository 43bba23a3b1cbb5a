import Catalogs
import Checks
import Extraction
import Findings
import Paywalls
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: RuleBook.rules.map { RuleWithExamples(rule: $0) })
  func aRuleIsSilentOnItsGoodExamples(_ subject: RuleWithExamples) throws {
    for example in subject.rule.good {
      #expect(try subject.findings(in: example) == [], "\(example)")
    }
  }

  @Test(arguments: RuleBook.rules.map { RuleWithExamples(rule: $0) })
  func aRuleFindsTheFaultsOfItsBadExamples(_ subject: RuleWithExamples) throws {
    for example in subject.rule.bad {
      let found = try subject.findings(in: example)
      let languages = Set(found.map { $0.locale ?? "en" })
      #expect(languages == Set(example.languages), "\(example): \(found)")
      #expect(found.allSatisfy { $0.location != nil }, "\(example)")
    }
  }

  @Test func rulesHaveNamesOfTheirOwn() {
    let ids = RuleBook.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { id in id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber } })
    #expect(RuleBook.rules.allSatisfy { !$0.summary.isEmpty && $0.reason.hasSuffix(".") })
  }

  @Test(arguments: RuleBook.rules.filter { $0.fix != nil }.map { RuleWithExamples(rule: $0) })
  func theEditsOfARuleMendItsBadExamples(_ subject: RuleWithExamples) throws {
    var mended = 0
    for example in subject.rule.bad {
      let edits = try subject.findings(in: example).flatMap(\.edits)
      guard !edits.isEmpty else { continue }
      mended += 1
      var bytes = Array(example.catalog.utf8)
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
      }
      let left = try subject.findings(in: example, catalog: bytes)
      #expect(left == [], "\(example) became \(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(mended > 0)
  }

  @Test func rulesThatLookAtTextsHaveExamplesOfBothKinds() {
    for rule in RuleBook.rules where !(rule is any ProjectRule) {
      #expect(!rule.good.isEmpty && !rule.bad.isEmpty, "\(rule.id)")
    }
  }
}

struct RuleWithExamples: Sendable, CustomTestStringConvertible {
  let rule: any Rule

  var testDescription: String { rule.id }

  func findings(in example: RuleExample) throws -> [Finding] {
    try findings(in: example, catalog: Array(example.catalog.utf8))
  }

  /// What the rule finds where the catalog of the example is another one.
  func findings(in example: RuleExample, catalog bytes: [UInt8]) throws -> [Finding] {
    var problems: [Finding] = []
    let catalog = try #require(Catalog(bytes, file: "Localizable.xcstrings", findings: &problems))
    let options = CheckOptions(
      requiredLocales: example.requiredLocales, settings: example.settings.isEmpty ? [:] : [rule.id: example.settings])
    let code = example.code.map { Extractor.extract([SourceInput(file: "Example.swift", bytes: Array($0.utf8))]) }
    let paywalls = example.definition.map {
      PaywallReader.read(json: Array($0.utf8), file: "Example.json").paywalls
    }
    return CheckSuite(rules: [rule]).run([catalog], extraction: code, paywalls: paywalls ?? [], options: options)
      .filter { $0.rule == rule.id }
  }
}
