import Catalogs
import Checks
import Extraction
import Findings
import Paywalls
import Testing
import WordgateGate
import WordgateLocales
import WordgateMessages

@Suite struct GateTests {
  let bytes: [UInt8]
  let gate: Gate
  let russian: LocaleIdentifier
  let english: LocaleIdentifier

  init() throws {
    bytes = try Sample.manifest()
    gate = Gate(try GateManifest(bytes))
    russian = try #require(LocaleIdentifier("ru"))
    english = try #require(LocaleIdentifier("en"))
  }

  @Test func aManifestKnowsItsPaywallsAndLocales() {
    #expect(gate.paywalls == ["broken", "plans"])
    #expect(gate.locales.map(\.description) == ["de", "en", "ru"])
  }

  @Test func theSameInputGivesTheSameBytes() throws {
    #expect(try Sample.manifest() == bytes)
    #expect(try Sample.manifest(isReversed: true) == bytes)
  }

  @Test func verdictsAreThoseOfTheBuild() {
    #expect(gate.verdict("plans", locale: russian) == .renders)
    #expect(gate.verdict("broken", locale: russian) == .fallsBack)
    #expect(gate.verdict("broken", locale: russian, policy: .source) == .fallsBackToSource)
    #expect(gate.verdict("broken", locale: russian, policy: .lenient) == .renders)
    #expect(gate.verdict("nothing", locale: russian) == .fallsBack)
  }

  @Test func aLocaleIsChosenByMatchingAndTold() throws {
    let kazakhstan = try #require(LocaleIdentifier("ru-KZ"))
    let choice = try #require(gate.locale(for: [kazakhstan]))
    #expect(choice.locale == russian)
    #expect(choice.wanted.description == "ru-KZ")
    #expect(choice.tried.last == russian)
    let japanese = try #require(LocaleIdentifier("ja"))
    #expect(gate.locale(for: [japanese]) == nil)
    #expect(gate.verdict("plans", locale: choice) == .renders)
  }

  @Test func anAdmittedPaywallIsCompleteAndInOneLanguage() throws {
    guard case .admitted(let shown) = gate.admit("plans", locale: [russian], values: ["plan.days": 3]) else {
      Issue.record("refused")
      return
    }
    #expect(shown.locale == russian)
    #expect(!shown.isRightToLeft)
    #expect(shown.texts.map(\.text) == ["Выберите тариф", "3 дня бесплатно"])
    #expect(shown.texts.map(\.role) == [.heading, .callToAction])
    #expect(shown.texts.map(\.states) == [[0, 1], [1]])
    #expect(shown.states == ["base", "selected"])
    #expect(!shown.packagesWereChecked)
    #expect(shown.warnings == [])
  }

  @Test func aRefusalHasAllReasonsWithTheirPlaces() throws {
    guard case .refused(let refusal) = gate.admit("broken", locale: [russian], offering: []) else {
      Issue.record("admitted")
      return
    }
    #expect(refusal.reasons.map(\.rule) == ["key-not-in-catalog", "missing-package"])
    #expect(refusal.reasons.first?.file == "Broken.swift")
    #expect(refusal.reasons.first?.line == 4)
    #expect(refusal.reasons.first?.state == "base")
  }

  @Test func theSourcePolicyShowsTheWholePaywallInTheSourceLanguage() throws {
    guard case .admitted(let shown) = gate.admit("broken", locale: [russian], policy: .source) else {
      Issue.record("refused")
      return
    }
    #expect(shown.locale == english)
    #expect(shown.texts.map(\.text) == ["Choose a plan", "Not translated"])
    #expect(shown.warnings.map(\.rule) == ["key-not-in-catalog"])
  }

  @Test func theLenientPolicyShowsAnEmptyTextAndWarns() throws {
    guard case .admitted(let shown) = gate.admit("broken", locale: [russian], policy: .lenient) else {
      Issue.record("refused")
      return
    }
    #expect(shown.locale == russian)
    #expect(shown.texts.map(\.text) == ["Выберите тариф", ""])
    #expect(shown.warnings.contains { $0.rule == "key-not-in-catalog" })
  }

  @Test func aMissingValueRefuses() throws {
    guard case .refused(let refusal) = gate.admit("plans", locale: [russian]) else {
      Issue.record("admitted")
      return
    }
    #expect(refusal.reasons.map(\.rule) == ["missing-value"])
  }

  @Test func aManifestIsReadWhereItLiesAndKeepsItsOwnerAlive() throws {
    final class Mapped {
      let buffer: UnsafeMutableRawBufferPointer
      init(_ bytes: [UInt8]) {
        buffer = .allocate(byteCount: bytes.count, alignment: 1)
        buffer.copyBytes(from: bytes)
      }
      deinit { buffer.deallocate() }
    }
    weak var owner: Mapped?
    var borrowed: Gate?
    do {
      let mapped = Mapped(bytes)
      owner = mapped
      borrowed = Gate(try GateManifest(borrowing: UnsafeRawBufferPointer(mapped.buffer), keptBy: mapped))
    }
    #expect(owner != nil)
    #expect(borrowed?.verdict("plans", locale: russian) == .renders)
    #expect(borrowed?.verdict("broken", locale: russian) == .fallsBack)
    borrowed = nil
    #expect(owner == nil)
  }

  @Test func everyTruncationIsRefused() {
    for length in 0..<bytes.count {
      #expect(throws: GateManifestError.self) { try GateManifest(Array(bytes[..<length])) }
    }
    #expect(throws: GateManifestError.truncated) { try GateManifest(bytes + [0]) }
  }

  @Test func everyChangedByteIsRefused() {
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8(truncatingIfNeeded: 1 << (index % 8))
      #expect(throws: GateManifestError.self) { try GateManifest(changed) }
    }
  }

  /// Damage with a checksum that fits: nothing is right any more, and nothing stops the app.
  @Test func aForgedManifestNeverTraps() throws {
    var seed: UInt64 = 42
    func next() -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: seed >> 33)
    }
    for _ in 0..<3_000 {
      var forged = bytes
      for _ in 0...(next() % 4) {
        forged[24 + next() % (forged.count - 24)] = [0, 1, 2, 0x7F, 0x80, 0xFF][next() % 6]
      }
      let sum = forged[24...].withUnsafeBytes { ManifestChecksum.value(of: $0) }
      for index in 0..<8 { forged[16 + index] = UInt8(truncatingIfNeeded: sum >> (UInt64(index) * 8)) }
      guard let manifest = try? GateManifest(forged) else { continue }
      let gate = Gate(manifest)
      for paywall in gate.paywalls + ["plans", "broken"] {
        for policy in GatePolicy.allCases {
          _ = gate.verdict(paywall, locale: russian, policy: policy)
          _ = gate.admit(paywall, locale: [russian], offering: [], values: ["plan.days": 3], policy: policy)
          _ = gate.admit(paywall, locale: [russian], values: ["plan.days": 3], policy: policy)
        }
      }
    }
  }
}
