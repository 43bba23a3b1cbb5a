import Checks
import Findings
import Reports

/// A finding of a missing specifier with its words, as a check hands it to the reporters.
let missingSpecifier = CheckOutcome.Told(
  finding: Finding(
    rule: "missing-specifier", category: .placeholder, severity: .error,
    message: "'%@' of the source is missing", location: Location(file: "App.xcstrings", line: 4, column: 5),
    locale: "ru", key: "Then %@", advice: "put '%@' into the translation",
    notes: [Finding.Note("shown here", at: Location(file: "A.swift", line: 2, column: 3))]),
  text: FaultyText(
    form: "few", language: "ru", text: "Затем", sourceLanguage: "en", source: "Then %@", mark: .source(5..<7)),
  fingerprint: Fingerprint("0123456789abcdef"))

/// A finding with an edit that takes the last byte of a text out.
let edgeWhitespace = CheckOutcome.Told(
  finding: Finding(
    rule: "edge-whitespace", category: .hygiene, severity: .warning, message: "the text ends with white space",
    location: Location(file: "App.xcstrings", line: 9, column: 12), locale: "de", key: "Buy",
    advice: "remove the white space", edits: [SourceEdit(file: "App.xcstrings", range: 8..<9, replacement: "")]),
  text: FaultyText(form: "", language: "de", text: "Kaufen ", sourceLanguage: "en", source: "Buy", mark: .text(6..<7)),
  fingerprint: Fingerprint("fedcba9876543210"))

/// A gap of one language.
func missingTranslation(in locale: String, key: String = "Buy") -> CheckOutcome.Told {
  CheckOutcome.Told(
    finding: Finding(
      rule: "missing-translation", category: .completeness, severity: .error,
      message: "'\(key)' has no text in \(locale)", location: Location(file: "App.xcstrings", line: 7, column: 5),
      locale: locale, key: key, advice: "add a translation to \(locale)"),
    text: FaultyText(form: "", language: locale, text: nil, sourceLanguage: "en", source: key, mark: nil),
    fingerprint: Fingerprint("00000000000000" + String(locale.prefix(2))))
}

/// What a reporter writes.
func written(
  _ name: String, _ told: [CheckOutcome.Told], style: ReportStyle = .plain,
  change: (inout CheckReport) -> Void = { _ in }
) -> String {
  var report = CheckReport(CheckOutcome(told: told), version: "0.1.0")
  change(&report)
  return CheckReporters.reporter(name).map { $0.text(of: report, style) } ?? "there is no reporter '\(name)'"
}
