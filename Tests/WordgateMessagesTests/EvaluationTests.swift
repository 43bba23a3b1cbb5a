import Testing
import WordgateMessages
import WordgatePlurals

@Suite("Messages are shown with their arguments")
struct EvaluationTests {
  @Test("A plain text is shown as it is, Markdown included")
  func plain() {
    #expect(
      text(MessageSource("Restore **purchases** [now](https://example.com)"))
        == "Restore **purchases** [now](https://example.com)")
    #expect(text(MessageSource("")) == "")
    #expect(text(MessageSource("100% free")) == "100% free")
  }

  @Test("Arguments are inserted in order and by number")
  func arguments() {
    #expect(text(MessageSource("%lld days free, then %@"), "en", 7, "$9.99") == "7 days free, then $9.99")
    #expect(text(MessageSource("%2$@ nach %1$lld Tagen"), "de", 7, "9,99 €") == "9,99 € nach 7 Tagen")
    #expect(text(MessageSource("%1$@ %1$@"), "en", "a") == "a a")
    #expect(text(MessageSource("%lld%%"), "en", 20) == "20%")
    #expect(text(MessageSource("%(product)@ for %(days)lld days"), "en", "Pro", 3) == "Pro for 3 days")
  }

  @Test("Names keep the argument that the source language gives them")
  func names() {
    let source = MessageSource(.text("%(days)lld Tage %(product)@"), argumentNames: ["product", "days"])
    #expect(text(source, "de", "Pro", 3) == "3 Tage Pro")
  }

  @Test(
    "Numbers are written as the locale writes them",
    arguments: [
      ("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u{202F}234\u{202F}567"), ("hi", "12,34,567"),
      ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("ar-AE", "1,234,567"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("ar-EG-u-nu-latn", "1,234,567"),
    ])
  func localizedNumbers(locale: String, expected: String) {
    #expect(text(MessageSource("%lld"), locale, 1_234_567) == expected)
  }

  @Test(
    "Flags, width and precision are followed",
    arguments: [
      ("%05lld", 42, "00042"), ("%5lld|", 42, "   42|"), ("%-5lld|", 42, "42   |"), ("%+lld", 42, "+42"),
      ("%05lld", -42, "-0042"), ("%.3lld", 7, "007"), ("%x", 255, "ff"), ("%X", 255, "FF"), ("%o", 8, "10"),
      ("%c", 65, "A"), ("%02lld", 5, "05"),
    ])
  func styles(format: String, value: Int, expected: String) {
    #expect(text(MessageSource(format), "en", .integer(value)) == expected)
  }

  @Test(
    "Decimals have the digits asked for",
    arguments: [
      ("%f", 1.5, "1.500000"), ("%lf", 0.1, "0.100000"), ("%.2f", 1234.5, "1,234.50"), ("%.0f", 2.5, "2"),
      ("%8.1f|", 3.14, "     3.1|"), ("%08.2f", -3.14159, "-0003.14"), ("%g", 0.5, "0.5"),
      ("%e", 12345.0, "1.234500e+04"),
      ("%.3g", 1_234_567.0, "1.23e+06"),
    ])
  func decimals(format: String, value: Double, expected: String) {
    #expect(text(MessageSource(format), "en", .decimal(value)) == expected)
  }

  @Test("Zeros that fill are digits of the locale")
  func nativeZeros() {
    #expect(text(MessageSource("%03lld"), "ar-EG", 5) == "٠٠٥")
  }

  @Test("A buffer is appended to and reused")
  func buffer() throws {
    var buffer: [UInt8] = Array("> ".utf8)
    let message = message(MessageSource("%lld days"))
    try message.append([7], to: &buffer)
    #expect(String(decoding: buffer, as: UTF8.self) == "> 7 days")
    #expect(throws: MessageProblem.self) { try message.append([], to: &buffer) }
    #expect(String(decoding: buffer, as: UTF8.self) == "> 7 days")
  }
}

@Suite("Plural and device forms are chosen")
struct FormTests {
  private let russian = MessageSource.forms([
    .one: "%lld день", .few: "%lld дня", .many: "%lld дней", .other: "%lld дня",
  ])

  @Test(
    "Russian forms follow the number",
    arguments: [(1, "1 день"), (3, "3 дня"), (5, "5 дней"), (21, "21 день"), (0, "0 дней")])
  func russianForms(n: Int, expected: String) {
    #expect(text(russian, "ru", .integer(n)) == expected)
  }

  @Test(
    "Arabic has six forms",
    arguments: [(0, "صفر"), (1, "واحد"), (2, "اثنان"), (7, "قليل 7"), (14, "كثير 14"), (100, "غير 100")])
  func arabicForms(n: Int, expected: String) {
    let source = MessageSource.forms([
      .zero: "صفر", .one: "واحد", .two: "اثنان", .few: "قليل %lld", .many: "كثير %lld", .other: "غير %lld",
    ])
    #expect(text(source, "ar", .integer(n)) == expected)
  }

