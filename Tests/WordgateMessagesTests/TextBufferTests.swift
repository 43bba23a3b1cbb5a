import Testing
import WordgateFormatting
import WordgateMessages
import WordgatePlurals

@Suite("A buffer that is used again gives the same texts")
struct TextBufferTests {
  private let days = message(.forms([.one: "%lld day of %@", .other: "%lld days of %@"]))

  @Test("as an array does, message after message")
  func same() throws {
    var buffer = TextBuffer()
    for n in [0, 1, 7, 1234, -5] {
      var bytes: [UInt8] = []
      try days.append([.integer(n), "Pro"], to: &bytes)
      buffer.removeAll()
      try days.append([.integer(n), "Pro"], to: &buffer)
      #expect(buffer.string == String(decoding: bytes, as: UTF8.self))
      #expect(buffer.count == bytes.count)
    }
  }

  @Test("with one argument and no array")
  func single() throws {
    var buffer = TextBuffer(minimumCapacity: 4)
    try message(MessageSource("%lld days"), "ar-EG").append(.integer(7), to: &buffer)
    #expect(buffer.string == "٧ days")
    buffer.withUnsafeBytes { #expect($0.count == 7) }
  }

  @Test("longer than any room on the stack", arguments: [511, 512, 513, 5000])
  func long(count: Int) throws {
    let text = String(repeating: "é", count: count)
    let sentence = message(MessageSource("%@|%lld|" + text))
    let expected = "\(text)|1,234|\(text)"
    #expect(sentence.string([.text(text), 1234]).text == expected)
    var buffer = TextBuffer()
    for _ in 0..<3 { try sentence.append([.text(text), 1234], to: &buffer) }
    #expect(buffer.string == expected + expected + expected)
    var bytes = Array("> ".utf8)
    try sentence.append([.text(text), 1234], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "> " + expected)
  }

  @Test("and is as before when something does not fit")
  func problem() throws {
    let long = String(repeating: "x", count: 2000)
    let sentence = message(MessageSource(long + "%lld of %@"))
    var buffer = TextBuffer()
    var bytes: [UInt8] = Array("kept".utf8)
    try message(MessageSource("kept")).append(to: &buffer)
    #expect(throws: MessageProblem.self) { try sentence.append([1], to: &bytes) }
    do {
      try sentence.append(.integer(1), to: &buffer)
      Issue.record("no problem")
    } catch {
      #expect(error.kind == .missingArgument)
    }
    #expect(buffer.string == "kept")
    #expect(bytes == Array("kept".utf8))
  }

  @Test(
    "Widths, signs and zeros are those of C, in every locale's digits",
    arguments: [
      ("%5lld|", "en", 42, "   42|"), ("%05lld|", "en", -42, "-0042|"), ("%05lld|", "ar-EG", 42, "٠٠٠٤٢|"),
      ("%8.3lld|", "en", 42, "     042|"), ("%+.3lld|", "en", 7, "+007|"), ("%-8lld|", "de", 1234, "1.234   |"),
      ("%04x|", "en", 255, "00ff|"), ("%8X|", "ar-EG", 255, "      FF|"), ("%05lld", "fa", -7, "\u{200E}\u{2212}۰۰۷"),
    ])
  func widths(format: String, locale: String, n: Int, expected: String) {
    #expect(message(MessageSource(format), locale).string([.integer(n)]).text == expected)
  }

  @Test("A text with a width is isolated as well, and its isolates take no width")
  func isolatedWidth() {
    #expect(message(MessageSource("ثم %6@"), "ar").string(["Pro"]).text == "ثم    \u{2068}Pro\u{2069}")
  }
}
