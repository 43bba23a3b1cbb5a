#if os(Linux)
  import _FoundationICU

  /// Calls into the ICU of the toolchain, with Swift values on both sides.
  enum ICULibrary {
    /// "ICU 76.1, CLDR 46".
    static func versions() throws(PinnedProblem) -> String {
      let versions = try ICUResource(bundle: "icuver")
      guard let icu = versions["ICUVersion"]?.string, let cldr = versions["CLDRVersion"]?.string else {
        throw PinnedProblem(message: "ICU does not tell its version")
      }
      return "ICU \(icu), CLDR \(cldr)"
    }

    /// ICU's own names of all locales with data, "und" for the root, which ICU does not list.
    static var locales: [(icu: String, tag: String)] {
      var result = [(icu: "root", tag: "und")]
      for index in 0..<swift_uloc_countAvailable() {
        guard let name = swift_uloc_getAvailable(index).map({ String(cString: $0) }) else { continue }
        result.append((name, tag(name)))
      }
      return result
    }

    /// Loads every locale with its parents. ICU keeps what it has loaded, and a locale that is first asked for alone, or with
    /// keywords, stays without its parents.
    static func load() throws(PinnedProblem) {
      for locale in locales {
        for package in [nil, "icudt76l-curr"] as [String?] {
          var status = U_ZERO_ERROR
          // Never closed: ICU could forget it.
          _ = swift_ures_open(package, locale.icu, &status)
          try check(status, "locale \(locale.tag)")
        }
      }
    }

    /// The resource bundles of all locales by tag.
    static func bundles() throws(PinnedProblem) -> [String: ICUResource] {
      var result: [String: ICUResource] = [:]
      for locale in locales { result[locale.tag] = try ICUResource(bundle: locale.icu) }
      return result
    }

    /// Turns "zh_Hant_TW" into "zh-Hant-TW", and "root" into "und".
    static func tag(_ name: String) -> String {
      if name == "root" { return "und" }
      return name.split(separator: "_").enumerated().map { index, part in
        index > 0 && part.utf8.count > 4 ? part.lowercased() : String(part)
      }.joined(separator: "-")
    }

    /// Runs a call that fills a buffer of UTF-16.
    static func string(
      _ fill: (_ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32, _ status: inout UErrorCode) -> Int32
    ) throws(PinnedProblem) -> String {
      var buffer = [UInt16](repeating: 0, count: 1024)
      var status = U_ZERO_ERROR
      let count = buffer.withUnsafeMutableBufferPointer { pointer in
        pointer.baseAddress.map { fill($0, 1024, &status) } ?? 0
      }
      guard status.rawValue <= 0, count <= 1024 else {
        throw PinnedProblem(message: "ICU error \(status.rawValue)")
      }
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }

    /// The names in one of ICU's enumerations, which is closed.
    static func names(_ enumeration: OpaquePointer?) -> [String] {
      var result: [String] = []
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      while let name = swift_uenum_next(enumeration, &count, &status) {
        result.append(String(cString: name))
      }
      swift_uenum_close(enumeration)
      return result
    }

    static func check(_ status: UErrorCode, _ what: @autoclosure () -> String) throws(PinnedProblem) {
      if status.rawValue > 0 { throw PinnedProblem(message: "\(what()): ICU error \(status.rawValue)") }
    }
  }
#endif
