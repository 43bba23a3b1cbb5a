#if os(Linux)
  import _FoundationICU

  /// The words for lengths of time: days, weeks, months and years with a number, in full and short.
  enum DumpUnits {
    static let units = ["day", "week", "month", "year"]
    private static let widths = [(key: "", table: "units"), (key: " short", table: "unitsShort")]
    private static let categories = ["zero", "one", "two", "few", "many", "other"]

    static func files(source: String, parents: ParentChain) throws(PinnedProblem) -> [String: String] {
      var own: [String: [String: [String: String]]] = [:]
      for locale in ICULibrary.locales { own[locale.tag] = words(of: locale.icu) }
      var table = PinnedTable()
      for locale in ICULibrary.locales {
        for key in keys {
          let chain = [locale.tag] + parents.ancestors(of: locale.tag)
          func forms(_ key: String) -> [String: String] {
            chain.reduce(into: [:]) { forms, ancestor in
              forms.merge(own[ancestor]?[key] ?? [:]) { nearer, _ in nearer }
            }
          }
          // ICU leaves out what is the same in short.
          let full = forms(key)
          let forms = full.isEmpty ? forms("\(key) short") : full
          let pieces = categories.compactMap { name in forms[name].map { "\(name) \(PinnedText.escape($0))" } }
          if !pieces.isEmpty { table.rows[locale.tag, default: [:]][key] = pieces.joined(separator: " | ") }
        }
      }
      return [
        "units.txt": table.text(
          header: [
            "Lengths of time with a number for {0}: for each plural category its text.",
            "A locale has what its parent has, unless it says otherwise.", source,
          ], parents: parents, keys: keys)
      ]
    }

    static var keys: [String] { units.flatMap { unit in widths.map { unit + $0.key } } }

    /// The texts that a locale has itself, by key and category.
    private static func words(of locale: String) -> [String: [String: String]] {
      guard let bundle = try? ICUResource(bundle: locale, package: "icudt76l-unit") else { return [:] }
      var words: [String: [String: String]] = [:]
      for unit in units {
        for width in widths {
          let table = bundle[width.table]?["duration"]?[unit]?.table ?? [:]
          for category in categories {
            if let text = table[category]?.string { words[unit + width.key, default: [:]][category] = text }
          }
        }
      }
      return words
    }
  }
#endif
