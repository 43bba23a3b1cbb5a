import Foundation
import WordgateFormatting
import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// Plural forms, messages, numbers and dates beside ICU, Foundation and gettext.
enum EngineBenchmarks {
  static func tables(_ watch: Stopwatch) -> [Table] {
    [plurals(watch), messages(watch), integers(watch), dates(watch)]
  }

  private static func plurals(_ watch: Stopwatch) -> Table {
    var table = Table("plural category of a whole number, Russian")
    let rules = PluralRules(EngineWork.russian)
    var n = 0
    table.add(
      "Wordgate",
      watch.nanoseconds {
        n = (n + 1) & 1023
        use(rules.category(for: n))
      })
    #if os(Linux)
      let icu = ICUPeers.Plurals("ru")
      table.add(
        "ICU uplrules_select, opened once",
        watch.nanoseconds {
          n = (n + 1) & 1023
          use(icu.select(n))
        })
    #endif
    return table
  }

  private static func messages(_ watch: Stopwatch) -> Table {
    var table = Table("message with a plural into a reused buffer, Russian")
    let message = Message(EngineWork.russianSource, locale: EngineWork.russian)
    var n = 0
    var buffer = TextBuffer(minimumCapacity: 256)
    table.add(
      "Wordgate into a TextBuffer",
      watch.nanoseconds {
        n = (n + 1) & 1023
        buffer.removeAll()
        try? message.append(.integer(n), to: &buffer)
        use(buffer.count)
      })
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    var arguments: [MessageArgument] = [.integer(0)]
    table.add(
      "Wordgate into [UInt8]",
      watch.nanoseconds {
        n = (n + 1) & 1023
        arguments[0] = .integer(n)
        bytes.removeAll(keepingCapacity: true)
        try? message.append(arguments, to: &bytes)
        use(bytes.count)
      })
    #if os(Linux)
      let icu = ICUPeers.Message(
        "{0, plural, one {# день бесплатно} few {# дня бесплатно} many {# дней бесплатно} other {# дня бесплатно}}",
        "ru")
      table.add(
        "ICU umsg_vformat, opened once",
        watch.nanoseconds {
          n = (n + 1) & 1023
          use(icu.format(n))
        })
      if let gettext = GettextPeer() {
        table.add(
          "ngettext + snprintf",
          watch.nanoseconds {
            n = (n + 1) & 1023
            use(gettext.format(n))
          })
      } else {
        print("skipped: gettext did not find its catalog")
      }
    #endif
    let locale = Locale(identifier: "ru")
    table.add(
      "String(format:locale:), without a plural",
      watch.nanoseconds {
        n = (n + 1) & 1023
        use(String(format: "%lld дней бесплатно", locale: locale, n).utf8.count)
      })
    return table
  }

  private static func integers(_ watch: Stopwatch) -> Table {
    var table = Table("whole number with grouping into a reused buffer, German")
    let formats = LocaleFormats(EngineWork.german)
    var n = 1_234_567
    var buffer = TextBuffer(minimumCapacity: 256)
    table.add(
      "Wordgate into a TextBuffer",
      watch.nanoseconds {
        n += 1
        buffer.removeAll()
        formats.append(n, grouping: true, to: &buffer)
        use(buffer.count)
      })
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    table.add(
      "Wordgate into [UInt8]",
      watch.nanoseconds {
        n += 1
        bytes.removeAll(keepingCapacity: true)
        formats.append(n, grouping: true, to: &bytes)
        use(bytes.count)
      })
    #if os(Linux)
      let icu = ICUPeers.Number("de")
      table.add(
        "ICU unumf_formatInt, opened once",
        watch.nanoseconds {
          n += 1
          use(icu.format(n))
        })
    #endif
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "de"))
    table.add(
      "IntegerFormatStyle, made once",
      watch.nanoseconds {
        n += 1
        use(style.format(n).utf8.count)
      })
    return table
  }

  private static func dates(_ watch: Stopwatch) -> Table {
    var table = Table("date by skeleton MMMd into a reused buffer, German")
    let formats = LocaleFormats(EngineWork.german)
    guard let pattern = formats.pattern(skeleton: "MMMd") else { return table }
    var day = 20_000
    var buffer = TextBuffer(minimumCapacity: 256)
    table.add(
      "Wordgate into a TextBuffer",
      watch.nanoseconds {
        day = 20_000 + (day + 1) & 1023
        buffer.removeAll()
        formats.append(CivilDate(daysSinceEpoch: day), pattern: pattern, to: &buffer)
        use(buffer.count)
      })
    var bytes: [UInt8] = []
    bytes.reserveCapacity(256)
    table.add(
      "Wordgate into [UInt8]",
      watch.nanoseconds {
        day = 20_000 + (day + 1) & 1023
        bytes.removeAll(keepingCapacity: true)
        formats.append(CivilDate(daysSinceEpoch: day), pattern: pattern, to: &bytes)
        use(bytes.count)
      })
    #if os(Linux)
      let icu = ICUPeers.Dates("de", pattern: "d. MMM")
      table.add(
        "ICU udat_format, opened once",
        watch.nanoseconds {
          day = 20_000 + (day + 1) & 1023
          use(icu.format(day))
        })
    #endif
    var style = Date.FormatStyle(locale: Locale(identifier: "de")).day().month(.abbreviated)
    style.timeZone = .gmt
    table.add(
      "Date.FormatStyle, made once",
      watch.nanoseconds {
        day = 20_000 + (day + 1) & 1023
        use(style.format(Date(timeIntervalSince1970: Double(day) * 86_400)).utf8.count)
      })
    return table
  }
}
