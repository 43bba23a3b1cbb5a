#if os(Linux)
  import _FoundationICU

  /// The pieces that join the items of a list.
  enum DumpLists {
    private static let kinds: [(key: String, type: UListFormatterType)] = [
      ("and", ULISTFMT_TYPE_AND), ("or", ULISTFMT_TYPE_OR),
    ]

    static func files(source: String, parents: ParentChain) throws(PinnedProblem) -> [String: String] {
      var table = PinnedTable()
      for locale in ICULibrary.locales {
        for (key, type) in kinds {
          table.rows[locale.tag, default: [:]][key] = PinnedText.join(try pieces(locale.icu, type))
        }
      }
      return [
        "lists.txt": table.text(
          header: [
            "What stands between and around the items of a list: for two items before, between, after; for more before,",
            "after the first, between further ones, before the last, after.",
            "A locale has what its parent has, unless it says otherwise.", source,
          ], parents: parents, keys: kinds.map(\.key))
      ]
    }

    private static func pieces(_ locale: String, _ type: UListFormatterType) throws(PinnedProblem) -> [String] {
      var status = U_ZERO_ERROR
      let format = swift_ulistfmt_openForType(locale, type, ULISTFMT_WIDTH_WIDE, &status)
      try ICULibrary.check(status, "list format of \(locale)")
      defer { swift_ulistfmt_close(format) }
      // Hebrew puts a dash before items in another script, so the items begin with a letter of Yiddish.
      return try pieces(format, ["\u{5F0}1", "\u{5F0}2"])
        + pieces(format, ["\u{5F0}1", "\u{5F0}2", "\u{5F0}3", "\u{5F0}4"])
    }

    private static func pieces(_ format: OpaquePointer?, _ items: [String]) throws(PinnedProblem) -> [String] {
      let units = items.map { ContiguousArray($0.utf16) }
      let text = try ICULibrary.string { buffer, capacity, status in
        let storage = units.map { unit in
          let pointer = UnsafeMutablePointer<UInt16>.allocate(capacity: unit.count)
          pointer.initialize(from: Array(unit), count: unit.count)
          return pointer
        }
        defer { for pointer in storage { pointer.deallocate() } }
        let pointers = storage.map { Optional(UnsafePointer($0)) }
        let lengths = units.map { Int32($0.count) }
        return swift_ulistfmt_format(format, pointers, lengths, Int32(items.count), buffer, capacity, &status)
      }
      var result: [String] = []
      var rest = Substring(
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" })))
      for item in items {
        let parts = rest.unicodeScalars.split(separator: "\u{5F0}", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let last = item.unicodeScalars.last, parts[1].first == last else {
          throw PinnedProblem(message: "list items in another order: \(text)")
        }
        result.append(String(parts[0]))
        rest = Substring(parts[1].dropFirst())
      }
      return result + [String(rest)]
    }
  }
#endif
