/// One file under `Locales/`: a block a locale, a line a value, and of the values only those that a locale does not share
/// with its parent.
struct PinnedTable {
  /// The values of every locale by key, complete.
  var rows: [String: [String: String]] = [:]

  /// Writes the blocks. A value is left out when the parent has it; when no ancestor says anything it is left out if it
  /// equals the value that `base` gives for the locale and key.
  func text(
    header: [String], parents: ParentChain, keys: [String],
    base: (_ locale: String, _ key: String) -> String? = { _, _ in nil }
  ) -> String {
    var lines = header.map { "# " + $0 }
    var written: [String: [String: String]] = [:]
    for locale in rows.keys.sorted(by: parents.precedes) {
      guard let row = rows[locale] else { continue }
      var own: [String: String] = [:]
      for key in keys {
        guard let value = row[key] else { continue }
        let ancestors = parents.ancestors(of: locale)
        let inherited = ancestors.lazy.compactMap { written[$0]?[key] }.first ?? base(locale, key)
        if inherited != value { own[key] = value }
      }
      written[locale] = own
      guard !own.isEmpty else { continue }
      lines.append("")
      lines.append(locale)
      for key in keys {
        if let value = own[key] { lines.append("  \(key): \(value)") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The values of one locale and key, inherited or own, nil when neither it nor an ancestor has one.
  struct Reader {
    private var own: [String: [String: String]] = [:]
    /// The values of every locale that has a block, complete.
    private var complete: [String: [String: String]] = [:]
    private let parents: ParentChain

    init(_ text: String, parents: ParentChain) throws(PinnedProblem) {
      self.parents = parents
      var order: [String] = []
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        guard line.hasPrefix("  ") else {
          order.append(String(line))
          continue
        }
        guard let locale = order.last, let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
          throw PinnedProblem(message: "no locale or no key in '\(line)'")
        }
        let key = String(PinnedText.trim(line[..<colon]))
        own[locale, default: [:]][key] = String(PinnedText.trim(line[line.utf8.index(after: colon)...]))
      }
      // Blocks stand behind those of their ancestors.
      for locale in order {
        let inherited = parents.parent(of: locale).flatMap { complete[nearest($0)] } ?? [:]
        complete[locale] = inherited.merging(own[locale] ?? [:]) { $1 }
      }
    }

    /// The locale itself or its nearest ancestor with a block.
    func nearest(_ locale: String) -> String {
      var locale = locale
      while complete[locale] == nil, let parent = parents.parent(of: locale) { locale = parent }
      return locale
    }

    func value(_ key: String, in locale: String) -> String? {
      complete[nearest(locale)]?[key]
    }

    /// The keys that the locale has itself, sorted.
    func ownKeys(of locale: String) -> [String] {
      own[locale].map { $0.keys.sorted() } ?? []
    }
  }
}
