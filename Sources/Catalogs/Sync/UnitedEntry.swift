/// All uses of one key, united.
struct UnitedEntry {
  let key: String
  /// The comments of all uses: each once, sorted, joined by line ends. Nil where the code gives none.
  let comment: String?
  /// The source text the code gives apart from the key.
  let defaultValue: String?
  /// The phrases of all uses, each once.
  let phrases: [String]
  /// Whether no use of the key is looked up.
  let isVerbatim: Bool

  /// Whether the code says what the source language reads, so that the key does not have to.
  var hasValue: Bool { defaultValue != nil || !phrases.isEmpty }

  /// The text of the source language as a catalog keeps it; nil where the key says it all.
  var sourceValue: String? {
    guard let defaultValue else { return PositionalValue.of(key) }
    return PositionalValue.of(defaultValue) ?? defaultValue
  }

  /// Unites entries by key, in the order in which the keys first appear.
  static func united(_ entries: [ExtractedEntry]) -> [UnitedEntry] {
    var order: [ExactKey] = []
    var uses: [ExactKey: [ExtractedEntry]] = [:]
    for entry in entries {
      let key = ExactKey(entry.key)
      if uses[key] == nil { order.append(key) }
      uses[key, default: []].append(entry)
    }
    return order.map { UnitedEntry($0.text, uses[$0] ?? []) }
  }

  private init(_ key: String, _ uses: [ExtractedEntry]) {
    self.key = key
    let localized = uses.filter { !$0.isVerbatim }
    let comments = Set(
      (localized.isEmpty ? uses : localized).flatMap(\.comments).filter { !$0.isEmpty }.map(ExactKey.init))
    let sorted = comments.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    comment = sorted.isEmpty ? nil : sorted.joined(separator: "\n")
    defaultValue = localized.lazy.compactMap(\.defaultValue).first
    var seen: Set<ExactKey> = []
    phrases = localized.flatMap { $0.phrases ?? [] }.filter { seen.insert(ExactKey($0)).inserted }
    isVerbatim = localized.isEmpty
  }
}
