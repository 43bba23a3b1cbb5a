import Findings

struct BracePlaceholderChanged: TranslationRule {
  let id = "brace-placeholder-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let sourceTrigger: TextTraits = .brace
  let summary = "a translation changes or drops a placeholder such as {{ price }} or {name}"
  let reason = "What fills the placeholder does not find it: the reader sees braces, or no price."
  var good: [RuleExample] {
    [
      RuleExample("Only {{ price }}", ["de": "Nur {{price}}"]), RuleExample("Hi {name}", ["de": "Hallo {name}"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Only {{ price }}", faults: ["de"], ["de": "Nur {{ preis }}"]),
      RuleExample("Hi {name}", faults: ["fr"], ["fr": "Bonjour"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.flatMap { form -> [Finding] in
      guard form.isFull, form.substitution == nil, let source = text.source.counterpart(of: form) else { return [] }
      let wanted = Self.names(in: source.text)
      guard !wanted.isEmpty, !form.text.isBlank else { return [] }
      let found = Self.names(in: form.text)
      return wanted.subtracting(found).sorted().map { name in
        finding(
          "'{\(name)}' of the source is missing\(form.suffix)", severity: Self.isVariable(name) ? nil : .note,
          at: form.location, locale: translation.language,
          key: text.key, advice: "write '{\(name)}' as it stands in the source")
      }
    }
  }

  /// Whether a name is one of a variable and no word that is set apart: `product.price`, `user_name`, `userName`.
  private static func isVariable(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: ".")) || name.utf8.contains(UInt8(ascii: "_"))
      || name.dropFirst().utf8.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
      || ["price", "period", "name", "count", "date", "app"].contains(name)
  }

  /// The names between braces: letters, digits, dots and underscores, white space around them left out. `${name}` and
  /// `{0}` are told elsewhere.
  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var name: [UInt8] = []
    var isOpen = false
    var isEnded = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"):
        isOpen = last != UInt8(ascii: "$")
        isEnded = false
        name = []
      case UInt8(ascii: "}"):
        if isOpen, let first = name.first, first > UInt8(ascii: "9") {
          names.insert(String(decoding: name, as: UTF8.self))
        }
        isOpen = false
      case UInt8(ascii: " "): isEnded = !name.isEmpty && name.last != UInt8(ascii: "|")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "|"):
        // Two words are prose between braces.
        if isEnded, byte != UInt8(ascii: "|") { isOpen = false }
        isEnded = false
        if isOpen { name.append(byte) }
      default: isOpen = false
      }
      last = byte
    }
    return names
  }
}
