import WordgateFormatting
import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// Plural forms, messages, numbers and dates beside the ICU of the toolchain.
enum EngineBenchmarks {
  static func tables(_ watch: Stopwatch) -> [Table] {
    [plurals(watch), messages(watch), integers(watch), dates(watch)]
  }

  private static let russian = LocaleIdentifier("ru") ?? .root
  private static let german = LocaleIdentifier("de") ?? .root

  private static func plurals(_ watch: Stopwatch) -> Table {
    var table = Table("plural category of a whole number, Russian")
    let rules = PluralRules(russian)
    var n = 0
    table.add("Wordgate", watch.nanoseconds { n = (n + 1) & 1023; use(rules.category(for: n)) })
    #if os(Linux)
      let icu = ICUPeers.Plurals("ru")
      table.add("ICU uplrules_select, opened once", watch.nanoseconds { n = (n + 1) & 1023; use(icu.select(n)) })
    #endif
    return table
  }

  private static func messages(_ watch: Stopwatch) -> Table {
    var table = Table("message with a plural into a reused buffer, Russian")
    let forms: [(PluralCategory, String)] = [
      (.one, "%lld день бесплатно"), (.few, "%lld дня бесплатно"), (.many, "%lld дней бесплатно"),
      (.other, "%lld дня бесплатно"),
    ]
    let source = MessageSource(.plural(forms.map { .init($0.0, .text($0.1)) }))
    let message = Message(source, locale: russian)
    var buffer: [UInt8] = []
    buffer.reserveCapacity(256)
    var arguments: [MessageArgument] = [.integer(0)]
    var n = 0
    table.add(
      "Wordgate",
      watch.nanoseconds {
        n = (n + 1) & 1023
        arguments[0] = .integer(n)
        buffer.removeAll(keepingCapacity: true)
        try? message.append(arguments, to: &buffer)
        use(buffer.count)
      })
    #if os(Linux)
      let icu = ICUPeers.Message(
        "{0, plural, one {# день бесплатно} few {# дня бесплатно} many {# дней бесплатно} other {# дня бесплатно}}", "ru")
      table.add("ICU umsg_vformat, opened once", watch.nanoseconds { n = (n + 1) & 1023; use(icu.format(n)) })
    #endif
    return table
  }

  private static func integers(_ watch: Stopwatch) -> Table {
    var table = Table("whole number with grouping into a reused buffer, German")
    let formats = LocaleFormats(german)
    var buffer: [UInt8] = []
    buffer.reserveCapacity(256)
    var n = 1_234_567
    table.add(
      "Wordgate",
      watch.nanoseconds {
        n += 1
        buffer.removeAll(keepingCapacity: true)
        formats.append(n, grouping: true, to: &buffer)
        use(buffer.count)
      })
    #if os(Linux)
      let icu = ICUPeers.Number("de")
      table.add("ICU unumf_formatInt, opened once", watch.nanoseconds { n += 1; use(icu.format(n)) })
    #endif
    return table
  }

  private static func dates(_ watch: Stopwatch) -> Table {
    var table = Table("date by skeleton MMMd into a reused buffer, German")
    let formats = LocaleFormats(german)
    var buffer: [UInt8] = []
    buffer.reserveCapacity(256)
    var day = 20_000
    if let pattern = formats.pattern(skeleton: "MMMd") {
      table.add(
        "Wordgate",
        watch.nanoseconds {
          day = 20_000 + (day + 1) & 1023
          buffer.removeAll(keepingCapacity: true)
          formats.append(CivilDate(daysSinceEpoch: day), pattern: pattern, to: &buffer)
          use(buffer.count)
        })
    }
    #if os(Linux)
      let icu = ICUPeers.Dates("de", pattern: "d. MMM")
      table.add("ICU udat_format, opened once", watch.nanoseconds { day = 20_000 + (day + 1) & 1023; use(icu.format(day)) })
    #endif
    return table
  }
}
