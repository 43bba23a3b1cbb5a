#if os(Linux)
  /// The plural rules with their samples, a block a set of rules with the languages that follow it.
  enum DumpPlurals {
    static func files(source: String) throws(PinnedProblem) -> [String: String] {
      let plurals = try ICUResource(bundle: "plurals")
      let ranges = try ICUResource(bundle: "pluralRanges")
      return [
        "plural-cardinals.txt": text(
          ["Plural rules for counting: languages, then a line a category: condition, samples.", source],
          languages: plurals["locales"], sets: plurals["rules"]),
        "plural-ordinals.txt": text(
          ["Plural rules for places in an order: languages, then a line a category: condition, samples.", source],
          languages: plurals["locales_ordinals"], sets: plurals["rules"]),
        "plural-ranges.txt": text(
          ["Plural categories of ranges: languages, then a line a pair: start, end, category of the range.", source],
          languages: ranges["locales"], sets: ranges["rules"]),
      ]
    }

    private static func text(_ header: [String], languages: ICUResource?, sets: ICUResource?) -> String {
      var members: [String: [String]] = [:]
      for (language, set) in languages?.table ?? [:] {
        if let set = set.string, !set.isEmpty { members[set, default: []].append(ICULibrary.tag(language)) }
      }
      var blocks: [String] = []
      for (set, languages) in members {
        blocks.append((["\n" + languages.sorted().joined(separator: " ")] + lines(sets?[set])).joined(separator: "\n"))
      }
      return (header.map { "# " + $0 } + blocks.sorted()).joined(separator: "\n") + "\n"
    }

    private static func lines(_ set: ICUResource?) -> [String] {
      if case .array(let triples) = set {
        return triples.map { "  " + $0.strings.joined(separator: " ") }
      }
      return ["zero", "one", "two", "few", "many", "other"].compactMap { category in
        set?[category]?.string.map { "  \(category): \(PinnedText.trim($0))" }
      }
    }
  }
#endif
