import Catalogs
import Findings
import StructuredText

/// A bundle as it was read.
struct ARBBundle {
  let catalog: CatalogName
  let language: String
  let sourceLanguage: String
  private(set) var findings: [Finding] = []
  private var texts: [Text] = []

  private struct Text {
    var name: String
    var key: String?
    var specifiers: [String: String]
    var message: ICUMessage
    var comment: String?
    var location: Location
  }

  init(_ root: JSONNode, file: ExchangeFile) {
    let stem = file.name.stem
    let parts = stem.split(separator: "_", maxSplits: 1)
    let locale = root["@@locale"]?.string ?? parts.dropFirst().first.map(String.init) ?? stem
    language = String(locale.map { $0 == "_" ? "-" : $0 })
    let named = root["@@x-catalog"]?.string ?? parts.first.map(String.init) ?? stem
    catalog = named.hasSuffix(".xcstrings") ? CatalogName(path: named) : CatalogName(table: named)
    sourceLanguage = root["@@x-source"]?.string ?? ""
    for member in root.members where !member.key.hasPrefix("@") {
      let metadata = root["@" + member.key]
      guard let text = member.value.string, let message = ICUMessage(text) else {
        findings.append(
          .passedOver("'\(member.key)' is no text with at most one plural around it", at: member.value.location))
        continue
      }
      let placeholders = metadata?["placeholders"]?.members ?? []
      let specifiers = placeholders.compactMap { member in
        member.value["x-specifier"]?.string.map { (member.key, $0) }
      }
      texts.append(
        Text(
          name: member.key, key: metadata?["x-key"]?.string,
          specifiers: Dictionary(specifiers) { first, _ in first }, message: message,
          comment: metadata?["description"]?.string, location: member.value.location))
    }
  }

  /// The units of the bundle; `source` is the bundle in the source language, whose metadata counts where this has none.
  func section(source: ARBBundle?) -> ExchangeSection {
    var section = ExchangeSection(
      catalog: catalog, sourceLanguage: sourceLanguage, targetLanguage: language)
    let sources = Dictionary((source?.texts ?? []).map { ($0.name, $0) }) { first, _ in first }
    for text in texts {
      let model = sources[text.name]
      let key = text.key ?? model?.key ?? text.name
      for form in text.message.forms {
        let path = FormPath(form.category.map { [FormPath.Step.plural($0)] } ?? [])
        let target = Self.text(form.pieces, text.specifiers, model?.specifiers ?? [:])
        let own = model?.message.forms.first { $0.category == form.category }
        var unit = ExchangeUnit(
          key: key, form: path, source: own.flatMap { own in model.map { Self.text(own.pieces, $0.specifiers, [:]) } })
        unit.target = target.isEmpty ? nil : target
        unit.comment = text.comment
        unit.location = text.location
        section.units.append(unit)
      }
    }
    return section
  }

  /// A text as a catalog has it; an argument that nothing is known of stays as it is.
  private static func text(
    _ pieces: [ICUMessage.Piece], _ own: [String: String], _ others: [String: String]
  ) -> String {
    var result = ArgumentText()
    for piece in pieces {
      switch piece {
      case .text(let text): result.append(text)
      case .argument(let name):
        let position = name.hasPrefix("arg") ? Int(name.dropFirst(3).prefix { $0.isNumber }) : nil
        if let word = own[name] ?? others[name],
          let argument = ArgumentText.Argument(word: word, position: position)
        {
          result.pieces.append(.argument(argument))
        } else {
          result.append("{\(name)}")
        }
      }
    }
    return result.text
  }
}
