#if os(Linux)
  import _FoundationICU

  /// The plural rules of the toolchain's ICU: the judge of ours.
  struct ICUPluralRules: ~Copyable {
    private let rules: OpaquePointer?

    /// Opens the rules of a locale by ICU's own name.
    init(_ locale: String, ordinal: Bool) {
      var status = U_ZERO_ERROR
      rules = swift_uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &status)
    }

    deinit { swift_uplrules_close(rules) }

    func category(of integer: Int) -> String {
      var buffer = [UInt16](repeating: 0, count: 16)
      var status = U_ZERO_ERROR
      let count = swift_uplrules_select(rules, Double(integer), &buffer, 16, &status)
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }

    func category(of number: borrowing ICUNumber) -> String {
      var buffer = [UInt16](repeating: 0, count: 16)
      var status = U_ZERO_ERROR
      let count = swift_uplrules_selectFormatted(rules, number.result, &buffer, 16, &status)
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }

    func category(of range: borrowing ICURange) -> String {
      var buffer = [UInt16](repeating: 0, count: 16)
      var status = U_ZERO_ERROR
      let count = swift_uplrules_selectForRange(rules, range.result, &buffer, 16, &status)
      return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }

    /// All locales by ICU's own names, the root among them.
    static var locales: [String] {
      ["root"]
        + (0..<swift_uloc_countAvailable()).compactMap { swift_uloc_getAvailable($0).map { String(cString: $0) } }
    }
  }

  /// A number as ICU has formatted it: the plural operands of what is visible.
  struct ICUNumber: ~Copyable {
    let result: OpaquePointer?
    private let formatter: OpaquePointer?

    /// Formats a decimal in English with the settings of a number skeleton.
    init(_ decimal: String, skeleton: String) {
      var status = U_ZERO_ERROR
      formatter = swift_unumf_openForSkeletonAndLocale(
        Array(skeleton.utf16), Int32(skeleton.utf16.count), "en", &status)
      result = swift_unumf_openResult(&status)
      swift_unumf_formatDecimal(formatter, decimal, Int32(decimal.utf8.count), result, &status)
    }

    deinit {
      swift_unumf_closeResult(result)
      swift_unumf_close(formatter)
    }
  }

  /// A range of numbers as ICU has formatted it.
  struct ICURange: ~Copyable {
    let result: OpaquePointer?
    private let formatter: OpaquePointer?

    init(_ start: Double, _ end: Double, locale: String) {
      var status = U_ZERO_ERROR
      formatter = swift_unumrf_openForSkeletonWithCollapseAndIdentityFallback(
        [], 0, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_RANGE, locale, nil, &status)
      result = swift_unumrf_openResult(&status)
      swift_unumrf_formatDoubleRange(formatter, start, end, result, &status)
    }

    deinit {
      swift_unumrf_closeResult(result)
      swift_unumrf_close(formatter)
    }
  }
#endif
