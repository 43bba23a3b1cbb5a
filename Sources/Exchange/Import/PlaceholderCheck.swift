import Catalogs
import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// Whether a translation reads the arguments that its source reads, so that it can be shown at all.
struct PlaceholderCheck {
  private let rules: PluralRules

  init(language: String) {
    rules = PluralRules(LocaleIdentifier(language) ?? .root)
  }

  /// What is wrong with the specifiers of a translation, as a sentence; nil where nothing is.
  func problem(
    in target: String, source: String?, key: String, form: FormPath, argument: ExchangeUnit.Argument?,
    substitutions: @autoclosure () -> Set<String>
  ) -> String? {
    let sign = UInt8(ascii: "%")
    guard target.utf8.contains(sign) || source?.utf8.contains(sign) ?? false else { return nil }
    if let source, Self.isPlainlyFine(target, source) { return nil }
    let written = FormatString(target)
    let model = FormatString(source ?? "")
    if let problem = mangled(written, model) { return problem }
    let references = written.substitutionReferences
    let known = references.isEmpty ? [] : substitutions()
    for reference in references where !known.contains(reference.name) {
      return "'\(target.piece(reference.range))' refers to a substitution that is not there"
    }
    var expected = model.uses
    if argument == nil {
      for (position, kind) in FormatString(key).uses where expected[position] == nil && source != nil {
        expected[position] = .some(kind)
      }
    } else if let number = argument?.number, source == nil {
      expected[number] = .some(nil)
    }
    if argument != nil, expected.isEmpty { return nil }
    for specifier in written.specifiers where !specifier.isCount {
      guard let kind = expected[specifier.position] else {
        return "'\(specifier.text)' reads an argument that the source does not have"
      }
      if let kind, !kind.agrees(with: specifier.kind) {
        return "'\(specifier.text)' reads argument \(specifier.position) as something else than the source"
      }
    }
    return missing(written, model, form: form)
  }

  /// Whether a translation reads what its source reads, because neither reads anything, or because both hold the same
  /// plain specifiers one after another. False where either holds what needs a closer look.
  static func isPlainlyFine(_ target: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>) -> Bool {
    var (first, second) = (PlainSpecifiers(target), PlainSpecifiers(source))
    while true {
      let (left, right) = (first.next(), second.next())
      guard left.count == right.count else { return false }
      if left.isEmpty { return first.isWithoutSigns && second.isWithoutSigns || !first.isOdd && !second.isOdd }
      guard !first.isOdd, !second.isOdd else { return false }
      for offset in 0..<left.count where target[left.lowerBound + offset] != source[right.lowerBound + offset] {
        return false
      }
    }
  }

  private static func isPlainlyFine(_ target: String, _ source: String) -> Bool {
    var (target, source) = (target, source)
    return target.withUTF8 { target in source.withUTF8 { isPlainlyFine(target, source: $0) } }
  }

  /// A piece that only looks like a specifier and is not in the source.
  private func mangled(_ written: FormatString, _ model: FormatString) -> String? {
    let known = Set(model.mangled.map(\.text))
    return written.mangled.first { $0.reason != .strayPercent && !known.contains($0.text) }?.message
  }

  /// An argument that the source shows and the translation does not. A plural form for one number, or for 0 and 1, may
  /// leave its number out.
  private func missing(_ written: FormatString, _ model: FormatString, form: FormPath) -> String? {
    let shown = written.uses
    let lost = model.specifiers.filter { shown[$0.position] == nil && !$0.isCount }
    let references = model.substitutionReferences.filter { shown[$0.position] == nil }
    if let reference = references.first { return "'\(model.text.piece(reference.range))' is missing" }
    guard let first = lost.first else { return nil }
    if case .plural(let name) = form.steps.last, let category = PluralCategory(name: name), category != .other,
      lost.count == 1, first.kind.isCountable
    {
      let numbers = rules.samples(of: category, atMost: 3)
      if numbers.count <= 1 || numbers == [0, 1] { return nil }
    }
    return "'\(first.text)' is missing"
  }
}

/// The plain specifiers of a text, from a percent sign to the letter that ends it: `%@`, `%2$lld`.
private struct PlainSpecifiers {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  /// Whether the text holds a percent sign that begins something else, or what may begin a placeholder of another system
  /// or a percent sign of another script.
  private(set) var isOdd = false
  /// Whether no percent sign was found.
  private(set) var isWithoutSigns = true

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next specifier; an empty range at the end.
  mutating func next() -> Range<Int> {
    while at < bytes.count, bytes[at] != UInt8(ascii: "%") {
      if bytes[at] == UInt8(ascii: "{") || bytes[at] == 0xEF || bytes[at] == 0xD9 { isOdd = true }
      at += 1
    }
    let start = at
    guard at < bytes.count else { return start..<start }
    isWithoutSigns = false
    at += 1
    while at < bytes.count, (0x30...0x39).contains(bytes[at]) || bytes[at] == UInt8(ascii: "$")
      || bytes[at] == UInt8(ascii: "l")
    { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "@") || bytes[at] == UInt8(ascii: "d") {
      at += 1
    } else {
      isOdd = true
    }
    return start..<at
  }
}

extension FormatString {
  /// The arguments that a text reads, by number; a reference to a substitution reads one of unknown kind.
  fileprivate var uses: [Int: SpecifierKind?] {
    var uses: [Int: SpecifierKind?] = [:]
    for reference in substitutionReferences { uses[reference.position] = .some(nil) }
    for specifier in specifiers where !specifier.isCount { uses[specifier.position] = .some(specifier.kind) }
    return uses
  }
}

extension SpecifierKind {
  /// Whether both read the same kind of value.
  fileprivate func agrees(with other: SpecifierKind) -> Bool { family == other.family }

  fileprivate var isCountable: Bool { family < 2 }

  private var family: Int {
    switch self {
    case .integer32, .integer64, .unsigned32, .unsigned64, .character: 0
    case .decimal: 1
    case .object: 2
    case .cString: 3
    case .pointer: 4
    }
  }
}

extension String {
  /// The text of a range of UTF-8 bytes.
  fileprivate func piece(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }
}
