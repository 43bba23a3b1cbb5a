public import Catalogs
import StructuredText

/// The names that Xcode gives to units: `KEY`, `KEY|==|plural.one`, `KEY|==|device.iphone.plural.one`,
/// `KEY|==|substitutions.NAME.plural.one`, and `substitutions.@A.B@.…` for a name with a dot.
public enum UnitName {
  /// What stands between a key and its form.
  public static let delimiter = "|==|"

  /// The name of one form of a key.
  public static func spelled(key: String, form: FormPath) -> String {
    if form.steps.isEmpty { return key }
    var name = key + delimiter
    for (index, step) in form.steps.enumerated() {
      if index > 0 { name += "." }
      switch step {
      case .plural(let category): name += "plural.\(category)"
      case .device(let device): name += "device.\(device)"
      case .substitution(let part):
        name += part.utf8.contains(UInt8(ascii: ".")) ? "substitutions.@\(part)@" : "substitutions.\(part)"
      }
    }
    return name
  }

  /// Whether a key could be taken for the name of a form of another key.
  public static func isAmbiguous(_ key: String) -> Bool { !readings(of: key).isEmpty }

  /// Every key and form that a name may stand for besides being a key itself: the shortest form first.
  public static func readings(of name: String) -> [(key: String, form: FormPath)] {
    guard name.utf8.contains(UInt8(ascii: "|")) else { return [] }
    let bytes = Array(name.utf8)
    guard bytes.count > 4 else { return [] }
    var found: [(key: String, form: FormPath)] = []
    for place in stride(from: bytes.count - 5, through: 0, by: -1)
    where bytes[place..<place + 4].elementsEqual(delimiter.utf8) {
      guard let form = form(of: bytes[(place + 4)...]) else { continue }
      found.append((String(decoding: bytes[..<place], as: UTF8.self), form))
    }
    return found
  }

  /// The form that follows the delimiter; nil for what is none.
  private static func form(of bytes: ArraySlice<UInt8>) -> FormPath? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("substitutions.") else {
      guard text.hasPrefix("plural.") || text.hasPrefix("device.") else { return nil }
      return FormPath(text)
    }
    guard let plural = text.range(ofLast: ".plural."), FormPath.pluralNames.contains(String(text[plural.upperBound...]))
    else { return nil }
    var name = text[..<plural.lowerBound].dropFirst("substitutions.".count)
    if name.count > 2, name.hasPrefix("@"), name.hasSuffix("@") { name = name.dropFirst().dropLast() }
    guard !name.isEmpty else { return nil }
    return FormPath([.substitution(String(name)), .plural(String(text[plural.upperBound...]))])
  }

  /// The key and form that a name stands for in a catalog; nil where the catalog has neither.
  ///
  /// A key that is spelled like the form of another key is taken for that key, unless the other one is there and has
  /// forms of that kind: an export then marks the literal key by a delimiter at its end. Where a file holds such marks,
  /// `marked` are the names without them: a name among these is that of a form, even if the catalog has no form of that
  /// kind any more.
  public static func resolve(
    _ name: String, in catalog: Catalog, marked: Set<String> = []
  ) -> (key: String, form: FormPath)? {
    let literal = catalog[name]
    if literal != nil, !name.utf8.contains(UInt8(ascii: "|")) { return (name, FormPath()) }
    for reading in readings(of: name) {
      guard let entry = catalog[reading.key] else { continue }
      if literal == nil || marked.contains(name) || entry.varies(like: reading.form) { return reading }
    }
    if literal != nil { return (name, FormPath()) }
    var rest = name
    while rest.hasSuffix(delimiter) {
      rest.removeLast(delimiter.count)
      if catalog[rest] != nil { return (rest, FormPath()) }
    }
    return nil
  }

  /// The names of units that end in marks, without them.
  static func marked(in units: ExchangeUnits) -> Set<String> {
    var found: Set<String> = []
    let marked = units.withView { view in
      view.records.indices.filter { view.records[$0].isWhole || view.texts[view.records[$0].name].last == UInt8(ascii: "|") }
    }
    for index in marked {
      guard var name = units[index].identifier, name.utf8.last == UInt8(ascii: "|") else { continue }
      while name.hasSuffix(delimiter) {
        name.removeLast(delimiter.count)
        found.insert(name)
      }
    }
    return found
  }

  /// The name of a key's only text, told apart from the forms of other keys; nil where the key itself will do.
  static func escaped(_ key: String, in catalog: Catalog) -> String? {
    guard let known = resolve(key, in: catalog), !known.form.steps.isEmpty else { return nil }
    var name = key + delimiter
    while catalog[name] != nil { name += delimiter }
    return name
  }
}

extension CatalogEntry {
  /// Whether the entry has forms of the kind of a path in any language.
  fileprivate func varies(like form: FormPath) -> Bool {
    localizations.contains { localization in
      localization.units.contains { unit in
        switch (unit.path.steps.first, form.steps.first) {
        case (.plural, .plural), (.device, .device): true
        case (.substitution(let one), .substitution(let two)): one == two
        default: false
        }
      }
    }
  }
}

extension String {
  /// The last place of a text.
  fileprivate func range(ofLast text: String) -> Range<String.Index>? {
    var start = utf8.index(endIndex, offsetBy: -text.utf8.count, limitedBy: startIndex)
    while let place = start {
      let end = utf8.index(place, offsetBy: text.utf8.count)
      if utf8[place..<end].elementsEqual(text.utf8) { return place..<end }
      start = place > startIndex ? utf8.index(before: place) : nil
    }
    return nil
  }
}
