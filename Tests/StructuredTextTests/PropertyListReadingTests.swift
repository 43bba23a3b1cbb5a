import Findings
import Foundation
import StructuredText
import Testing

@Suite struct PropertyListReadingTests {
  private func read(_ text: String) -> PropertyListDocument {
    PropertyListDocument(Array(text.utf8), file: "a.strings")
  }

  /// Texts in the old form that Foundation and we must read alike.
  static let texts = [
    "\"a\" = \"b\";",
    "a = b;\n\"c d\" = 'e \"f';",
    "/* x */ a = b; // y\n/* z */ c = d;",
    "\"key alone\";",
    "{ a = { b = (c, \"d\", <0fbd 77>); }; e = (); }",
    "\"tab\\tline\\nquote\\\"back\\\\bell\\a\\b\\f\\r\\v\" = \"\\q\\'\\u\";",
    "\"\\U00e9\\Ud83d\\Ude00\\U20AC\" = \"\\Ue9x\";",
    "\"\\101\\60\\7x\" = \"\\201\\344\\375\\1234\";",
    "\"two\nlines\" = \"a\\\nb\";",
    "a_$/:.-9 = 1.5;",
    "日 = x;",
    "\"日本\" = \"ä\u{2028}\";\u{2028}\"b\" = \"c\";",
    "", "  /* nothing */ ", "\"one text\"", "word", "(a, b, c)", "(a, b,)", "<>", "{}",
    "a = b", "a = ;", "a = b; }", "\"open", "/* open", "{ a = b; ", "{ a = b }", "(a b)", "<0f0>", "<zz>", "= b;",
    "a = b; a = c;",
  ]

