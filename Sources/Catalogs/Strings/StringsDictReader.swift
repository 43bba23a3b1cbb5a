import Findings
import StructuredText

/// Why a rule of a `.stringsdict` cannot stand in a catalog.
struct StringsDictProblem: Error {
  var message: String
  var location: Location?
}

/// Turns the rules of a `.stringsdict` into what a catalog holds.
///
/// A text that is nothing but one variable becomes a text by plural category, if its forms print the number that
/// decides; every other one becomes a text with substitutions. The number itself becomes `%arg`.
struct StringsDictReader {

  private var substitutions: [LocalizationDraft.Substitution] = []
  /// The only name of a variable that may become a text by plural category; nil for any.
  private let pluralVariable: String?

  private init(pluralVariable: String?) {
    self.pluralVariable = pluralVariable
  }

  /// Reads the value of one key.
  static func localization(
    _ rule: PropertyList, pluralVariable: String? = nil
  ) throws(StringsDictProblem) -> LocalizationDraft {
    var reader = StringsDictReader(pluralVariable: pluralVariable)
    let content = try reader.content(rule)
    return LocalizationDraft(content, substitutions: reader.substitutions)
  }

  /// `isFallback` says that the text is the one of all other devices, which may not vary by itself.
  private mutating func content(
    _ rule: PropertyList, isFallback: Bool = false
  ) throws(StringsDictProblem) -> LocalizationDraft.Content {
    if let text = rule.string { return .text(text) }
    if let format = rule["NSStringLocalizedFormatKey"]?.string {
      return try message(format, rule, isFallback: isFallback)
    }
    if let devices = rule["NSStringDeviceSpecificRuleType"] {
      var forms: [LocalizationDraft.Form] = []
      for member in devices.members {
        guard FormPath.deviceNames.contains(member.key) else {
          throw StringsDictProblem(message: "'\(member.key)' is no device", location: member.location)
        }
        if member.value["NSStringDeviceSpecificRuleType"] != nil {
          throw StringsDictProblem(message: "a device cannot vary by device again", location: member.location)
        }
        forms.append(.init(member.key, try content(member.value, isFallback: member.key == "other")))
      }
      return .device(forms)
    }
    if rule["NSStringVariableWidthRuleType"] != nil {
      throw StringsDictProblem(message: "texts by width have no place in a catalog", location: rule.location)
    }
    throw StringsDictProblem(message: "expected 'NSStringLocalizedFormatKey'", location: rule.location)
  }

  private mutating func message(
    _ format: String, _ rule: PropertyList, isFallback: Bool
  ) throws(StringsDictProblem) -> LocalizationDraft.Content {
    let variables = rule.members.filter { $0.value.isDictionary }
    let specifiers = TextSpecifier.all(in: Array(format.utf8))
    if !isFallback, variables.count == 1, let variable = variables.first, specifiers.count == 1,
      let only = specifiers.first,
      only.range.count == format.utf8.count, case .substitution(variable.key) = only.kind
    {
      let forms = try forms(of: variable)
      let mayStandAlone = pluralVariable == nil || pluralVariable == variable.key
      if pluralVariable != nil && mayStandAlone { return .plural(forms.map { .init($0.name, .text($0.text)) }) }
      if mayStandAlone, Self.isPlural(forms, type: Self.type(of: variable), position: only.position ?? 1) {
        return .plural(forms.map { .init($0.name, .text($0.text)) })
      }
    }
    var numbers: [String: Int] = [:]
    for specifier in specifiers {
      if case .substitution(let name) = specifier.kind, let position = specifier.position { numbers[name] = position }
    }
    var renamed: [String: String] = [:]
    for variable in variables {
      let argument = numbers[variable.key]
      let type = Self.type(of: variable)
      let forms = try forms(of: variable).map { form in
        LocalizationDraft.Form(form.name, .text(Self.counting(form.text, type: type, argument: argument)))
      }
      let part = LocalizationDraft.Substitution(name: variable.key, argument: argument, specifier: type, forms: forms)
      renamed[variable.key] = add(part)
    }
    return .text(Self.referring(format, specifiers, renamed))
  }

