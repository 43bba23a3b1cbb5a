import Catalogs
import StructuredText
import WordgateMessages

/// The members of the two files of a table in one language.
struct StringsTableWriter {
  private(set) var plain: [PropertyList.Member] = []
  private(set) var varied: [PropertyList.Member] = []

  /// `text` tells which text of a unit is written; a unit without it is left out.
  init(_ section: ExchangeSection, text: (ExchangeUnit) -> String?) {
    for group in section.groups {
      let texts = group.compactMap { unit in text(unit).map { (unit: unit, text: $0) } }
      guard let first = texts.first else { continue }
      // A text beside its own variations stands in the other file, and is passed over at run time as in a catalog.
      let isOverlapping = texts.contains { !$0.unit.form.steps.isEmpty && $0.unit.substitution == nil }
      let isPlain = first.unit.form.steps.isEmpty && (texts.count == 1 || isOverlapping)
      if isPlain { plain.append(.init(first.unit.key, .string(first.text), comment: first.unit.comment)) }
      let rest = isPlain ? Array(texts.dropFirst()) : texts
      if !rest.isEmpty { varied.append(.init(first.unit.key, Rule(rest).list, comment: first.unit.comment)) }
    }
  }
}

/// The texts of a key that varies, as a rule of a `.stringsdict`.
private struct Rule {
  private let texts: [(unit: ExchangeUnit, text: String)]
  private let variables: [PropertyList.Member]

  init(_ texts: [(unit: ExchangeUnit, text: String)]) {
    self.texts = texts
    var names: [String] = []
    for case let name? in texts.map(\.unit.substitution) where !names.contains(name) { names.append(name) }
    variables = names.map { name in
      let forms = texts.filter { $0.unit.substitution == name }
      let specifier = forms.lazy.compactMap(\.unit.argument?.specifier).first ?? "lld"
      return .init(name.escapingValue, .dictionary(Self.pluralRule(forms, specifier)))
    }
  }

  var list: PropertyList {
    let devices = texts.filter { $0.unit.form.steps.first?.isDevice ?? false }
    guard !devices.isEmpty else { return rule(texts.filter { $0.unit.substitution == nil }) }
    var names: [String] = []
    for (unit, _) in devices {
      if case .device(let name) = unit.form.steps.first, !names.contains(name) { names.append(name) }
    }
    let members = names.map { name in
      PropertyList.Member(name, rule(devices.filter { $0.unit.form.steps.first == .device(name) }))
    }
    return .dictionary([.init("NSStringDeviceSpecificRuleType", .dictionary(members))])
  }

  /// A text with its variables, or texts by plural category, which need one.
  private func rule(_ texts: [(unit: ExchangeUnit, text: String)]) -> PropertyList {
    guard let first = texts.first else { return .dictionary([]) }
    guard first.unit.pluralCategory != nil else {
      let isPlain = FormatString(first.text).substitutionReferences.isEmpty
      if isPlain, !first.unit.form.steps.isEmpty { return .string(first.text) }
      return .dictionary(
        [.init("NSStringLocalizedFormatKey", .string(first.text.escapingValue))] + variables)
    }
    let read = texts.sorted { one, _ in one.unit.pluralCategory == "other" }
    let count = read.lazy.compactMap { text in FormatString(text.text).specifiers.first { $0.kind.isNumber } }.first
    let reference = (count?.position ?? 1) > 1 ? "%\(count?.position ?? 1)$#@value@" : "%#@value@"
    let specifier = count.map { String($0.text.dropFirst().drop { $0.isNumber || $0 == "$" }) } ?? "lld"
    return .dictionary([
      .init("NSStringLocalizedFormatKey", .string(reference)),
      .init("value", .dictionary(Self.pluralRule(texts, specifier))),
    ])
  }

  private static func pluralRule(
    _ forms: [(unit: ExchangeUnit, text: String)], _ specifier: String
  ) -> [PropertyList.Member] {
    [
      .init("NSStringFormatSpecTypeKey", .string("NSStringPluralRuleType")),
      .init("NSStringFormatValueTypeKey", .string(specifier)),
    ] + forms.map { .init($0.unit.pluralCategory ?? "other", .string($0.text)) }
  }
}

extension FormPath.Step {
  fileprivate var isDevice: Bool { if case .device = self { true } else { false } }
}

extension SpecifierKind {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer32, .integer64, .unsigned32, .unsigned64, .decimal: true
    case .object, .character, .cString, .pointer: false
    }
  }
}

// A variable named `value` stands for a text by plural category; a substitution of that name gets a mark behind it.

extension String {
  private var isValue: Bool { hasPrefix("value") && dropFirst(5).allSatisfy { $0 == "_" } }

  /// A substitution's name, or a text with references, with the mark.
  var escapingValue: String {
    guard utf8.contains(UInt8(ascii: "@")) else { return isValue ? self + "_" : self }
    return withReferences { $0.isValue ? $0 + "_" : $0 }
  }

  /// The same without the mark.
  var unescapingValue: String {
    guard utf8.contains(UInt8(ascii: "@")) else { return self }
    return withReferences { $0.isValue && $0.utf8.count > 5 ? String($0.dropLast()) : $0 }
  }

  private func withReferences(_ change: (String) -> String) -> String {
    var text = self
    for name in Set(FormatString(self).substitutionReferences.map(\.name)) where change(name) != name {
      text = text.replacing("#@\(name)@", with: "#@\(change(name))@")
    }
    return text
  }
}

extension FormPath {
  /// The form with the mark taken off the name of its substitution.
  var unescapingValue: FormPath {
    guard case .substitution(let name) = steps.first, name.hasPrefix("value_"),
      name.dropFirst(5).allSatisfy({ $0 == "_" })
    else { return self }
    return FormPath([.substitution(String(name.dropLast()))] + Array(steps.dropFirst()))
  }
}
