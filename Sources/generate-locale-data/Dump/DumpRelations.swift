#if os(Linux)
  import _FoundationICU

  /// How locales relate: parents, likely subtags, aliases, scripts that run from right to left.
  struct DumpRelations {
    let files: [String: String]
    let parents: ParentChain

    init(source: String, bundles: [String: ICUResource]) throws(PinnedProblem) {
      let exceptions = try Self.parentExceptions(bundles)
      parents = ParentChain(exceptions: exceptions)
      files = [
        "parents.txt": Self.file(
          [
            "Locales that inherit data from another locale than the one with one subtag less: locale, parent.",
            source,
          ], exceptions.map { "\($0.key) \($0.value)" }),
        "likely-subtags.txt": Self.file(
          ["What a locale most likely means in full: locale, locale with language, script and region.", source],
          try ICUResource(bundle: "likelySubtags").table.compactMap { key, value in
            value.string.map { "\(ICULibrary.tag(key)) \(ICULibrary.tag($0))" }
          }),
        "aliases.txt": Self.file(
          [
            "Subtags that CLDR replaces: kind of subtag, old form, reason, new form (of several the first is the default).",
            source,
          ], try Self.aliases()),
        "right-to-left.txt": Self.file(
          ["Scripts that run from right to left.", source], Self.rightToLeftScripts()),
      ]
    }

    private static func file(_ header: [String], _ lines: [String]) -> String {
      (header.map { "# " + $0 } + lines.sorted()).joined(separator: "\n") + "\n"
    }

    private static func parentExceptions(_ bundles: [String: ICUResource]) throws(PinnedProblem) -> [String: String] {
      var exceptions: [String: String] = [:]
      let supplemental = try ICUResource(bundle: "supplementalData")
      for (parent, children) in supplemental["parentLocales"]?.table ?? [:] {
        for child in children.strings { exceptions[ICULibrary.tag(child)] = ICULibrary.tag(parent) }
      }
      for (locale, bundle) in bundles {
        if let parent = bundle["%%Parent"]?.string { exceptions[locale] = ICULibrary.tag(parent) }
      }
      return exceptions
    }

    private static func aliases() throws(PinnedProblem) -> [String] {
      let aliases = try ICUResource(bundle: "metadata")["alias"]
      var lines: [String] = []
      for (kind, name) in [
        ("language", "language"), ("script", "script"), ("territory", "region"), ("variant", "variant"),
      ] {
        for (old, alias) in aliases?[kind]?.table ?? [:] {
          guard let new = alias["replacement"]?.string, let reason = alias["reason"]?.string else { continue }
          lines.append("\(name) \(tag(old)) \(reason) \(tag(new))")
        }
      }
      return lines
    }

    private static func tag(_ text: String) -> String {
      String(text.map { $0 == "_" ? "-" : $0 })
    }

    private static func rightToLeftScripts() -> [String] {
      (0..<swift_u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1).compactMap { value in
        let script = UScriptCode(rawValue: numericCast(value))
        guard swift_uscript_isRightToLeft(script) != 0, let name = swift_uscript_getShortName(script) else {
          return nil
        }
        return String(cString: name)
      }
    }
  }
#endif
