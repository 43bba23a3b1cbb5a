internal import WordgateMessages
internal import WordgatePlurals

/// A place of a form where an argument is read.
struct ArgumentUse: Hashable {
  var position: Int
  var kind: SpecifierKind
  /// As written: `%2$@`, `%#@days@`.
  var text: String
  /// Whether the place depends on the order of the text alone.
  var isInOrder: Bool
  /// The part that counts by it, where it is one.
  var part: String?
}

extension Wording {
  /// The arguments that a form reads, in the order of its text; a reference to a part reads the part's number.
  func arguments(of form: Form) -> [ArgumentUse] {
    if form.signature == 0 { return [] }
    return (form.format?.parts ?? []).compactMap { part in
      switch part {
      case .specifier(let specifier):
        return ArgumentUse(
          position: specifier.position, kind: specifier.kind, text: specifier.text,
          isInOrder: !specifier.isPositional && !specifier.isCount && specifier.name == nil)
      case .substitution(let reference):
        return ArgumentUse(
          position: reference.position, kind: self.part(reference.name)?.kind ?? .integer64,
          text: "%#@\(reference.name)@", isInOrder: false, part: reference.name)
      case .text, .percent, .mangled: return nil
      }
    }
  }

  /// The forms outside named parts.
  var mainForms: [Form] { substitutions.isEmpty ? forms : forms.filter { $0.substitution == nil } }

  /// The forms that say everything: those without a category and those of `other`, outside named parts.
  var fullForms: [Form] { forms.filter { $0.substitution == nil && $0.isFull } }

  /// What every argument has to be, by its number, as far as any form tells.
  var argumentKinds: [Int: SpecifierKind] {
    var kinds: [Int: SpecifierKind] = [:]
    for form in fullForms + forms {
      for use in arguments(of: form) where kinds[use.position] == nil { kinds[use.position] = use.kind }
    }
    return kinds
  }

  /// What the arguments are that a key names: `%lld days`.
  static func argumentKinds(ofKey key: String) -> [Int: SpecifierKind] {
    let uses = FormatString(key).specifiers.map { ($0.position, $0.kind) }
    return Dictionary(uses) { first, _ in first }
  }

  /// The arguments that a person sees in a form: those of a part's own text where it shows others than the number that
  /// it counts by, such as that number formatted by the app.
  func shownArguments(of form: Form) -> [ArgumentUse] {
    arguments(of: form).flatMap { use -> [ArgumentUse] in
      guard let part = use.part, let full = self.form("substitutions.\(part).other") else { return [use] }
      let shown = arguments(of: full)
      return shown.isEmpty || shown.contains { $0.position == use.position } ? [use] : shown
    }
  }

  /// The arguments that a person sees whatever the device.
  var shownArguments: [Int: ArgumentUse] {
    var shown: [Int: ArgumentUse]?
    for form in fullForms {
      let uses = Dictionary(shownArguments(of: form).map { ($0.position, $0) }) { first, _ in first }
      shown = shown.map { known in known.filter { uses[$0.key] != nil } } ?? uses
    }
    return shown ?? [:]
  }

  /// The number that chooses among the plural forms beside a form.
  func countPosition(beside form: Form) -> Int? {
    let other = mainForms.first { $0.category == .other && $0.device == form.device }
    return other.flatMap { arguments(of: $0).first { $0.kind.isNumeric }?.position }
  }
}