  @Test("The number 0 takes the zero form in every language that gives one")
  func zero() {
    let source = MessageSource.forms([.zero: "No days", .one: "%lld day", .other: "%lld days"])
    #expect(text(source, "en", 0) == "No days")
    #expect(text(source, "en", 2) == "2 days")
    #expect(text(source, "en", .decimal(0)) == "No days")
    #expect(text(source, "en", .unsigned(0)) == "No days")
  }

  @Test("Latvian zero holds 10 as well")
  func latvian() {
    let source = MessageSource.forms([.zero: "%lld dienu", .one: "%lld diena", .other: "%lld dienas"])
    #expect(text(source, "lv", 10) == "10 dienu")
    #expect(text(source, "lv", 21) == "21 diena")
  }

  @Test("Without a zero form 0 takes CLDR's category")
  func noZero() {
    #expect(text(.forms([.one: "%lld jour", .other: "%lld jours"]), "fr", 0) == "0 jour")
    #expect(text(.forms([.one: "%lld day", .other: "%lld days"]), "en", 0) == "0 days")
  }

  @Test("A form that is missing falls to other")
  func missing() {
    #expect(text(.forms([.one: "%lld день", .other: "%lld дн."]), "ru", 5) == "5 дн.")
    #expect(text(.forms([.other: "%lld日"]), "ja", 1) == "1日")
  }

  @Test("Without other the last form is shown")
  func noOther() {
    #expect(text(.forms([.one: "%lld day"]), "en", 5) == "5 day")
    #expect(message(.forms([.one: "%lld day"])).problems.map(\.kind) == [.missingOther])
  }

  @Test("The form is chosen by the first number of the text, not by an object before it")
  func countArgument() {
    let source = MessageSource.forms([.one: "%1$@ has %2$lld item", .other: "%1$@ has %2$lld items"])
    #expect(text(source, "en", "Box", 1) == "Box has 1 item")
    #expect(text(source, "en", "Box", 2) == "Box has 2 items")
  }

  @Test("A form may leave the number out")
  func withoutNumber() {
    let source = MessageSource.forms([.one: "One day free", .other: "%lld days free"])
    #expect(text(source, "en", 1) == "One day free")
    #expect(message(source).problems.isEmpty)
  }

  @Test("The source can say which argument chooses when no form shows a number")
  func givenCount() {
    let pattern = MessagePattern.forms([.one: "Daily for %1$@", .other: "Every few days for %1$@"])
    let source = MessageSource(pattern, countArgument: 2)
    #expect(text(source, "en", "Box", 1) == "Daily for Box")
    #expect(text(source, "en", "Box", 3) == "Every few days for Box")
  }

  @Test(
    "The form follows the digits that are shown",
    arguments: [("%.0f", 1.0, "1 day"), ("%.1f", 1.0, "1.0 days"), ("%.0f", 0.6, "1 day")])
  func visibleDigits(format: String, value: Double, expected: String) {
    let source = MessageSource.forms([.one: "\(format) day", .other: "\(format) days"])
    #expect(text(source, "en", .decimal(value)) == expected)
  }

  @Test("Portuguese takes one for 1.5, Portuguese of Portugal does not")
  func portuguese() {
    let source = MessageSource.forms([.one: "%.1f ano", .other: "%.1f anos"])
    #expect(text(source, "pt", .decimal(1.5)) == "1,5 ano")
    #expect(text(source, "pt-PT", .decimal(1.5)) == "1,5 anos")
  }

  @Test("Spanish many begins at a million")
  func millions() {
    let source = MessageSource.forms([.one: "%lld día", .many: "%lld de días", .other: "%lld días"])
    #expect(text(source, "es", 1_000_000) == "1.000.000 de días")
    #expect(text(source, "es", 1_000_001) == "1.000.001 días")
  }

  @Test("Device forms are chosen by the device, others take other")
  func devices() {
    let message = message(MessageSource(.devices([.iphone: "Tap", .mac: "Click", .other: "Select"])))
    #expect(message.string(device: .iphone).text == "Tap")
    #expect(message.string(device: .mac).text == "Click")
    #expect(message.string(device: .ipad).text == "Select")
    #expect(message.string().text == "Select")
  }

  @Test("Plural forms within a device are chosen by the number")
  func nested() {
    let pattern = MessagePattern.device([
      .init(.iphone, .forms([.one: "Tap %lld time", .other: "Tap %lld times"])), .init(.other, .text("Press %lld×")),
    ])
    let message = message(MessageSource(pattern))
    #expect(message.string([1], device: .iphone).text == "Tap 1 time")
    #expect(message.string([2], device: .iphone).text == "Tap 2 times")
    #expect(message.string([2], device: .applewatch).text == "Press 2×")
    #expect(message.leaves.map(\.path) == ["iphone.one", "iphone.other", "other"])
    #expect(message.problems.isEmpty)
  }

  @Test("Every device has a keyword that finds it", arguments: Device.allCases)
  func keywords(device: Device) {
    #expect(Device(name: device.name) == device)
  }
}
