import Foundation
import Testing

@testable import Commands

@Suite struct CheckCommandTests {
  private static let path = "Catalogs/Paywalls/Localizable.xcstrings"

  /// The shipped project with faults in two languages of the text 'Monthly'.
  private func faulty() throws -> Shipped {
    let shipped = try Shipped()
    for (language, text) in [("de", "Monatlich "), ("fr", "Par  mois")] {
      #expect(shipped.run("catalog", "set", Self.path, "Monthly", text, "--language", language).status == .fine)
    }
    return shipped
  }

  @Test("the source and the translation are shown, and the status is 1")
  func shown() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    let result = shipped.run("check")
    #expect(result.status == .findings)
    #expect(result.output.contains("  en  Monthly\n  de  Monatlich \n"))
    #expect(result.output.contains("[edge-whitespace]"))
    #expect(result.output.contains("  fr  Par  mois\n"))
    #expect(result.output.contains("[double-space]"))
  }

  @Test("rule, language and severity narrow what is told")
  func narrowed() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    #expect(!shipped.run("check", "--rule", "edge-whitespace").output.contains("double-space"))
    #expect(!shipped.run("check", "--locale", "fr").output.contains("edge-whitespace"))
    let errors = shipped.run("check", "--severity", "error")
    #expect(errors.status == .fine)
    #expect(errors.output.hasPrefix("nothing found\n2 warnings not told"))
    let wrong = shipped.run("check", "--rule", "edge-whitespaces")
    #expect(wrong.status == .unusable)
    #expect(wrong.diagnostics.contains("did you mean 'edge-whitespace'?"))
  }

  @Test("the status is the same in every format")
  func formats() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    for format in ["text", "summary", "markdown", "json", "sarif", "github", "gitlab", "junit", "checkstyle"] {
      let result = shipped.run("check", "--format", format)
      #expect(result.status == .findings, "\(format)")
      #expect(!result.output.isEmpty && result.diagnostics.isEmpty, "\(format): \(result.diagnostics)")
    }
  }

  @Test("a baseline is written once and then only gets shorter")
  func baseline() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    #expect(shipped.run("check", "--baseline", "known.json").status == .unusable)
    let first = shipped.run("check", "--baseline", "known.json", "--update-baseline")
    #expect(first.status == .fine)
    #expect(first.diagnostics == "known.json: 2 known faults written\n")
    #expect(
      shipped.run("check", "--baseline", "known.json").output == "nothing found\n2 faults known to the baseline\n")

    _ = shipped.run("catalog", "set", Self.path, "Monthly", "Monatlich", "--language", "de")
    _ = shipped.run("catalog", "set", Self.path, "Yearly", "Jährlich ", "--language", "de")
    let second = shipped.run("check", "--baseline", "known.json", "--update-baseline")
    #expect(second.status == .findings)
    #expect(second.diagnostics == "known.json: 1 mended, 1 left\n")
    #expect(second.output.contains("Jährlich"))
    let text = try shipped.text("known.json")
    #expect(text.contains("double-space") && !text.contains("edge-whitespace"))
    #expect(shipped.run("check", "--baseline", "known.json").status == .findings)
  }

  @Test("what a narrowed run does not look at stays in the baseline")
  func baselineOfAPart() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    _ = shipped.run("check", "--baseline", "known.json", "--update-baseline")
    let before = try shipped.text("known.json")
    _ = shipped.run("check", "--baseline", "known.json", "--update-baseline", "--rule", "double-space")
    _ = shipped.run("check", "--baseline", "known.json", "--update-baseline", "--locale", "ja")
    #expect(try shipped.text("known.json") == before)
  }

  @Test("a baseline that cannot be read gives 2 and is left alone")
  func unreadableBaseline() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    try shipped.write("[]", to: "known.json")
    let result = shipped.run("check", "--baseline", "known.json", "--update-baseline")
    #expect(result.status == .unusable)
    #expect(result.output.contains("[unreadable-baseline]"))
    #expect(try shipped.text("known.json") == "[]")
  }

  @Test("the configuration holds ignores, thresholds, fallbacks and the baseline")
  func configuration() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    let settings = try shipped.text("wordgate.json").replacingOccurrences(
      of: "\"policy\": \"strict\"",
      with: """
        "policy": "strict",
        "ignores": [{"rule": "edge-whitespace", "key": "Month*", "locale": "de", "reason": "a price follows"}],
        "thresholds": {"fr": 50}, "fallbacks": {"pt-PT": "pt-BR"}, "baseline": "known.json"
        """)
    try shipped.write(settings, to: "wordgate.json")
    #expect(shipped.run("check", "--update-baseline").diagnostics == "known.json: 1 known faults written\n")
    let result = shipped.run("check")
    #expect(result.status == .fine)
    #expect(result.output == "nothing found\n1 fault known to the baseline\n1 finding ignored with a reason\n")
  }

  @Test("--fix --dry-run shows a diff and writes nothing, --fix keeps every other byte")
  func fix() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    let before = try shipped.text(Self.path)
    let shown = shipped.run("check", "--fix", "--dry-run", "--rule", "edge-whitespace")
    #expect(shown.status == .findings)
    #expect(try shipped.text(Self.path) == before)
    #expect(shown.output.hasPrefix("--- a/\(Self.path)\n+++ b/\(Self.path)\n@@ "))
    #expect(shown.output.split(separator: "\n").filter { $0.hasPrefix("-  ") || $0.hasPrefix("+  ") }.count == 2)

    let mended = shipped.run("check", "--fix", "--rule", "edge-whitespace")
    #expect(mended.status == .fine)
    #expect(mended.diagnostics == "\(Self.path): 1 edit made\n")
    #expect(try shipped.text(Self.path) == before.replacingOccurrences(of: "\"Monatlich \"", with: "\"Monatlich\""))
    #expect(shipped.run("check", "--dry-run").status == .unusable)
  }

  @Test("since a revision only what changed is told, edits that are not committed included")
  func since() throws {
    let shipped = try faulty()
    defer { shipped.remove() }
    let outside = shipped.run("check", "--since", "HEAD")
    #expect(outside.status == .unusable && outside.diagnostics.contains("git"))
    try shipped.git("init", "--quiet", "--initial-branch=main")
    try shipped.git("add", "--all")
    try shipped.git("commit", "--quiet", "--message", "first")
    #expect(shipped.run("check", "--since", "main").output.hasPrefix("nothing found\n"))
    _ = shipped.run("catalog", "set", Self.path, "Monthly", "Por  mes", "--language", "es")
    let result = shipped.run("check", "--since", "main")
    #expect(result.status == .findings)
    #expect(result.output.contains("  es  Por  mes\n") && !result.output.contains("Par  mois"))
    #expect(shipped.run("check", "--since", "nowhere").diagnostics.contains("no revision 'nowhere'"))
    #expect(shipped.run("check", "--since", "--output=x").status == .unusable)
  }

  @Test("a rule is explained with its examples, and a misspelt one answered with the nearest")
  func explain() throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    let result = shipped.run("explain", "missing-plural-category")
    #expect(result.status == .fine)
    #expect(result.output.hasPrefix("missing-plural-category  error, plural\n"))
    #expect(result.output.contains("  ✗ ru one    %lld день\n"))
    #expect(shipped.run("explain", "missing-plural").diagnostics.contains("there is no rule 'missing-plural'"))
    #expect(shipped.run("explain").output.contains("  wrong-configuration"))
  }
}