  @Test(arguments: texts) func oldTextIsReadAsFoundationReadsIt(_ text: String) {
    let document = read(text)
    let judged = try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    if let judged {
      // What Foundation takes without a word although it is cut short is told here.
      if document.root == nil { #expect(Self.stricter.contains(text), "Foundation reads \(judged)") }
      if let root = document.root { #expect(root.agrees(with: judged), "\(root) beside \(judged)") }
    } else {
      #expect(document.root == nil || Self.milder.contains(text))
      #expect(!document.problems.isEmpty || document.root == nil || Self.milder.contains(text))
    }
  }

  /// A bracket too many, and a comment without end: Foundation stops there in silence.
  static let stricter: Set<String> = ["a = b; }", "/* open"]
  /// What Foundation refuses, or has another value for, and loses nothing when read.
  static let milder: Set<String> = ["", "  /* nothing */ ", "a = b", "{ a = b }"]

  @Test func octalEscapesNameTheCharactersThatNextStepHadThere() throws {
    // The last two bytes name nothing; Foundation makes them the character 0.
    for byte in 0o200...0o375 {
      let text = "\"a\" = \"\\\(String(byte, radix: 8))\";"
      let judged = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
      #expect(read(text).root?.agrees(with: judged) == true, "\\\(String(byte, radix: 8))")
    }
  }

  @Test func everyEncodingIsToldByItsMarkOrItsZeroBytes() {
    let text = "/* Größe */\n\"größe\" = \"日本 😀\";\n"
    let encodings: [(String.Encoding, [UInt8])] = [
      (.utf8, []), (.utf8, [0xEF, 0xBB, 0xBF]), (.utf16LittleEndian, []), (.utf16BigEndian, []),
      (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
      (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
    ]
    for (encoding, mark) in encodings {
      let bytes = mark + [UInt8](text.data(using: encoding) ?? Data())
      let document = PropertyListDocument(bytes, file: "a.strings")
      #expect(document.problems.isEmpty, "\(encoding) \(mark)")
      #expect(document.root?["größe"]?.string == "日本 😀", "\(encoding) \(mark)")
      #expect(document.root?.members.first?.comment == "Größe")
    }
  }

  @Test func aCommentBelongsToTheKeyBelowItOrOnItsLine() {
    let document = read(
      """
      /* App.strings
         Made by hand */

      /* The title */
      "title" = "Title";
      // First
      // second
      "two" = "2"; // behind
      "none" = "-";

      "behind" = "x"; /* its own */
      """)
    #expect(
      document.root?.members.map { "\($0.key): \($0.comment ?? "")" } == [
        "title: The title", "two: First\nsecond", "none: ", "behind: its own",
      ])
  }

  @Test func keysAndValuesKnowTheirPlaces() {
    let document = read("/* x */\n\"a\" = \"1\";\n  \"b\" = \"2\";\n\"a\" = \"3\";\n")
    #expect(
      document.root?.members.map { $0.location?.description ?? "" } == [
        "a.strings:2:1", "a.strings:3:3", "a.strings:4:1",
      ])
    #expect(document.root?.members.map { $0.value.location?.column ?? 0 } == [7, 9, 7])
    #expect(document.problems.map(\.rule) == ["duplicate-key"])
    #expect(document.root?["a"]?.string == "3")
  }

  @Test(arguments: [
    ("a = b; c", "missing-semicolon"), ("\"a\" \"b\"", "missing-semicolon"), ("\"a", "truncated-file"),
    ("a = \"b", "truncated-file"), ("/* a", "truncated-file"), ("a = ü;", "malformed-property-list"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ text: String, _ rule: String) {
    let document = read(text)
    if rule != "missing-semicolon" || text.contains("\"") { #expect(document.root == nil) }
    #expect(document.problems.map(\.rule) == [rule])
    #expect(document.problems.first?.location?.line == 1)
  }

  @Test func nestingWithoutEndIsRefused() {
    for opening in ["(", "{a=", "<plist><array>", "<plist><dict><key>a</key>"] {
      let repeated = String(repeating: opening.replacingOccurrences(of: "<plist>", with: ""), count: 100_000)
      let document = read((opening.hasPrefix("<plist>") ? "<plist>" : "") + repeated)
      #expect(document.root == nil)
      #expect(document.problems.first?.rule == "nesting-too-deep")
    }
  }

  @Test func aFileCutAtAnyByteNeverTraps() {
    let text = Array("/* c */ \"a\\U00e9\" = { b = (c, <0f>, 'd'); }; // e\n".utf8)
    let xml = PropertyListWriter.xml(.dictionary([.init("a<", .string("b&c")), .init("d", PropertyList(.array([])))]))
    let binary = PropertyListWriter.binary(
      .dictionary([.init("a", .string("ä")), .init("d", PropertyList(.array([])))]))
    for sample in [text, xml, binary] {
      for count in 0..<sample.count {
        let document = PropertyListDocument(Array(sample[..<count]), file: "a")
        let isWord = sample == binary && count < 7
        let lacksOnlyAnEnd = sample == text || count == 0 || count + 1 == sample.count
        #expect(document.root == nil || isWord || lacksOnlyAnEnd, "cut at \(count)")
      }
    }
  }

  @Test func randomChangesNeverTrap() {
    var random = SplitMix(state: 3)
    let list = PropertyList.dictionary([
      .init("a", PropertyList(.array([.string("b"), PropertyList(.integer(-3)), PropertyList(.real(0.5))]))),
      .init("ä", PropertyList(.data([1, 2, 3]))), .init("c", .dictionary([.init("d", PropertyList(.bool(true)))])),
    ])
    let text = Array("/* c */ \"a\\U00e9\" = { b = (c, <0f>, 'd'); }; e = \"\\101\"; // e\n".utf8)
    for sample in [text, PropertyListWriter.xml(list), PropertyListWriter.binary(list)] {
      for _ in 0..<3_000 {
        var bytes = sample
        for _ in 0..<Int(random.next() % 4 + 1) {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        let document = PropertyListDocument(bytes, file: "a")
        #expect(document.root != nil || !document.problems.isEmpty)
      }
    }
  }
}

extension PropertyList {
  /// Whether Foundation read the same.
  func agrees(with other: Any) -> Bool {
    switch value {
    case .dictionary:
      guard let other = other as? [String: Any] else { return false }
      return Set(members.map(\.key)).count == other.count
        && members.allSatisfy { member in
          other[member.key].map { self[member.key]?.agrees(with: $0) ?? false } ?? false
        }
    case .array(let elements):
      guard let other = other as? [Any], other.count == elements.count else { return false }
      return zip(elements, other).allSatisfy { $0.agrees(with: $1) }
    case .string(let text): return (other as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .data(let bytes): return (other as? Data).map { [UInt8]($0) == bytes } ?? false
    case .integer(let number): return (other as? NSNumber)?.int64Value == number
    case .unsigned(let number): return (other as? NSNumber)?.uint64Value == number
    case .real(let number): return (other as? NSNumber)?.doubleValue == number
    case .bool(let flag): return (other as? Bool) == flag
    case .date(let seconds): return (other as? Date)?.timeIntervalSinceReferenceDate == seconds
    }
  }
}
