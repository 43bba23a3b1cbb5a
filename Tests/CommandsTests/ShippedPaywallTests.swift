import Foundation
import Testing
import WordgateGate
import WordgateLocales
import WordgateMessages

@testable import Commands

@Suite struct ShippedPaywallTests {
  @Test("every paywall that ships renders in every required locale")
  func allRender() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("gate").status == .fine)
    let verdicts = try shipped.json("gate")["verdicts"] as? [[String: Any]] ?? []
    #expect(verdicts.count == 80)
    #expect(verdicts.allSatisfy { $0["verdict"] as? String == "renders" })
  }

  @Test("nothing is found in the catalogs and sources that ship")
  func nothingFound() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let result = shipped.run("check")
    #expect(result.status == .fine)
    #expect(result.output == "nothing found\n")
  }

  @Test("a missing Russian form keeps one paywall back in one locale, with everything needed to mend it")
  func missingForm() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let path = "Catalogs/Paywalls/Localizable.xcstrings"
    let text = try shipped.text(path)
    let form = text.range(
      of: "\"few\" : \\{\\s+\"stringUnit\" : \\{[^}]*Начать[^}]*\\}\\s+\\},\\s+", options: .regularExpression)
    let range = try #require(form)
    try shipped.write(text.replacingCharacters(in: range, with: ""), to: path)

    #expect(shipped.run("gate").status == .findings)
    let fallsBack = try shipped.fallsBack()
    #expect(fallsBack.map { "\($0.paywall) \($0.locale)" } == ["trial-timeline ru"])
    let reason = try #require(fallsBack.first?.reasons.first)
    #expect(fallsBack.first?.reasons.count == 1)
    #expect(reason["rule"] as? String == "missing-plural-category")
    #expect(reason["key"] as? String == "Start %lld-Day Free Trial")
    #expect(reason["paywall"] as? String == "trial-timeline")
    #expect(reason["locale"] as? String == "ru")
    #expect(reason["state"] is String)
    #expect(reason["file"] as? String == path)
    let line = try #require(reason["line"] as? Int)
    let lines = try shipped.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    let lead = lines.prefix(line - 1)
    #expect(lines[line - 1].contains("\"one\" : {"))
    #expect(lead.last { $0.contains(#/^ {8}"[\w-]+" : \{/#) }?.contains("\"ru\"") == true)
  }

  @Test("a missing text of the selected state keeps its paywall back and names the state")
  func missingSelectedText() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let path = "Catalogs/Paywalls/PackagePaywall.xcstrings"
    #expect(shipped.run("catalog", "remove", path, "package_yearly_badge_selected").status == .fine)

    #expect(shipped.run("gate").status == .findings)
    let fallsBack = try shipped.fallsBack()
    #expect(Set(fallsBack.map(\.paywall)) == ["package-paywall"])
    #expect(fallsBack.count == 20)
    for pair in fallsBack {
      #expect(pair.reasons.map { $0["key"] as? String } == ["package_yearly_badge_selected"])
      #expect(pair.reasons.first?["state"] as? String == "yearly selected")
      #expect(pair.reasons.first?["file"] is String)
    }
  }

  @Test("extracting again leaves every byte, and after an edit only the lines concerned change")
  func extracting() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let path = "Catalogs/Paywalls/Localizable.xcstrings"
    let before = try shipped.text(path)
    #expect(shipped.run("extract").status == .fine)
    #expect(shipped.run("extract", "--check").status == .fine)
    #expect(try shipped.text(path) == before)

    let source = "Catalogs/Paywalls/OnboardingPager.swift"
    let code = try shipped.text(source)
    try shipped.write(code.replacingOccurrences(of: "\"Get started\"", with: "\"Get going\""), to: source)
    #expect(shipped.run("extract", "--check").status == .findings)
    #expect(try shipped.text(path) == before)
    #expect(shipped.run("extract").status == .fine)
    let after = try shipped.text(path)
    let change = after.split(separator: "\n").difference(from: before.split(separator: "\n"))
    #expect(change.removals.isEmpty)
    #expect(change.insertions.count == 4)
    #expect(after.contains("\"Get going\" : {"))
  }

  @Test("the manifest of the gate admits in the app what the command line lets render")
  func manifest() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    #expect(shipped.run("gate", "--build", "Paywalls.gate").status == .fine)
    let bytes = try Data(contentsOf: URL(filePath: shipped.folder + "/Paywalls.gate"))
    let gate = Gate(try GateManifest([UInt8](bytes)))
    let wanted = ["de-CH", "en"].compactMap { LocaleIdentifier($0) }
    guard case .admitted(let paywall) = gate.admit("onboarding-pager", locale: wanted, values: [
      "current + 1": 1, "pages.count": 3,
    ]) else {
      Issue.record("the gate refuses what renders")
      return
    }
    #expect(paywall.locale.description == "de")
    #expect(paywall.texts.contains { $0.text == "Los geht’s" })
  }
}

extension Shipped {
  /// The pairs that fall back.
  func fallsBack() throws -> [(paywall: String, locale: String, reasons: [[String: Any]])] {
    let verdicts = try json("gate")["verdicts"] as? [[String: Any]] ?? []
    return verdicts.filter { $0["verdict"] as? String == "falls-back" }.map { verdict in
      (
        verdict["paywall"] as? String ?? "", verdict["locale"] as? String ?? "",
        verdict["reasons"] as? [[String: Any]] ?? []
      )
    }
  }
}
