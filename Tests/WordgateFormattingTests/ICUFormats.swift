#if os(Linux)
  import _FoundationICU

  /// The formats of the toolchain's ICU: the judge of ours.
  enum ICUFormats {
    /// All locales by ICU's own names, the root among them.
    static var locales: [String] {
      ["root"]
        + (0..<swift_uloc_countAvailable()).compactMap { swift_uloc_getAvailable($0).map { String(cString: $0) } }
    }

    static func string(
      _ fill: (_ buffer: UnsafeMutablePointer<UInt16>, _ capacity: Int32, _ status: inout UErrorCode) -> Int32
    ) -> String {
      var buffer = [UInt16](repeating: 0, count: 2048)
      var status = U_ZERO_ERROR
      let count = buffer.withUnsafeMutableBufferPointer { pointer in
        pointer.baseAddress.map { fill($0, 2048, &status) } ?? 0
      }
      return status.rawValue <= 0
        ? String(decoding: buffer[..<Int(count)], as: UTF16.self) : "ICU error \(status.rawValue)"
    }

    /// A number format of one style in one locale.
    struct Number: ~Copyable {
      private let format: UnsafeMutablePointer<UNumberFormat?>?

      init(_ style: UNumberFormatStyle, _ locale: String) {
        var status = U_ZERO_ERROR
        format = swift_unum_open(style, nil, 0, locale, nil, &status)
      }

      deinit { swift_unum_close(format) }

      func string(_ integer: Int) -> String {
        ICUFormats.string { swift_unum_formatInt64(format, Int64(integer), $0, $1, nil, &$2) }
      }

      func string(_ number: Double, fractionDigits: ClosedRange<Int>) -> String {
        swift_unum_setAttribute(format, UNUM_MAX_FRACTION_DIGITS, Int32(fractionDigits.upperBound))
        swift_unum_setAttribute(format, UNUM_MIN_FRACTION_DIGITS, Int32(fractionDigits.lowerBound))
        return ICUFormats.string { swift_unum_formatDouble(format, number, $0, $1, nil, &$2) }
      }
    }

    /// Amounts of one currency in one locale. The older number format keeps the separators of the region's own currency.
    struct Money: ~Copyable {
      private let formatter: OpaquePointer?
      private let result: OpaquePointer?

      init(_ currency: String, _ locale: String) {
        var status = U_ZERO_ERROR
        let skeleton = Array("currency/\(currency)".utf16)
        formatter = swift_unumf_openForSkeletonAndLocale(skeleton, Int32(skeleton.count), locale, &status)
        result = swift_unumf_openResult(&status)
      }

      deinit {
        swift_unumf_closeResult(result)
        swift_unumf_close(formatter)
      }

      func string(_ amount: Double) -> String {
        var status = U_ZERO_ERROR
        swift_unumf_formatDouble(formatter, amount, result, &status)
        return ICUFormats.string { swift_unumf_resultToString(result, $0, $1, &$2) }
      }
    }

    /// The patterns that ICU finds for skeletons, and dates in them.
    struct Dates: ~Copyable {
      private let generator: UnsafeMutablePointer<UDateTimePatternGenerator?>?
      private let locale: String

      init(_ locale: String) {
        var status = U_ZERO_ERROR
        generator = swift_udatpg_open(locale, &status)
        self.locale = locale
      }

      deinit { swift_udatpg_close(generator) }

      /// The texts of moments, in milliseconds from 1970, with the fields of a skeleton.
      func strings(_ moments: [Double], skeleton: String) -> [String] {
        let units = Array(skeleton.utf16)
        let pattern = ICUFormats.string {
          swift_udatpg_getBestPattern(generator, units, Int32(units.count), $0, $1, &$2)
        }
        return strings(moments, pattern: pattern)
      }

      /// The texts of moments in a pattern.
      func strings(_ moments: [Double], pattern: String) -> [String] {
        let pattern = Array(pattern.utf16)
        let zone = Array("UTC".utf16)
        var status = U_ZERO_ERROR
        let format = swift_udat_open(
          UDAT_PATTERN, UDAT_PATTERN, locale, zone, Int32(zone.count), pattern, Int32(pattern.count), &status)
        defer { swift_udat_close(format) }
        return moments.map { moment in
          ICUFormats.string { swift_udat_format(format, moment, $0, $1, nil, &$2) }
        }
      }
    }

    /// A list in one locale.
    static func list(_ items: [String], _ type: UListFormatterType, _ locale: String) -> String {
      var status = U_ZERO_ERROR
      let format = swift_ulistfmt_openForType(locale, type, ULISTFMT_WIDTH_WIDE, &status)
      defer { swift_ulistfmt_close(format) }
      let units = items.map { Array($0.utf16) }
      let all: [UInt16] = Array(units.joined()) + [0]
      return all.withUnsafeBufferPointer { base in
        var pointers: [UnsafePointer<UInt16>?] = []
        var place = 0
        for unit in units {
          pointers.append(base.baseAddress.map { $0 + place })
          place += unit.count
        }
        let lengths = units.map { Int32($0.count) }
        return string { swift_ulistfmt_format(format, pointers, lengths, Int32(items.count), $0, $1, &$2) }
      }
    }
  }
#endif
