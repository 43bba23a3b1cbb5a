import Catalogs
import StructuredText
import WordgateMessages

/// What a file tells of substitutions that only the translation has: their numbers from the references of the parent
/// text, their specifiers from the forms.
enum IncomingArguments {
  static func collect(
    _ section: ExchangeSection, in catalog: Catalog, forms: Set<String>
  ) -> [ExactKey: ExchangeSpelling.Arguments] {
    var found: [ExactKey: ExchangeSpelling.Arguments] = [:]
    for index in section.units.indicesOfParts {
      let unit = section.units[index]
      guard let target = unit.target, let (key, form) = place(of: unit, in: catalog, forms),
        case .substitution(let name) = form.steps.first
      else { continue }
      var argument = found[ExactKey(key)]?[name] ?? unit.argument ?? ExchangeUnit.Argument()
      if argument.specifier == nil, let specifier = FormatString(target).specifiers.first, !specifier.isCount {
        argument.number = argument.number ?? (specifier.isPositional ? specifier.position : nil)
        argument.specifier = specifier.text.withoutPosition
      }
      found[ExactKey(key), default: [:]][name] = argument
    }
    guard !found.isEmpty else { return found }
    for unit in section.units {
      guard let target = unit.target, target.utf8.contains(UInt8(ascii: "@")),
        let (key, form) = place(of: unit, in: catalog, forms), unit.substitution == nil, form.steps.first?.isPart != true
      else { continue }
      for reference in FormatString(target).substitutionReferences where reference.isPositional {
        found[ExactKey(key)]?[reference.name]?.number = reference.position
      }
    }
    return found
  }

  private static func place(
    of unit: ExchangeUnit, in catalog: Catalog, _ forms: Set<String>
  ) -> (key: String, form: FormPath)? {
    guard let name = unit.identifier else { return (unit.key, unit.form) }
    if !name.utf8.contains(UInt8(ascii: "|")) { return (name, FormPath()) }
    return UnitName.resolve(name, in: catalog, forms: forms)
  }
}

extension ExchangeUnits {
  /// The places of the units that could be forms of substitutions.
  fileprivate var indicesOfParts: [Int] {
    withView { view in
      view.records.indices.filter { index in
        let record = view.records[index]
        guard let unit = other(record) else {
          return record.flags.contains(.isIdentifier) && view.texts[record.name].contains(UInt8(ascii: "|"))
        }
        return unit.identifier.map { $0.utf8.contains(UInt8(ascii: "|")) } ?? (unit.form.substitutionName != nil)
      }
    }
  }
}

extension FormPath.Step {
  fileprivate var isPart: Bool { if case .substitution = self { true } else { false } }
}

extension String {
  /// A specifier without its percent sign and number: `lld` of `%2$lld`.
  fileprivate var withoutPosition: String {
    let text = dropFirst()
    guard let dollar = text.firstIndex(of: "$") else { return String(text) }
    return String(text[text.index(after: dollar)...])
  }
}
