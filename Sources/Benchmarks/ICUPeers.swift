#if os(Linux)
  import Foundation
  import _FoundationICU

  /// The ICU inside the toolchain, each service opened once, as its fastest users do.
  enum ICUPeers {
    final class Plurals {
      private let rules: OpaquePointer?
      private var buffer = [UInt16](repeating: 0, count: 32)

      init(_ locale: String) {
        var status = U_ZERO_ERROR
        rules = swift_uplrules_open(locale, &status)
      }

      deinit { swift_uplrules_close(rules) }

      func select(_ n: Int) -> Int32 {
        var status = U_ZERO_ERROR
        return swift_uplrules_select(rules, Double(n), &buffer, 32, &status)
      }
    }

    final class Message {
      private let format: UnsafeMutablePointer<UMessageFormat?>?
      private var buffer = [UInt16](repeating: 0, count: 256)

      init(_ pattern: String, _ locale: String) {
        var status = U_ZERO_ERROR
        let units = Array(pattern.utf16)
        format = swift_umsg_open(units, Int32(units.count), locale, nil, &status)
      }

      deinit { swift_umsg_close(format) }

      func format(_ n: Int) -> Int32 {
        var status = U_ZERO_ERROR
        return withVaList([Double(n)]) { swift_umsg_vformat(format, &buffer, 256, $0, &status) }
      }
    }

    final class Number {
      private let formatter: OpaquePointer?
      private let result: OpaquePointer?
      private var buffer = [UInt16](repeating: 0, count: 64)

      init(_ locale: String) {
        var status = U_ZERO_ERROR
        formatter = swift_unumf_openForSkeletonAndLocale([], 0, locale, &status)
        result = swift_unumf_openResult(&status)
      }

      deinit {
        swift_unumf_closeResult(result)
        swift_unumf_close(formatter)
      }

      func format(_ n: Int) -> Int32 {
        var status = U_ZERO_ERROR
        swift_unumf_formatInt(formatter, Int64(n), result, &status)
        return swift_unumf_resultToString(result, &buffer, 64, &status)
      }
    }

    final class Dates {
      private let formatter: UnsafeMutablePointer<UDateFormat?>?
      private var buffer = [UInt16](repeating: 0, count: 64)

      init(_ locale: String, pattern: String) {
        var status = U_ZERO_ERROR
        let units = Array(pattern.utf16)
        let zone = Array("UTC".utf16)
        formatter = swift_udat_open(
          UDAT_PATTERN, UDAT_PATTERN, locale, zone, Int32(zone.count), units, Int32(units.count), &status)
      }

      deinit { swift_udat_close(formatter) }

      func format(_ day: Int) -> Int32 {
        var status = U_ZERO_ERROR
        return swift_udat_format(formatter, Double(day) * 86_400_000, &buffer, 64, nil, &status)
      }
    }
  }
#endif
