import Testing
import WordgateLocales
import WordgatePlurals

@Suite("Plural rules")
struct PluralRulesTests {
  private func rules(_ locale: String, _ kind: PluralRules.Kind = .cardinal) throws -> PluralRules {
    PluralRules(try #require(LocaleIdentifier(locale)), kind)
  }

  @Test("sort Russian numbers by their last digits")
  func russian() throws {
    let rules = try rules("ru")
    #expect([1, 21, 101].map { rules.category(for: $0) } == [.one, .one, .one])
    #expect([2, 4, 22].map { rules.category(for: $0) } == [.few, .few, .few])
    #expect([0, 5, 11, 12, 14, 111].map { rules.category(for: $0) } == Array(repeating: .many, count: 6))
    #expect(rules.category(for: try #require(PluralOperands(decimal: "1.5"))) == .other)
  }

  @Test("give Arabic all six categories")
  func arabic() throws {
    let rules = try rules("ar-EG")
    #expect([0, 1, 2, 7, 14, 100].map { rules.category(for: $0) } == [.zero, .one, .two, .few, .many, .other])
    #expect(rules.categories == PluralCategory.allCases)
  }

  @Test("tell English 1 from 1.0")
  func visibleZeros() throws {
    let rules = try rules("en")
    #expect(rules.category(for: 1) == .one)
    #expect(rules.category(for: try #require(PluralOperands(decimal: "1.0"))) == .other)
  }

  @Test("know English ordinals")
  func ordinals() throws {
    let rules = try rules("en", .ordinal)
    #expect([1, 2, 3, 4, 11, 22].map { rules.category(for: $0) } == [.one, .two, .few, .other, .other, .two])
  }

  @Test("do not require the Romance form of millions")
  func millions() throws {
    for language in ["ca", "es", "fr", "it", "pt"] {
      let rules = try rules(language)
      #expect(rules.categories == [.one, .many, .other])
      #expect(rules.required == [.one, .other])
      #expect(rules.samples(of: .many, atMost: 2) == [1_000_000, 2_000_000])
    }
  }

  @Test("take two million in compact form for a whole million in Spanish")
  func compact() throws {
    let rules = try rules("es-MX")
    #expect(rules.category(for: try #require(PluralOperands(decimal: "2c6"))) == .many)
    #expect(rules.category(for: try #require(PluralOperands(decimal: "1.5c6"))) == .many)
    #expect(rules.category(for: 1_000_001) == .other)
  }

  @Test("differ between Portugal and Brazil")
  func portuguese() throws {
    #expect(try rules("pt-BR").category(for: 0) == .one)
    #expect(try rules("pt-PT").category(for: 0) == .other)
  }

  @Test("name the smallest integers of a category")
  func samples() throws {
    #expect(try rules("ru").samples(of: .one, atMost: 3) == [1, 21, 31])
    #expect(try rules("lv").samples(of: .zero, atMost: 3) == [0, 10, 11])
    #expect(try rules("en").samples(of: .few, atMost: 3).isEmpty)
    #expect(try rules("cs").samples(of: .many, atMost: 3).isEmpty)
  }

  @Test("know which categories hold one number alone")
  func coverage() throws {
    #expect(try rules("ru").coversSeveral(.one))
    #expect(try !rules("en").coversSeveral(.one))
    #expect(try rules("fr").coversSeveral(.one))
    #expect(try !rules("ar").coversSeveral(.two))
  }

  @Test("give a language without rules the category other alone")
  func unknown() throws {
    #expect(try rules("tlh").categories == [.other])
    #expect(try rules("ja").category(for: 1) == .other)
  }

  @Test("take the sign away, also of the smallest integer")
  func signs() throws {
    #expect(try rules("en").category(for: -1) == .one)
    #expect(try rules("ru").category(for: Int.min) == .many)
  }

  @Test("give ranges the category of their language")
  func ranges() throws {
    let danish = try #require(LocaleIdentifier("da"))
    #expect(PluralRules.range(from: .other, to: .one, in: danish) == .one)
    #expect(try rules("ar").category(from: .zero, to: .one) == .zero)
  }
}

@Suite("Plural operands")
struct PluralOperandsTests {
  @Test("count visible fraction digits with and without zeros")
  func fractions() throws {
    let operands = try #require(PluralOperands(decimal: "-1.230"))
    #expect(operands.integer == 1)
    #expect(operands.visibleFractionDigits == 3)
    #expect(operands.significantFractionDigits == 2)
    #expect(operands.fraction == 230)
    #expect(operands.significantFraction == 23)
  }

  @Test("move the point by a compact exponent")
  func exponents() throws {
    let operands = try #require(PluralOperands(decimal: "1.2005c3"))
    #expect(operands.integer == 1200)
    #expect(operands.fraction == 5)
    #expect(operands.visibleFractionDigits == 1)
    #expect(operands.exponent == 3)
  }

  @Test(
    "refuse what is not a plain decimal",
    arguments: ["", "-", ".5", "1.", "1.c3", "1c", "1,5", "٣", "1.5.2", "1c6c6", "1c99999"])
  func malformed(text: String) {
    #expect(PluralOperands(decimal: text) == nil)
  }

  @Test("keep the end of numbers that are too long for a register")
  func long() throws {
    let operands = try #require(PluralOperands(decimal: "9" + String(repeating: "0", count: 40) + "21"))
    #expect(operands.integer % 100 == 21)
    #expect(operands.integer > 1_000_000)
  }
}
