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
  /// forms of that kind: an export then marks the literal key by a delimiter at its end. `forms` are the names that the
  /// file shows to be those of forms, even if the catalog has no form of that kind any more.
  public static func resolve(
    _ name: String, in catalog: Catalog, forms: Set<String> = []
  ) -> (key: String, form: FormPath)? {
    let literal = catalog[name]
    if literal != nil, !name.utf8.contains(UInt8(ascii: "|")) { return (name, FormPath()) }
    for reading in readings(of: name) {
      guard let entry = catalog[reading.key] else { continue }
      if literal == nil || forms.contains(name) || entry.varies(like: reading.form) { return reading }
    }
    if literal != nil { return (name, FormPath()) }
    var rest = name
    while rest.hasSuffix(delimiter) {
      rest.removeLast(delimiter.count)
      if catalog[rest] != nil { return (rest, FormPath()) }
    }
    return nil
  }

  /// The names that are spelled as keys of a catalog are, and that a section shows to be those of forms.
  ///
  /// It does so where it has the key as well, with its mark; and where another form of the same kind stands beside it,
  /// since an export has all plural categories of a text.
  static func forms(in units: ExchangeUnits, _ catalog: Catalog) -> Set<String> {
    let names = Set(units.namesWithDelimiter)
    var found: Set<String> = []
    for var name in names where name.hasSuffix(delimiter) {
      while name.hasSuffix(delimiter) {
        name.removeLast(delimiter.count)
        found.insert(name)
      }
    }
    for name in names where !found.contains(name) && catalog[name] != nil {
      let isForm = readings(of: name).contains { reading in
        catalog[reading.key] != nil
          && reading.form.siblings.contains { sibling in
            let other = spelled(key: reading.key, form: sibling)
            return names.contains(other) && !(catalog[other]?.shouldTranslate ?? false)
          }
      }
      if isForm { found.insert(name) }
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

extension ExchangeUnits {
  /// The names of units that a file names, as far as they may be those of forms.
  fileprivate var namesWithDelimiter: [String] {
    withView { view in
      view.records.compactMap { record in
        guard let unit = other(record) else {
          let name = view.texts[record.name]
          let isNamed = record.flags.contains(.isIdentifier) && name.contains(UInt8(ascii: "|"))
          return isNamed ? String(decoding: name, as: UTF8.self) : nil
        }
        return unit.identifier.flatMap { $0.utf8.contains(UInt8(ascii: "|")) ? $0 : nil }
      }
    }
  }
}

extension FormPath {
  /// The other forms that a text with this one may have at the same place.
  fileprivate var siblings: [FormPath] {
    let names: [Step]
    switch steps.last {
    case .plural(let own): names = Self.pluralNames.filter { $0 != own }.map { .plural($0) }
    case .device(let own): names = Self.deviceNames.filter { $0 != own }.map { .device($0) }
    case .substitution, nil: names = []
    }
    return names.map { FormPath(Array(steps.dropLast()) + [$0]) }
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