  /// Takes a part in, under another name where a device before has another part of that name.
  private mutating func add(_ part: LocalizationDraft.Substitution) -> String {
    var part = part
    let name = part.name
    var count = 1
    while let known = substitutions.first(where: { $0.name == part.name }) {
      if known.says(part) { return part.name }
      count += 1
      part.name = "\(name)_\(count)"
    }
    substitutions.append(part)
    return part.name
  }

  private static func type(of variable: PropertyList.Member) -> String? {
    variable.value["NSStringFormatValueTypeKey"]?.string
  }

  private func forms(of variable: PropertyList.Member) throws(StringsDictProblem) -> [(name: String, text: String)] {
    var forms: [(name: String, text: String)] = []
    for member in variable.value.members {
      switch (member.key, member.value.string) {
      case ("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"), ("NSStringFormatValueTypeKey", .some): break
      case (_, let text?) where FormPath.pluralNames.contains(member.key): forms.append((member.key, text))
      default:
        throw StringsDictProblem(
          message: "'\(member.key)' of the variable '\(variable.key)' has no place in a catalog",
          location: member.location)
      }
    }
    guard !forms.isEmpty else {
      throw StringsDictProblem(message: "the variable '\(variable.key)' has no texts", location: variable.location)
    }
    return forms
  }

  /// Whether the forms can stand for themselves: the first number that `other` reads is the one that decides.
  private static func isPlural(_ forms: [(name: String, text: String)], type: String?, position: Int) -> Bool {
    let all = forms.map { TextSpecifier.all(in: Array($0.text.utf8)) }
    let refersFurther = all.joined().contains { if case .substitution = $0.kind { true } else { false } }
    guard !refersFurther, let other = forms.firstIndex(where: { $0.name == "other" }),
      let place = all[other].firstIndex(where: \.isNumber)
    else { return false }
    let first = all[other][place]
    return first.kind == .argument(type: type ?? "") && (first.position ?? place + 1) == position
  }

  /// A form of a part: its own number becomes `%arg`, and what follows it gets the number that it has at run time.
  private static func counting(_ text: String, type: String?, argument: Int?) -> String {
    var passed = 0
    return replacing(text) { specifier, body in
      guard case .argument(let kind) = specifier.kind else { return nil }
      if specifier.position == nil { passed += 1 }
      let isPlain = kind == type && body == kind
      guard let argument else { return isPlain && specifier.position == nil && passed == 1 ? "%arg" : nil }
      let position = specifier.position ?? argument + passed - 1
      return isPlain && position == argument ? "%arg" : "%\(position)$\(body)"
    }
  }

  /// The text around the parts: a reference has no number of its own, since the part has it.
  private static func referring(
    _ format: String, _ specifiers: [TextSpecifier], _ names: [String: String]
  ) -> String {
    replacing(format) { specifier, _ in
      guard case .substitution(let name) = specifier.kind, let new = names[name] else { return nil }
      return "%#@\(new)@"
    }
  }

  /// The text with specifiers written anew; nil leaves one as it is.
  private static func replacing(_ text: String, _ change: (TextSpecifier, _ body: String) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var at = 0
    for specifier in TextSpecifier.all(in: bytes) {
      let body = String(decoding: bytes[specifier.bodyStart..<specifier.range.upperBound], as: UTF8.self)
      guard let new = change(specifier, body) else { continue }
      result += bytes[at..<specifier.range.lowerBound]
      result += new.utf8
      at = specifier.range.upperBound
    }
    result += bytes[at...]
    return String(decoding: result, as: UTF8.self)
  }
}

extension LocalizationDraft.Substitution {
  /// Whether another part is the same in all but its name.
  fileprivate func says(_ other: Self) -> Bool {
    let texts = { (part: Self) in
      part.forms.map { form in
        if case .text(let text) = form.content { "\(form.name)=\(text)" } else { form.name }
      }
    }
    return argument == other.argument && specifier == other.specifier && texts(self) == texts(other)
  }
}
