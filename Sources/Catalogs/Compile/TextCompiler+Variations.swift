import Findings
import StructuredText

extension TextCompiler {
  /// Texts by plural category, chosen by the first number that `other`, or else any form, reads; nil where no form is kept.
  mutating func pluralMessage(_ forms: [Variation]) -> PropertyList? {
    let texts = pluralTexts(forms)
    guard !texts.isEmpty else { return nil }
    let ordered = texts.filter { $0.name == "other" } + texts.filter { $0.name != "other" }
    let read = ordered.flatMap { text in
      let specifiers = TextSpecifier.all(in: Array(text.value.utf8))
      return Array(zip(specifiers, numbering.positions(of: specifiers)))
    }
    guard let count = read.first(where: { $0.0.isNumber }), case .argument(let type) = count.0.kind else {
      if let form = forms.first, !isSourceAnswering { report(.error, Self.numberNeeded, at: form.location) }
      return .dictionary(rule(texts.map { ($0.name, $0.value) }, "lld", "%#@value@"))
    }
    let isNumbered = Set(read.map(\.1)).count > 1 || count.1 > 1
    let reference = isNumbered ? "%\(count.1)$#@value@" : "%#@value@"
    let values = texts.map { text in
      (text.name, isNumbered ? numbering.written(text.value, isNumbered: true) : plainText(text.value))
    }
    return .dictionary(rule(values, type, reference))
  }

  private static let numberNeeded =
    "Plural variation requires referencing the number in the string. To maintain grammatical correctness for strings "
    + "that do not reference the number of items, use separate top-level strings for one and greater than one."

  private func rule(_ values: [(String, String)], _ type: String, _ reference: String) -> [PropertyList.Member] {
    [
      .init("NSStringLocalizedFormatKey", .string(reference)),
      .init("value", .dictionary(Self.pluralRule(values, type))),
    ]
  }

  private static func pluralRule(_ values: [(String, String)], _ type: String) -> [PropertyList.Member] {
    let members: [PropertyList.Member] = [
      .init("NSStringFormatSpecTypeKey", .string("NSStringPluralRuleType")),
      .init("NSStringFormatValueTypeKey", .string(type)),
    ]
    return members + values.map { .init($0.0, .string($0.1)) }
  }

  /// The single texts of plural forms that are kept; a form that varies further is an error.
  private mutating func pluralTexts(_ forms: [Variation]) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    for form in forms {
      if form.node["variations"] != nil {
        report(.error, "Plural case cannot be further varied", at: form.location)
      } else if case .unit(let unit) = form.content {
        if isKept(unit) { result.append((form.name, unit.value)) }
      } else {
        report(.error, "Missing required key 'stringUnit'", at: form.location)
      }
    }
    return result
  }

  /// Texts by device, each one text, one with substitutions, or one that varies by number.
  mutating func deviceMessage(_ forms: [Variation], _ substitutions: [CatalogSubstitution]) -> PropertyList? {
    var members: [PropertyList.Member] = []
    for form in forms {
      switch form.content {
      case .unit(let unit) where isKept(unit):
        let isMessage = TextSpecifier.all(in: Array(unit.value.utf8)).contains { specifier in
          if case .substitution = specifier.kind { true } else { false }
        }
        let value: PropertyList =
          isMessage ? .dictionary(message(unit.value, substitutions)) : .string(plainText(unit.value))
        members.append(.init(form.name, value))
      case .unit: break
      case .plural, .device:
        if form.name == "other" {
          report(.error, "Fallback value cannot be further varied", at: form.location)
        } else if case .plural(let plural) = form.content, let value = pluralMessage(plural) {
          members.append(.init(form.name, value))
        }
      case .set, .none: report(.error, "Missing required key 'stringUnit'", at: form.location)
      }
    }
    guard !members.isEmpty else { return nil }
    return .dictionary([.init("NSStringDeviceSpecificRuleType", .dictionary(members))])
  }

  /// A text with the substitutions it refers to, and those that they refer to.
  mutating func message(_ text: String, _ substitutions: [CatalogSubstitution]) -> [PropertyList.Member] {
    let specifiers = TextSpecifier.all(in: Array(text.utf8))
    let value = numbering.written(text, isNumbered: numbering.isNeeded(for: specifiers))
    var members: [PropertyList.Member] = [.init("NSStringLocalizedFormatKey", .string(value))]
    for substitution in substitutions {
      if let rule = rule(of: substitution) { members.append(.init(substitution.name, .dictionary(rule))) }
    }
    return members
  }

  private mutating func rule(of substitution: CatalogSubstitution) -> [PropertyList.Member]? {
    guard case .plural(let forms) = substitution.content else { return nil }
    let type = substitution.specifier ?? "lld"
    var inner = numbering
    inner.count = (substitution.argument, type)
    inner.first = substitution.argument ?? 1
    let texts = pluralTexts(forms).map { text in
      let specifiers = TextSpecifier.all(in: Array(text.value.utf8))
      let isNumbered = substitution.argument != nil || inner.isNeeded(for: specifiers)
      return (text.name, inner.written(text.value, isNumbered: isNumbered))
    }
    return texts.isEmpty ? nil : Self.pluralRule(texts, type)
  }
}
