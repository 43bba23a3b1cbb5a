import WordgateFormatting
import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// The work that is measured: one evaluation a call, each into a buffer that is used again.
struct EngineWork {
  static let russian = LocaleIdentifier("ru") ?? .root
  static let german = LocaleIdentifier("de") ?? .root
  static let arabic = LocaleIdentifier("ar-EG") ?? .root

  static let russianSource = MessageSource(
    .plural([
      .init(.one, .text("%lld день бесплатно")), .init(.few, .text("%lld дня бесплатно")),
      .init(.many, .text("%lld дней бесплатно")), .init(.other, .text("%lld дня бесплатно")),
    ]))

  /// Everything that has to run without taking memory from the heap, by name. Each call is one evaluation.
  static var all: [(name: String, work: (inout TextBuffer, Int) -> Void)] {
    let rules = PluralRules(russian)
    let message = Message(russianSource, locale: russian)
    let sentence = Message(MessageSource("%2$@ nach %1$lld Tagen, dann %3$.2f %%"), locale: german)
    let arguments: [MessageArgument] = [7, "9,99 €", 12.5]
    let padded = Message(MessageSource("%05lld|%-8@|%+.1f"), locale: german)
    let paddedArguments: [MessageArgument] = [7, "Pro", 2.5]
    let isolated = Message(MessageSource("%lld أيام ثم %@"), locale: arabic)
    let isolatedArguments: [MessageArgument] = [7, "$9.99"]
    let formats = LocaleFormats(german)
    let arabicFormats = LocaleFormats(arabic)
    let day = formats.pattern(skeleton: "yMMMEd")
    let items = ["Alpha", "Beta", "Gamma"]
    return [
      ("plural category", { _, n in use(rules.category(for: n)) }),
      ("message with a plural", { buffer, n in try? message.append(.integer(n), to: &buffer) }),
      ("message with three arguments", { buffer, _ in try? sentence.append(arguments, to: &buffer) }),
      ("message with widths and flags", { buffer, _ in try? padded.append(paddedArguments, to: &buffer) }),
      ("Arabic message with an isolated price", { buffer, _ in try? isolated.append(isolatedArguments, to: &buffer) }),
      ("integer with grouping", { buffer, n in formats.append(n &* 1_234_567, to: &buffer) }),
      ("integer in Arabic digits", { buffer, n in arabicFormats.append(n &* 1_234_567, to: &buffer) }),
      ("decimal", { buffer, n in formats.append(Double(n) / 8, fractionDigits: 2...2, to: &buffer) }),
      ("percentage", { buffer, n in formats.appendPercent(Double(n) / 100, to: &buffer) }),
      ("amount of money", { buffer, n in formats.appendCurrency(minorUnits: n, code: "EUR", to: &buffer) }),
      (
        "date by skeleton",
        { buffer, n in
          if let day { formats.append(CivilDate(daysSinceEpoch: 20_000 + n), pattern: day, to: &buffer) }
        }
      ),
      ("list", { buffer, _ in formats.append(list: items, to: &buffer) }),
    ]
  }

  /// How often memory is taken from the heap in a thousand evaluations of each piece of work, once the buffer is large
  /// enough.
  static var allocationReport: String {
    var lines = ["heap allocations an evaluation, into a reused buffer"]
    for (name, work) in all {
      var buffer = TextBuffer(minimumCapacity: 1024)
      var n = 0
      let count = Allocations.perCall {
        n += 1
        buffer.removeAll()
        work(&buffer, n)
      }
      guard let count else { return "heap allocations are not counted: see scripts/benchmark" }
      lines.append("  \(name): \(count)")
    }
    let control = Allocations.perCall { makeLongText() } ?? 0
    return (lines + ["  control, a long text each: \(control)"]).joined(separator: "\n")
  }
}

/// Takes memory from the heap, out of the optimizer's sight.
@inline(never) private func makeLongText() { use(Array(repeating: "a", count: 100).joined()) }
