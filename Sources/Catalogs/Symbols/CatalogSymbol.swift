/// One accessor: the name and arguments of a key.
struct CatalogSymbol {
  let key: String
  let comment: String?
  let name: SymbolName
  /// In the order of their numbers.
  let parameters: [Parameter]

  struct Parameter {
    /// The name in the call; nil where the text gives none.
    let label: String?
    /// The name in the body.
    let name: String
    /// The type in Swift.
    let type: String
    /// How the value is written into the text, without percent sign; nil for text.
    let specifier: String?
  }

  /// Why a key has no accessor.
  enum Obstacle: Error {
    /// Nothing in the key can be part of a name.
    case noName
    /// The text reads an argument that Swift has no value for: a string of C, an address.
    case foreignArgument(String)
  }

  init(_ entry: CatalogEntry, in catalog: Catalog) throws(Obstacle) {
    guard let name = SymbolName(key: entry.key) else { throw .noName }
    self.name = name
    key = entry.key
    comment = entry.comment
    parameters = try Self.parameters(of: entry.localization(catalog.sourceLanguage), key: entry.key)
  }

  /// What tells one accessor from another: the name with its labels.
  var signature: String {
    parameters.isEmpty ? name.text : name.text + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  /// The arguments that the texts of the source language read, or the key where it has none.
  private static func parameters(
    of localization: Localization?, key: String
  ) throws(Obstacle) -> [Parameter] {
    var found: [Int: (type: String, name: String?)] = [:]
    var numbering = ArgumentNumbering()
    for substitution in localization?.substitutions ?? [] {
      numbering.substitutions[substitution.name] = substitution.argument
    }
    let units = localization?.units ?? []
    let texts = units.filter { !$0.path.isSubstitution }.map(\.unit.value)
    for text in texts.isEmpty ? [key] : texts {
      let specifiers = TextSpecifier.all(in: Array(text.utf8))
      for (specifier, position) in zip(specifiers, numbering.positions(of: specifiers)) {
        switch specifier.kind {
        case .argument(let type): found[position] = found[position] ?? (type, specifier.name)
        case .substitution(let name):
          let type = localization?.substitutions.first { $0.name == name }?.specifier
          found[position] = found[position] ?? (type ?? "lld", name)
        case .count: break
        }
      }
    }
    var names: Set<String> = []
    var parameters: [Parameter] = []
    for index in 0..<min(found.keys.max() ?? 0, 99) {
      let (type, given) = found[index + 1] ?? ("@", nil)
      guard let swiftType = swiftType(type) else { throw .foreignArgument(type) }
      let label = given.flatMap { SymbolName(key: $0)?.text }
      // Two arguments may share a label, but not a name.
      let name = label.flatMap { names.contains($0) ? nil : $0 } ?? "arg\(index + 1)"
      names.insert(name)
      let specifier = type == "@" ? nil : type.filter { $0 != "L" }
      parameters.append(Parameter(label: label, name: name, type: swiftType, specifier: specifier))
    }
    return parameters
  }

  /// The type of Swift whose values a specifier writes; nil where there is none.
  private static func swiftType(_ type: String) -> String? {
    guard let conversion = type.utf8.last else { return nil }
    let isLong = type.utf8.dropLast().contains { "lqzjt".utf8.contains($0) }
    switch conversion {
    case UInt8(ascii: "@"): return "String"
    case UInt8(ascii: "d"), UInt8(ascii: "i"): return isLong ? "Int" : "Int32"
    case UInt8(ascii: "D"): return "Int"
    case UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"): return isLong ? "UInt" : "UInt32"
    case UInt8(ascii: "U"), UInt8(ascii: "O"): return "UInt"
    case UInt8(ascii: "c"): return "Int8"
    case UInt8(ascii: "C"): return "UInt16"
    case _ where "eEfFgGaA".utf8.contains(conversion): return "Double"
    default: return nil
    }
  }
}

extension FormPath {
  fileprivate var isSubstitution: Bool {
    if case .substitution? = steps.first { true } else { false }
  }
}
