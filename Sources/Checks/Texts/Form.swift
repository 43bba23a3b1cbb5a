public import Catalogs
public import Findings
internal import StructuredText
public import WordgateMessages
public import WordgatePlurals

extension Wording {
  /// One text among the forms, with what a look at its bytes tells.
  public final class Form: Sendable {
    /// As in ``MessageLeaf/path``: empty, `few`, `iphone.one`, `substitutions.days.other`.
    public let path: String
    public let category: PluralCategory?
    public let device: Device?
    public let substitution: String?
    public let text: String
    public let state: TranslationState
    public let traits: TextTraits
    /// The arguments in one number; nil where they need a closer look.
    let signature: UInt64?
    /// A number made of all bytes: texts with different ones are different.
    let mark: UInt64
    /// The ASCII numbers of the text in one, whatever their order; those of specifiers are left out.
    let numerals: UInt64
    /// Whether `%` is only a percent sign.
    let isPlain: Bool
    /// The text taken apart where its neighbours decide how it is read.
    private let resolved: FormatString?
    /// What holds the text and its state in a catalog; nil where the key is the text.
    private let unit: JSONNode?
    private let keyLocation: Location?
    /// The bytes of the text in the file of a definition that carries it, quotes included.
    private let ownRange: Range<Int>?

    init(
      _ text: String, unit: JSONNode? = nil, keyLocation: Location? = nil, ownRange: Range<Int>? = nil,
      leaf: MessageLeaf? = nil,
      category: PluralCategory? = nil, isPlain: Bool = false
    ) {
      self.text = text
      self.unit = unit
      self.keyLocation = keyLocation
      self.ownRange = ownRange
      self.isPlain = isPlain
      path = leaf?.path ?? category?.name ?? ""
      self.category = leaf?.category ?? category
      device = leaf?.device
      substitution = leaf?.substitution
      resolved = leaf?.format
      state = unit.map { $0.string(of: "state").map { TranslationState(name: $0) } ?? .new } ?? .translated
      var text = text
      let facts = text.withUTF8 { TextFacts($0, isPlain: isPlain) }
      traits = facts.traits.union(TextTraits(of: state))
      signature = facts.signature
      mark = facts.mark
      numerals = facts.numerals
    }

    /// The text of a unit of a catalog. A missing value reads as empty, a missing state as `new`.
    convenience init(unit: JSONNode, category: PluralCategory? = nil) {
      self.init(unit.string(of: "value") ?? "", unit: unit, category: category)
    }

    /// Where the text stands, or its key.
    public var location: Location? { value?.location ?? keyLocation }

    /// Where the text stands in a catalog, or its unit where it has none.
    private var value: JSONNode? { unit.map { $0["value"] ?? $0 } }

    /// The text taken apart; nil where `%` is only a percent sign.
    public var format: FormatString? { isPlain ? nil : resolved ?? FormatString(text) }

    /// ` in the form 'few'`, or nothing for an only text.
    var suffix: String { path.isEmpty ? "" : " in the form '\(path)'" }

    /// Whether it stands for most numbers.
    var isFull: Bool { category == nil || category == .other }

    /// Whether two texts are the same, byte for byte.
    func saysTheSame(as other: Wording.Form) -> Bool { mark == other.mark && text.utf8.elementsEqual(other.text.utf8) }

    /// The edit that puts another text in the place of this one; none where the key is the text.
    func edit(to text: String) -> [SourceEdit] {
      guard let range = value?.range ?? ownRange, let file = location?.file else { return [] }
      let replacement = String(decoding: JSONWriter.quoted(text), as: UTF8.self)
      return [SourceEdit(file: file, range: range, replacement: replacement)]
    }
  }
}

extension TextTraits {
  /// The trait of a state.
  fileprivate init(of state: TranslationState) {
    switch state {
    case .new: self = .isNew
    case .needsReview: self = .needsReview
    case .machineTranslated: self = .machineTranslated
    case .unknown: self = .oddState
    case .translated: self = []
    }
  }
}
