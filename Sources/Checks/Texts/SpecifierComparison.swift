internal import WordgateMessages
internal import WordgatePlurals

/// How the arguments of a translation differ from those of its source.
struct SpecifierComparison {
  enum Difference {
    /// The form does not show an argument that the source shows. It is forgiven in part where the form is chosen for
    /// 0 and 1 alone.
    case missing(Wording.Form, ArgumentUse, isForgiven: Bool)
    /// The form reads an argument that the source does not have.
    case extra(Wording.Form, ArgumentUse, available: Int)
    /// The form reads an argument as something else; forgiven where only the size differs.
    case changed(Wording.Form, ArgumentUse, expected: SpecifierKind, isForgiven: Bool)
    /// The form reads the arguments of the source in another order, without saying so.
    case swapped(Wording.Form, [ArgumentUse])
  }

  /// More than so many are not told: whoever mends the first ones has to look at the text anyway.
  private static let most = 100

  private(set) var differences: [Difference] = []
  private let translation: Wording
  private let source: Wording
  private let kinds: [Int: SpecifierKind]
  private let shown: [Int: ArgumentUse]

  init(_ translation: Wording, of text: CheckedText) {
    self.translation = translation
    source = text.source
    shown = source.shownArguments
    // The code passes what the key names, whether or not the source text shows it.
    let passed = Wording.argumentKinds(ofKey: text.key)
    kinds = source.argumentKinds.merging(passed) { used, _ in used }
    let isUnknown = text.sourceIsUnknown
    guard !isUnknown, source.forms.contains(where: { !$0.isPlain }) else { return }
    for form in translation.forms where differences.count < Self.most {
      if form.substitution == nil { compare(form) } else { comparePart(form) }
    }
    differences = Array(differences.prefix(Self.most))
  }

  private mutating func compare(_ form: Wording.Form) {
    let uses = translation.arguments(of: form)
    compareReads(form, uses)
    var seen = Set(uses.map(\.position))
    if !translation.substitutions.isEmpty { seen.formUnion(translation.shownArguments(of: form).map(\.position)) }
    for (position, use) in shown.sorted(by: { $0.key < $1.key }) where !seen.contains(position) {
      guard let forgiven = omission(of: position, in: form) else { continue }
      differences.append(.missing(form, use, isForgiven: forgiven))
    }
  }

  /// Whether leaving a number out is no fault (nil), a small one, or a real one.
  private func omission(of position: Int, in form: Wording.Form) -> Bool? {
    guard let category = form.category, category != .other else { return false }
    let count = translation.countPosition(beside: form) ?? source.fullest.flatMap(source.countPosition)
    guard count == nil || count == position else { return false }
    return translation.grammar.forgiveness(category)
  }

  private mutating func compareReads(_ form: Wording.Form, _ uses: [ArgumentUse]) {
    let wrong = uses.filter { use in kinds[use.position].map { !Self.agree($0, use.kind) } ?? false }
    let inOrder = uses.filter(\.isInOrder)
    let order = source.fullest.map { source.arguments(of: $0).sorted { $0.position < $1.position } } ?? []
    if wrong.contains(where: \.isInOrder), inOrder.count == order.count,
      inOrder.map(\.kind.argumentType.rawValue).sorted() == order.map(\.kind.argumentType.rawValue).sorted()
    {
      differences.append(.swapped(form, inOrder))
      return
    }
    for use in uses {
      guard let expected = kinds[use.position] else {
        differences.append(.extra(form, use, available: kinds.keys.max() ?? 0))
        continue
      }
      if !Self.agree(expected, use.kind) {
        differences.append(.changed(form, use, expected: expected, isForgiven: false))
      } else if Self.size(expected) != Self.size(use.kind) {
        differences.append(.changed(form, use, expected: expected, isForgiven: true))
      }
    }
  }

  /// A form of a named part shows its number where the part's own `other` does, or the source's.
  private mutating func comparePart(_ form: Wording.Form) {
    guard let name = form.substitution else { return }
    let path = "substitutions.\(name).other"
    let uses = translation.arguments(of: form).filter { kinds[$0.position] == nil }
    for use in uses where !use.text.hasSuffix("arg") {
      differences.append(.extra(form, use, available: kinds.keys.max() ?? 0))
    }
    let translation = translation
    let siblings = PluralCategory.allCases.compactMap { category in
      translation.form("substitutions.\(name).\(category.name)")
    }
    let model = source.form(path) ?? siblings.first { $0.format?.specifiers.contains(where: \.isCount) == true }
    guard let model, let count = model.format?.specifiers.first(where: \.isCount) else { return }
    let showsNumber = form.format?.specifiers.contains { $0.kind.isNumeric } ?? false
    guard !showsNumber else { return }
    var forgiven: Bool? = false
    if let category = form.category, category != .other {
      forgiven = translation.grammar.forgiveness(category)
    }
    guard let forgiven else { return }
    let use = ArgumentUse(position: count.position, kind: count.kind, text: count.text, isInOrder: false)
    differences.append(.missing(form, use, isForgiven: forgiven))
  }

  /// Whether both read the same kind of value from the arguments.
  private static func agree(_ a: SpecifierKind, _ b: SpecifierKind) -> Bool {
    func family(_ kind: SpecifierKind) -> Int {
      switch kind {
      case .integer32, .integer64, .unsigned32, .unsigned64, .character: 0
      case .decimal: 1
      case .object: 2
      case .cString: 3
      case .pointer: 4
      }
    }
    return family(a) == family(b)
  }

  private static func size(_ kind: SpecifierKind) -> Int {
    switch kind {
    case .integer32, .unsigned32, .character: 4
    case .integer64, .unsigned64, .decimal, .object, .cString, .pointer: 8
    }
  }
}

extension SpecifierKind {
  /// The kind in words: `a whole number`.
  var words: String {
    switch self {
    case .integer32: "a whole number (%d)"
    case .integer64: "a whole number (%lld)"
    case .unsigned32: "a whole number (%u)"
    case .unsigned64: "a whole number (%llu)"
    case .decimal: "a decimal (%f)"
    case .object: "a text (%@)"
    case .character: "a character (%c)"
    case .cString: "a C string (%s)"
    case .pointer: "an address (%p)"
    }
  }
}
