import Testing
import WordgateLocales
import WordgateMessages
import WordgatePlurals

@Suite("A compiled message is bytes that are shown as they lie")
struct EncodingTests {
  private let rich: Message = {
    let days = Substitution(name: "days", argument: 1, pattern: .forms([.one: "%arg day", .other: "%arg days"]))
    let pattern = MessagePattern.device([
      .init(.iphone, .forms([.one: "Tap %1$lld é", .other: "%#@days@ then %2$@ %3$05.1f%%"])),
      .init(.other, .text("%#@days@ %#@nothing@ %@")),
    ])
    return message(MessageSource(pattern, substitutions: [days]))
  }()

  @Test("The bytes alone give the same text")
  func same() {
    let evaluator = MessageEvaluator(LocaleIdentifier("en") ?? .root)
    let expected = rich.string([3, "x", 0.5], device: .iphone)
    #expect(evaluator.string(rich.encoded, [3, "x", 0.5], device: .iphone) == expected)
    #expect(expected.text == "3 days then x 000.5%")
  }

  @Test("A plain text costs its bytes and a few more")
  func size() {
    #expect(message(MessageSource("Restore purchases")).encoded.count == 17 + 4)
    #expect(message(MessageSource("%lld days")).encoded.count == 2 + 3 + 2 + 5)
  }

  @Test("A long text keeps its length")
  func long() {
    let body = String(repeating: "long ", count: 5_000)
    #expect(text(MessageSource(body + "%lld"), "en", 1) == body + "1")
  }

  @Test("Bytes cut anywhere give a problem or a shorter text, never a trap")
  func cut() {
    let evaluator = MessageEvaluator(LocaleIdentifier("ar") ?? .root)
    for count in 0..<rich.encoded.count {
      for device in [Device.iphone, .other] {
        _ = evaluator.string(Array(rich.encoded.prefix(count)), [1, "x", 0.5], device: device)
      }
    }
    #expect(evaluator.string([]).problems.map(\.kind) == [.damaged])
    #expect(evaluator.string([9, 9, 9]).problems.map(\.kind) == [.damaged])
  }

  @Test("Changed bytes and random bytes never trap")
  func damaged() {
    let evaluator = MessageEvaluator(LocaleIdentifier("ru") ?? .root)
    var random = RandomBytes(seed: 11)
    for _ in 0..<20_000 {
      var bytes = rich.encoded
      for _ in 0...random.next(below: 3) { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
      _ = evaluator.string(bytes, [1, "x", 0.5], device: .iphone)
      let noise = [1, 0] + (0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 12)) }
      _ = evaluator.string(noise, [.integer(.min), .unsigned(.max), .decimal(.nan), "\u{200F}"])
    }
  }

  @Test("Texts cut at every byte compile and evaluate")
  func cutSources() {
    let whole = Array("%2$#@days@ ％@ %1$-05.2lld %(näme)@ %arg @% {0} %% %LLD % @ é".utf8)
    for count in 0...whole.count {
      let cut = String(decoding: whole[..<count], as: UTF8.self)
      let days = Substitution(name: "days", argument: 1, pattern: .forms([.one: cut, .other: cut]))
      for source in [
        MessageSource(cut), MessageSource(.text(cut), substitutions: [days]), .forms([.few: cut, .other: cut]),
      ] {
        _ = message(source, "he").string([1, "x", 2.5])
      }
    }
  }

  @Test("Extreme numbers are shown")
  func extremes() {
    #expect(text(MessageSource("%lld"), "en", .integer(.min)) == "-9,223,372,036,854,775,808")
    #expect(text(MessageSource("%025lld"), "en", .integer(.min)) == "-000009223372036854775808")
    #expect(text(MessageSource("%llu"), "en", .unsigned(.max)) == "18,446,744,073,709,551,615")
    #expect(text(MessageSource("%255lld"), "en", 1).utf8.count == 255)
    #expect(text(.forms([.one: "%.99f", .other: "%.99f"]), "en", .decimal(1e300)).isEmpty == false)
    for value in [Double.nan, .infinity, -.infinity, -0.0, 1e-300, .greatestFiniteMagnitude] {
      for format in ["%f", "%.0f", "%e", "%g", "%010.3f", "%+.2e"] {
        _ = text(MessageSource(format), "fa", .decimal(value))
      }
    }
  }
}

@Suite("Messages that are made to hurt are read in reasonable time")
struct SizeTests {
  @Test("Tens of thousands of specifiers and hundreds of substitutions")
  func large() {
    let many = message(MessageSource(String(repeating: "%1$@%1$d%(a)@%@ ", count: 3_000)))
    #expect(many.problems.contains { $0.kind == .conflictingKinds })
    let parts = (0..<300).map { index in
      Substitution(name: "s\(index)", pattern: .forms([.one: "%#@s\(index + 1)@", .other: "%#@s\(index + 1)@"]))
    }
    let nested = message(MessageSource(.text("%#@s0@"), substitutions: parts))
    #expect(nested.string([1]).problems.contains { $0.kind == .tooDeep })
  }
}
