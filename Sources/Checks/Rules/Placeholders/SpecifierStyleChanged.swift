import Findings
internal import WordgateMessages

struct SpecifierStyleChanged: TranslationRule {
  let id = "specifier-style-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let trigger: TextTraits = .styled
  let summary = "a translation writes a number with other digits or another width than its source"
  let reason = "The same figure reads 1.5 in one language and 1.500000 in another."
  var good: [RuleExample] {
    [RuleExample("Zoom %.1f×", ["de": "%.1f-facher Zoom"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Zoom %.1f×", faults: ["de"], ["de": "%f-facher Zoom"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form) else { return nil }
      let wanted = Self.styles(of: source)
      guard !wanted.isEmpty else { return nil }
      let changed = (form.format?.specifiers ?? []).first { specifier in
        guard !specifier.isCount, let style = wanted[specifier.position] else { return false }
        return style.kind == specifier.kind && !Self.agree(style, specifier)
      }
      guard let changed, let other = wanted[changed.position] else { return nil }
      return finding(
        "'\(changed.text)' writes the number otherwise than '\(other.text)' of the source\(form.suffix)",
        at: form.location, locale: translation.language, key: text.key, advice: "write '\(other.text)'")
    }
  }

  private static func styles(of form: Wording.Form) -> [Int: Specifier] {
    let numbers = (form.format?.specifiers ?? []).filter { $0.kind.isNumeric && !$0.isCount }
    return Dictionary(numbers.map { ($0.position, $0) }) { first, _ in first }
  }

  private static func agree(_ a: Specifier, _ b: Specifier) -> Bool {
    // A width of one digit is a position that lost its dollar sign: told elsewhere.
    let isWidth = b.style.width > 0 && b.style.width < 10 && !b.style.fillsWithZeros
    return a.style.precision == b.style.precision && a.style.fillsWithZeros == b.style.fillsWithZeros
      && (isWidth || !a.style.fillsWithZeros || a.style.width == b.style.width)
  }
}
