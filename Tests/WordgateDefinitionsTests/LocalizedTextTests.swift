import Testing
import WordgateDefinitions

@Suite("Localized texts")
struct LocalizedTextTests {
  @Test("A literal without interpolation is its own key, percent sign included")
  func plainLiteral() {
    let text: LocalizedText = "50% off"
    #expect(text.key == "50% off")
    #expect(text.arguments.isEmpty)
  }

  @Test("The type of a value chooses its specifier")
  func specifiers() {
    let keys: [(LocalizedText, String)] = [
      ("\(7)", "%lld"), ("\(Int64(7))", "%lld"), ("\(Int32(7))", "%d"), ("\(Int16(7))", "%d"), ("\(Int8(7))", "%d"),
      ("\(UInt(7))", "%llu"), ("\(UInt64(7))", "%llu"), ("\(UInt32(7))", "%u"), ("\(UInt16(7))", "%u"),
      ("\(UInt8(7))", "%u"), ("\(1.5)", "%lf"), ("\(Float(1.5))", "%f"), ("\(String("a"))", "%@"),
      ("\("abc".dropFirst())", "%@"), ("\(LocalizedText("Pro"))", "%@"),
    ]
    for (text, key) in keys { #expect(text.key == key) }
  }

  @Test("Values are kept as they are, in the order of the key")
  func arguments() {
    let price = "$5.99"
    let text: LocalizedText = "\(7) days free, then \(price)"
    #expect(text.key == "%lld days free, then %@")
    #expect(text.arguments == [.integer(7), .text("$5.99")])
    #expect(("\(UInt8(255)) \(0.5)" as LocalizedText).arguments == [.unsigned(255), .decimal(0.5)])
  }

  @Test("A percent sign is doubled in a key that also has a value")
  func percentSign() {
    #expect(("Save \(44)%" as LocalizedText).key == "Save %lld%%")
    #expect(("100% of \(2)" as LocalizedText).key == "100%% of %lld")
    #expect(("Save \(44)%" as LocalizedText).parts.last == .literal("%"))
  }

  @Test("A percent sign with a combining mark is doubled all the same")
  func percentSignWithMark() {
    #expect(("%\u{301}\(1)" as LocalizedText).key.unicodeScalars.elementsEqual("%%\u{301}%lld".unicodeScalars))
  }

  @Test("A percent sign within a value stays out of the key")
  func percentSignInValue() {
    let share = "44%"
    #expect(("Save \(share)" as LocalizedText).key == "Save %@")
  }

  @Test("A specifier given with a value takes the place of its own")
  func ownSpecifier() {
    let text: LocalizedText = "\(1.25, specifier: "%.1f") hours"
    #expect(text.key == "%.1f hours")
    #expect(text.arguments == [.decimal(1.25)])
    #expect(("\(5, specifier: "%02lld")" as LocalizedText).key == "%02lld")
  }

  @Test("A text within a text keeps its own key, comment and table")
  func nested() {
    let name = LocalizedText("Pro", table: "Plans", comment: "Name of a tier.")
    let text: LocalizedText = "Choose \(name)"
    #expect(text.key == "Choose %@")
    #expect(text.arguments == [.localized(name)])
  }

  @Test("Comment and table come with the text, and a text that is given neither keeps what it had")
  func commentAndTable() {
    let text = LocalizedText("Day \(5)", table: "Plans", comment: "A position.")
    #expect(text.key == "Day %lld")
    #expect(text.table == "Plans")
    #expect(text.comment == "A position.")
    let other = LocalizedText(text, comment: "Another remark.")
    #expect(other.table == "Plans")
    #expect(other.comment == "Another remark.")
    #expect(other.arguments == [.integer(5)])
  }

  @Test("An empty literal has an empty key and no parts")
  func empty() {
    let text: LocalizedText = ""
    #expect(text.key.isEmpty)
    #expect(text.parts.isEmpty)
  }

  @Test("The largest numbers are kept")
  func extremes() {
    #expect(("\(Int.min)" as LocalizedText).arguments == [.integer(.min)])
    #expect(("\(UInt64.max)" as LocalizedText).arguments == [.unsigned(.max)])
  }

  @Test("Texts within a text are turned into characters from the inside out")
  func resolving() {
    let translations = ["Pro": "Profi", "Everything in %@": "Alles aus"]
    func words(_ text: LocalizedText) -> String {
      let inner = text.arguments(resolving: words).map { "\($0)" }
      return ([translations[text.key] ?? text.key] + inner).joined(separator: " ")
    }
    let text: LocalizedText = "Also \("Everything in \(LocalizedText("Pro"))" as LocalizedText) for \(3)"
    #expect(text.arguments(resolving: words) == [.text(#"Alles aus text("Profi")"#), .integer(3)])
  }

  @Test("What goes wrong with a text within a text is passed on")
  func resolvingFails() {
    struct Missing: Error, Equatable { let key: String }
    let text: LocalizedText = "Choose \(LocalizedText("Pro"))"
    #expect(throws: Missing(key: "Pro")) {
      try text.arguments { inner throws(Missing) in throw Missing(key: inner.key) }
    }
  }
}
