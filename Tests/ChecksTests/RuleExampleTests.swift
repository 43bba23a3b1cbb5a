import Catalogs
import Checks
import Findings
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
    var problems: [Finding] = []
    let catalog = try #require(Catalog(Array(example.catalog.utf8), file: "Example.xcstrings", findings: &problems))
    let options = CheckOptions(requiredLocales: example.requiredLocales)
    return CheckSuite(rules: [rule]).run([catalog], options: options)
  }
}
