import Testing
import WordgateMessages

@Suite("A text is split into what is shown and what is replaced")
struct FormatStringTests {
  /// The parts as one line: `lld:1` for a specifier and its argument, quotes around text.
  private func outline(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return FormatString(text).parts.map { part in
      let written = String(decoding: bytes[part.range], as: UTF8.self)
      return switch part {
      case .text: "'\(written)'"
      case .percent: "percent"
      case .specifier(let specifier): "\(specifier.kind):\(specifier.position)\(specifier.isPositional ? "$" : "")"
      case .substitution(let reference):
        "#\(reference.name):\(reference.position)\(reference.isPositional ? "$" : "")"
      case .mangled(let mangled): "\(mangled.reason)(\(written))"
      }
    }.joined(separator: " ")
  }

  @Test(
    "Specifiers of every kind are found",
    arguments: [
      ("Day %lld", "'Day ' integer64:1"), ("%lld days free, then %@", "integer64:1 ' days free, then ' object:2"),
      ("%2$@ of %1$lld", "object:2$ ' of ' integer64:1$"), ("%d%%", "integer32:1 percent"),
      ("%u %llu %lu", "unsigned32:1 ' ' unsigned64:2 ' ' unsigned64:3"), ("%.2f", "decimal:1"), ("%lf", "decimal:1"),
      ("%05d|%-8lld|%+d", "integer32:1 '|' integer64:2 '|' integer32:3"), ("%hhd %hd", "integer32:1 ' ' integer32:2"),
      ("%zd %qd %td %jd %ld", "integer64:1 ' ' integer64:2 ' ' integer64:3 ' ' integer64:4 ' ' integer64:5"),
      ("%x %lX %o", "unsigned32:1 ' ' unsigned64:2 ' ' unsigned32:3"), ("%c", "character:1"), ("%s", "cString:1"),
      ("%e %g %G", "decimal:1 ' ' decimal:2 ' ' decimal:3"), ("%#@days@ left", "#days:1 ' left'"),
      ("%2$#@DOT.NAME@", "#DOT.NAME:2$"), ("%#@jours, été@", "#jours, été:1"), ("%arg days", "integer64:1 ' days'"),
      ("%argument", "decimal:1 'rgument'"), ("%(name)@ has %(count)lld", "object:1 ' has ' integer64:2"),
      ("%(a)@ %(b)@ %(a)@", "object:1 ' ' object:2 ' ' object:1"), ("%1$.2f", "decimal:1$"),
      ("**%lld** [free](https://example.com)", "'**' integer64:1 '** [free](https://example.com)'"),
      ("^[%lld Skill](inflect: true)", "'^[' integer64:1 ' Skill](inflect: true)'"), ("", ""), ("plain", "'plain'"),
      ("${applicationName}", "'${applicationName}'"), ("{{ price }} {name}", "'{{ price }} {name}'"),
    ])
  func specifiers(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test(
    "What only looks like a specifier is named and shown as written",
    arguments: [
      ("100% free", "'100' strayPercent(%) ' free'"), ("50% de", "'50' strayPercent(%) ' de'"),
      ("20% d'essai", "'20' strayPercent(%) ' d'essai'"), ("20% u app", "'20' strayPercent(%) ' u app'"),
      ("100%", "'100' strayPercent(%)"), ("%@%", "object:1 strayPercent(%)"), ("% @", "space(% @)"),
      ("% lld days", "space(% lld) ' days'"), ("%1$ @", "space(%1$ @)"), ("%\u{A0}@", "space(%\u{A0}@)"),
      ("％@", "foreignSign(％@)"), ("٪@ ٪1$@", "foreignSign(٪@) ' ' foreignSign(٪1$@)"), ("50٪", "'50٪'"),
      ("％lld 天", "foreignSign(％lld) ' 天'"), ("%1$＠", "foreignSign(%1$＠)"), ("@%", "reversed(@%)"),
      ("a @% b", "'a ' reversed(@%) ' b'"), ("%$1@", "incomplete(%$1@)"), ("%$11d", "incomplete(%$11d)"),
      ("套餐 %1", "'套餐 ' incomplete(%1)"), ("%1$", "incomplete(%1$)"), ("%#@days", "incomplete(%#@) 'days'"),
      ("%LLD", "capitals(%LLD)"), ("%lLd", "capitals(%lLd)"), ("%0$@", "incomplete(%0$) '@'"),
      ("%100$@", "incomplete(%100$) '@'"), ("{0} of {12}", "foreignPlaceholder({0}) ' of ' foreignPlaceholder({12})"),
      ("% % %", "strayPercent(%) ' ' strayPercent(%) ' ' strayPercent(%)"),
    ])
  func mangled(text: String, expected: String) {
    #expect(outline(text) == expected)
  }

  @Test("Flags, width and precision are read")
  func styles() {
    let style = FormatString("%-08.3f").specifiers.first?.style
    #expect(style?.width == 8 && style?.precision == 3)
    #expect(style?.isLeftAligned == true && style?.fillsWithZeros == true)
    #expect(FormatString("%+lld").specifiers.first?.style.showsPlusSign == true)
  }

  @Test(
    "A specifier named without percent sign gives its kind",
    arguments: [
      ("lld", SpecifierKind.integer64), ("@", .object), ("d", .integer32), (".2f", .decimal), ("1$@", .object),
      ("llu", .unsigned64), ("ld", .integer64), ("lf", .decimal), ("u", .unsigned32),
    ])
  func kinds(text: String, kind: SpecifierKind) {
    #expect(SpecifierKind.parse(text) == kind)
  }

  @Test("What is no specifier gives no kind", arguments: ["", "days", "lld d", "%", "#@a@", "arg", "q", "lld%@"])
  func noKinds(text: String) {
    #expect(SpecifierKind.parse(text) == nil)
  }

  @Test("Ranges are UTF-8 offsets and cover the text without a gap")
  func coverage() {
    for text in ["Día %lld de %@ 😀", "％@ %% % @", "%#@é@%", "@%@%"] {
      var end = 0
      for part in FormatString(text).parts {
        #expect(part.range.lowerBound == end)
        end = part.range.upperBound
      }
      #expect(end == text.utf8.count)
    }
  }

  @Test("Random texts never trap and are covered without a gap")
  func random() {
    var random = RandomBytes(seed: 3)
    let pieces = [
      "%", "1", "$", "@", "l", "d", "#", "arg", "(", ")", " ", "％", "{", "}", ".", "0", "é", "\u{A0}", "L", "D",
    ]
    for _ in 0..<20_000 {
      let text = (0..<random.next(below: 12)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      var end = 0
      for part in FormatString(text).parts {
        #expect(part.range.lowerBound == end && !part.range.isEmpty)
        end = part.range.upperBound
      }
      #expect(end == text.utf8.count, "\(text)")
    }
  }
}
