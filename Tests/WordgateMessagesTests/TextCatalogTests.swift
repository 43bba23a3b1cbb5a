import Testing
import WordgateLocales
import WordgateMessages
import WordgatePlurals

@Suite("A compiled catalog gives the text of a key in every locale")
struct TextCatalogTests {
  private let key = "%lld days free, then %@"

  private func locale(_ tag: String) -> LocaleIdentifier { LocaleIdentifier(tag) ?? .root }

  private var builder: TextCatalog.Builder {
    var builder = TextCatalog.Builder(sourceLocale: locale("en"))
    builder.add(
      .forms([.one: "%lld day free, then %@", .other: "%lld days free, then %@"]), key: key, locale: locale("en"))
    builder.add(
      .forms([
        .one: "%1$lld день бесплатно, затем %2$@", .few: "%1$lld дня бесплатно, затем %2$@",
        .many: "%1$lld дней бесплатно, затем %2$@", .other: "%1$lld дня бесплатно, затем %2$@",
      ]), key: key, locale: locale("ru"))
    builder.add(MessageSource("Restaurar"), key: "Restore", locale: locale("es-419"))
    builder.add(MessageSource("Cerrar"), key: "Close", locale: locale("es"))
    builder.add(MessageSource("Restore"), key: "Restore", locale: locale("en"))
    builder.add(MessageSource("Wordgate"), key: "CFBundleName", table: "InfoPlist", locale: locale("en"))
    return builder
  }

  private func texts(_ tags: String...) throws -> LocalizedTexts {
    try #require(builder.catalog).texts(for: tags.map(locale))
  }

  @Test("The translation in the reader's language is shown", arguments: [(1, "1 день"), (2, "2 дня"), (5, "5 дней")])
  func translated(n: Int, expected: String) throws {
    #expect(try texts("ru-RU").string(key, .integer(n), "199 ₽") == "\(expected) бесплатно, затем 199 ₽")
  }

  // https://github.com/OneBusAway/onebusaway-ios/issues/1419
  @Test(
    "26: forms are chosen by the language of the text, whatever that of the process",
    arguments: [(1, "1 день"), (2, "2 дня"), (5, "5 дней"), (21, "21 день"), (22, "22 дня"), (111, "111 дней")])
  func formsOfTheLanguage(n: Int, expected: String) throws {
    #expect(try texts("ru", "en").string(key, .integer(n), "9 $") == "\(expected) бесплатно, затем 9 $")
  }

  @Test("The locale is matched as all of Wordgate does")
  func matched() throws {
    #expect(try texts("es-MX").locale.description == "es-419")
    #expect(try texts("es-MX").string("Restore") == "Restaurar")
    #expect(try texts("ja", "ru").locale.description == "ru")
    #expect(try texts("ja").locale.description == "en")
  }

  @Test("A missing translation falls back to a nearer language, then to the source, then to the key")
  func fallback() throws {
    let texts = try texts("es-MX")
    #expect(texts.text("Close").locale?.description == "es")
    #expect(texts.text(key, [1, "$9"]).text == "1 day free, then $9")
    #expect(texts.text(key, [1, "$9"]).locale?.description == "en")
    #expect(texts.text("Page %lld of %lld", [1, 3]).text == "Page 1 of 3")
    #expect(texts.text("Page %lld of %lld", [1, 3]).locale == nil)
  }

  @Test("Tables are kept apart")
  func tables() throws {
    #expect(try texts("en").string("CFBundleName", table: "InfoPlist") == "Wordgate")
    #expect(try texts("en").text("CFBundleName").locale == nil)
  }

  @Test("A buffer is appended to; a missing key leaves it alone")
  func buffer() throws {
    var buffer: [UInt8] = []
    #expect(try texts("ru").append(key, [5, "x"], to: &buffer))
    #expect(String(decoding: buffer, as: UTF8.self) == "5 дней бесплатно, затем x")
    #expect(try texts("ru").append("none", to: &buffer) == false)
    #expect(throws: MessageProblem.self) { try texts("ru").append(key, [5], to: &buffer) }
  }

  @Test("The bytes are the same whatever the order, and read back")
  func bytes() throws {
    var reversed = TextCatalog.Builder(sourceLocale: locale("en"))
    reversed.add(MessageSource("Fermer"), key: "Close", locale: locale("fr"))
    reversed.add(MessageSource("Close"), key: "Close", locale: locale("en"))
    var ordered = TextCatalog.Builder(sourceLocale: locale("en"))
    ordered.add(MessageSource("Close"), key: "Close", locale: locale("en"))
    ordered.add(MessageSource("Fermer"), key: "Close", locale: locale("fr"))
    #expect(reversed.catalog?.bytes == ordered.catalog?.bytes)
    let bytes = try #require(builder.catalog).bytes
    let again = try #require(TextCatalog(bytes))
    #expect(again.locales.map(\.description) == ["en", "es", "es-419", "ru"])
    #expect(again.sourceLocale.description == "en")
    #expect(again.texts(for: [locale("es")]).string("Close") == "Cerrar")
  }

  @Test("An empty catalog shows keys")
  func empty() throws {
    let catalog = try #require(TextCatalog.Builder(sourceLocale: locale("en")).catalog)
    #expect(catalog.texts(for: []).string("Day %lld", 3) == "Day 3")
  }

  @Test("Bytes that are no catalog, cut or changed are refused or read, never a trap")
  func damaged() throws {
    let bytes = try #require(builder.catalog).bytes
    #expect(TextCatalog([]) == nil)
    for count in 0..<bytes.count { #expect(TextCatalog(Array(bytes.prefix(count))) == nil) }
    var random = RandomBytes(seed: 5)
    for _ in 0..<5_000 {
      var changed = bytes
      for _ in 0...random.next(below: 3) { changed[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
      _ = TextCatalog(changed)?.texts(for: [locale("ru")]).string(key, 1, "x")
    }
  }
}
