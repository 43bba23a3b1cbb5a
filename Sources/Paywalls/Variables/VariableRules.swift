import Extraction
public import Findings

/// What is wrong with the variables of one text of a paywall.
public enum VariableRules {
  /// Checks the variables of a text's value in one language.
  ///
  /// - Parameters:
  ///   - value: The text in that language.
  ///   - source: The text in the source language, whose variables every other has to hold; nil for the source itself.
  ///   - custom: The names of custom variables that the definition declares; nil where it declares none at all.
  public static func findings(
    in value: String, of text: PaywallText, source: String?, locale: String, at location: Location?,
    custom: Set<String>? = nil
  ) -> [Finding] {
    var check = VariableCheck(text: text, locale: locale, location: location)
    let template = TextTemplate(value)
    if template.isUnclosed {
      check.report(
        "unclosed-variable", .error, "'{{' is never closed", advice: "close it with '}}'")
    }
    for variable in template.variables { check.visit(variable, custom: custom) }
    check.compare(template, with: source.map { TextTemplate($0) })
    return check.findings
  }
}

private struct VariableCheck {
  let text: PaywallText
  let locale: String
  let location: Location?
  var findings: [Finding] = []

  mutating func report(_ rule: String, _ severity: Severity, _ message: String, advice: String? = nil) {
    findings.append(
      Finding(
        rule: rule, category: .placeholder, severity: severity, message: message, location: location ?? text.location,
        locale: locale, key: text.key, advice: advice))
  }

  mutating func visit(_ variable: TextVariable, custom: Set<String>?) {
    let name = variable.name
    guard !name.isEmpty else {
      report("empty-variable", .error, "'{{ }}' names no variable", advice: "name one, or remove the braces")
      return
    }
    for function in variable.functions where !KnownVariable.functions.contains(function) {
      report(
        "unknown-function", .error, "no SDK knows the function '\(function)'",
        advice: "use one of \(KnownVariable.functions.sorted().joined(separator: ", "))")
    }
    if KnownVariable.isKnown(name) {
      checkCustom(name, custom: custom)
      checkUse(of: name)
    } else if KnownVariable.firstGeneration.contains(name) {
      if text.path.contains("text_lid") {
        report(
          "first-generation-variable", .note,
          "'\(name)' is a variable of the first paywalls: it is filled in only while a package is selected")
      }
      checkUse(of: name)
    } else {
      report(
        "unknown-variable", .error, "no SDK knows the variable '\(name)': it shows nothing",
        advice: KnownVariable.nearest(to: name).map { "did you mean '\($0)'" })
    }
  }

  private mutating func checkCustom(_ name: String, custom: Set<String>?) {
    guard let custom, let dot = name.firstIndex(of: "."), name[..<dot].hasSuffix("custom") else { return }
    let own = String(name[name.index(after: dot)...])
    guard !custom.contains(own) else { return }
    report(
      "unknown-variable", .warning, "the definition declares no custom variable '\(own)'",
      advice: "declare it in 'ui_config.custom_variables'")
  }

  private mutating func checkUse(of name: String) {
    if KnownVariable.speaksOfOffer(name), !isInOffer {
      report(
        "offer-variable-outside-offer", .warning,
        "'\(name)' shows the usual price or period to everyone without an offer",
        advice: "use it in an override under 'intro_offer' or 'promo_offer'")
    }
    if KnownVariable.countsDown(name), !text.path.contains("countdown") {
      report("count-outside-countdown", .error, "'\(name)' shows nothing outside a countdown")
    }
    if KnownVariable.comesFromStore(name) {
      report(
        "name-from-store", .note, "'\(name)' is written by the store, in the language of the reader's store account",
        advice: "give the plan a text of its own")
    }
    if let unit = KnownVariable.bareUnit(name) {
      report(
        "bare-period-number", .warning, "'\(name)' is a bare number: no language can bend the word for \(unit)",
        advice: "use the variable that ends in 'period_with_unit'")
    }
  }

  private var isInOffer: Bool {
    text.conditions.contains { condition in
      condition.holds && ["intro offer", "promo offer", "multiple intro offers"].contains(condition.expression)
    } || text.key.hasSuffix("_with_intro_offer")
  }

  /// Compares the variables with those of the source language, each as often as it stands there.
  mutating func compare(_ template: TextTemplate, with source: TextTemplate?) {
    guard let source else { return }
    let own = Dictionary(grouping: template.variables, by: \.name).mapValues(\.count)
    let wanted = Dictionary(grouping: source.variables, by: \.name).mapValues(\.count)
    for name in Set(own.keys).union(wanted.keys).sorted() where (own[name] ?? 0) != (wanted[name] ?? 0) {
      let isMissing = (own[name] ?? 0) < (wanted[name] ?? 0)
      report(
        "variable-mismatch", .error,
        isMissing
          ? "'{{ \(name) }}' of the source text is missing" : "'{{ \(name) }}' is not in the source text",
        advice: isMissing ? "add it" : "remove it")
    }
  }
}
