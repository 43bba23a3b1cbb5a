import Catalogs
import Findings
import StructuredText
import WordgateMessages

/// Reads one file of Android resources.
struct AndroidReader {
  /// The folder of the table and the language, nil for the source.
  let folder: [Substring]
  let language: String?
  private(set) var findings: [Finding] = []
  private let catalog: CatalogName?
  /// What the file says of its language.
  private let locale: String?
  private var texts: [Text] = []

  private struct Text {
    var name: String
    var key: String?
    var category: String?
    var text: ArgumentText
    var location: Location
  }

  init(_ root: XMLTree.Node, file: ExchangeFile) {
    let parts = file.path.split(separator: "/").dropLast()
    folder = Array(parts.dropLast())
    locale = root["tools:locale"]
    let tag = parts.last.flatMap { AndroidLanguage.tag(ofFolder: $0) }
    language = tag ?? (parts.last == "values" ? nil : locale)
    catalog = root["tools:catalog"].map { $0.hasSuffix(".xcstrings") ? CatalogName(path: $0) : CatalogName(table: $0) }
    for element in root.children where element.kind == .element { read(element) }
  }

  private mutating func read(_ element: XMLTree.Node) {
    guard let name = element["name"] else { return }
    let key = element["tools:key"]
    if element.isElement("string") {
      texts.append(
        Text(name: name, key: key, category: nil, text: Self.text(of: element), location: element.location))
    } else if element.isElement("plurals") {
      for item in element.children where item.isElement("item") {
        guard let category = item["quantity"], FormPath.pluralNames.contains(category) else {
          findings.append(.malformed("'\(item["quantity"] ?? "")' is no plural category", at: item.location))
          continue
        }
        texts.append(
          Text(name: name, key: key, category: category, text: Self.text(of: item), location: item.location))
      }
    }
  }

  /// The units of the file; `source` is the file in the source language beside it.
  func section(in language: String, source: AndroidReader?) -> ExchangeSection {
    var section = ExchangeSection(
      catalog: catalog ?? source?.catalog
        ?? CatalogName(table: folder.last.map(String.init) ?? "Localizable"),
      sourceLanguage: source?.locale ?? "", targetLanguage: language)
    let sources = Dictionary((source?.texts ?? []).map { ([$0.name, $0.category ?? ""], $0) }) { first, _ in first }
    for text in texts {
      let model = sources[[text.name, text.category ?? ""]] ?? sources[[text.name, "other"]]
      let key = text.key ?? model?.key ?? text.name
      let form = FormPath(text.category.map { [FormPath.Step.plural($0)] } ?? [])
      let hasOwnSource = model?.category == text.category
      var unit = ExchangeUnit(key: key, form: form, source: hasOwnSource ? model?.text.text : nil)
      let target = text.text.adopting(model?.text).text
      unit.target = target.isEmpty ? nil : target
      unit.location = text.location
      section.units.append(unit)
    }
    return section
  }

  private static func text(of element: XMLTree.Node) -> ArgumentText {
    var reader = AndroidText.Reader()
    var result = ArgumentText()
    add(element, to: &result, &reader)
    return result
  }

  private static func add(_ element: XMLTree.Node, to result: inout ArgumentText, _ reader: inout AndroidText.Reader) {
    for child in element.children {
      switch child.kind {
      case .element where child.isElement("g"):
        let shown = child.text
        let place = FormatString(shown).specifiers.first
        if let word = child["id"], let argument = ArgumentText.Argument(word: word, position: place?.position) {
          result.append(reader.space())
          result.pieces.append(.argument(argument))
        } else {
          add(child, to: &result, &reader)
        }
      case .element: add(child, to: &result, &reader)
      case .text, .cdata: add(reader.text(child.text), to: &result)
      case .attribute, .comment, .instruction: break
      }
    }
  }

  /// Plain text, in which arguments of Java may stand.
  private static func add(_ text: String, to result: inout ArgumentText) {
    for piece in ArgumentText(text).pieces {
      if case .argument(var argument) = piece, argument.isNumbered {
        argument.body = AndroidText.body(argument.body)
        argument.isNumbered = false
        argument.isGuessed = true
        result.pieces.append(.argument(argument))
      } else {
        result.pieces.append(piece)
      }
    }
  }
}

extension ArgumentText {
  /// The text with arguments as the source spells them, where only their numbers and kinds agree.
  fileprivate func adopting(_ source: ArgumentText?) -> ArgumentText {
    guard let source else { return self }
    var known: [Int: Argument] = [:]
    for case .argument(let argument) in source.pieces where known[argument.position] == nil {
      known[argument.position] = argument
    }
    var result = self
    for (index, piece) in result.pieces.enumerated() {
      guard case .argument(let argument) = piece, argument.isGuessed, let model = known[argument.position],
        AndroidText.specifier(argument.body) == AndroidText.specifier(model.body)
      else { continue }
      result.pieces[index] = .argument(model)
    }
    return result
  }
}
