import Catalogs
import StructuredText

/// Writes the texts of one catalog in one language as a bundle.
enum ARBWriter {
  static func bytes(
    of section: ExchangeSection, _ names: ResourceNames, language: String, text: (ExchangeUnit) -> String?
  ) -> [UInt8] {
    var members: [JSONValue.Member] = [
      .init("@@locale", .string(String(language.map { $0 == "-" ? "_" : $0 }))),
      .init("@@x-catalog", .string(section.catalog.path ?? section.catalog.table)),
      .init("@@x-source", .string(section.sourceLanguage)),
    ]
    for cluster in section.clusters {
      let forms = cluster.units.compactMap { unit in
        text(unit).flatMap { $0.isEmpty ? nil : (category: unit.pluralCategory, text: ArgumentText($0)) }
      }
      guard !forms.isEmpty else { continue }
      var placeholders = Placeholders()
      let name = names.name(of: cluster.key)
      members.append(.init(name, .string(message(forms, &placeholders))))
      var metadata: [JSONValue.Member] = []
      if let comment = cluster.units.first?.comment { metadata.append(.init("description", .string(comment))) }
      if names.isMade(for: cluster.key) { metadata.append(.init("x-key", .string(cluster.key))) }
      if !placeholders.members.isEmpty { metadata.append(.init("placeholders", .object(placeholders.members))) }
      if !metadata.isEmpty { members.append(.init("@" + name, .object(metadata))) }
    }
    return JSONWriter(style: .bundle).bytes(of: .object(members)) + [0x0A]
  }

  private static func message(
    _ forms: [(category: String?, text: ArgumentText)], _ placeholders: inout Placeholders
  ) -> String {
    guard forms[0].category != nil else { return spelled(forms[0].text, &placeholders, inPlural: false) }
    let ordered = forms.filter { $0.category == "other" } + forms.filter { $0.category != "other" }
    let counts = ordered.lazy.flatMap { $0.text.pieces }.compactMap { piece -> ArgumentText.Argument? in
      if case .argument(let argument) = piece, argument.isInteger { argument } else { nil }
    }
    let count = counts.first.map { placeholders.name(of: $0) } ?? "count"
    var parts = forms.map { form in
      "\(form.category ?? "other"){\(spelled(form.text, &placeholders, inPlural: true))}"
    }
    if !forms.contains(where: { $0.category == "other" }) { parts.append("other{}") }
    return "{\(count), plural, \(parts.joined(separator: " "))}"
  }

  private static func spelled(
    _ text: ArgumentText, _ placeholders: inout Placeholders, inPlural: Bool
  ) -> String {
    text.pieces.map { piece in
      switch piece {
      case .text(let text): ICUText.quoted(text, inPlural: inPlural)
      case .argument(let argument): "{\(placeholders.name(of: argument))}"
      }
    }.joined()
  }

  /// The arguments of a message by name, with what the metadata tells of them.
  private struct Placeholders {
    var members: [JSONValue.Member] = []
    private var names: [ArgumentText.Argument: String] = [:]

    mutating func name(of argument: ArgumentText.Argument) -> String {
      if let name = names[argument] { return name }
      var name = "arg\(argument.position)"
      while members.contains(where: { $0.key == name }) { name += "x" }
      names[argument] = name
      let type = argument.isInteger ? "int" : argument.isDecimal ? "double" : "String"
      members.append(
        .init(name, .object([.init("type", .string(type)), .init("x-specifier", .string(argument.word))])))
      return name
    }
  }
}

extension ArgumentText.Argument {
  /// Whether a plural form can be chosen by it.
  var isInteger: Bool { "dDiuU".contains(body.last ?? "@") }

  var isDecimal: Bool { "fFeEgGaA".contains(body.last ?? "@") }
}

extension JSONStyle {
  /// Two spaces, as editors of bundles write.
  static var bundle: JSONStyle {
    var style = JSONStyle.xcode
    style.colon = ": "
    style.emptyObject = .closed
    return style
  }
}
