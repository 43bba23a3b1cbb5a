import Findings
import Foundation
import StructuredText
import Testing

@Suite struct PropertyListWritingTests {
  /// A list with every kind of value.
  static let sample = PropertyList.dictionary([
    .init("array", PropertyList(.array([.string("a"), .dictionary([]), PropertyList(.array([]))]))),
    .init("bytes", PropertyList(.data((0..<100).map { UInt8($0) }))),
    .init("date", PropertyList(.date(817_992_930))),
    .init("early", PropertyList(.date(-1_234_567))),
    .init("empty", .string("")),
    .init("large", PropertyList(.unsigned(UInt64.max))),
    .init("negative", PropertyList(.integer(-70_000))),
    .init("number", PropertyList(.integer(65_536))),
    .init("no", PropertyList(.bool(false))),
    .init("real", PropertyList(.real(0.1))),
    .init("text", .string("a < b & c > d \"e\" 'f'\n日本 😀")),
    .init("yes", PropertyList(.bool(true))),
  ])

  @Test func foundationReadsWhatIsWritten() throws {
    for bytes in [PropertyListWriter.xml(Self.sample), PropertyListWriter.binary(Self.sample)] {
      let judged = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      #expect(Self.sample.agrees(with: judged), "\(judged)")
    }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let judged = try PropertyListSerialization.propertyList(
      from: Data(PropertyListWriter.xml(Self.sample)), options: [], format: nil)
    for bytes in [PropertyListWriter.xml(Self.sample), PropertyListWriter.binary(Self.sample)] {
      let document = PropertyListDocument(bytes, file: "a.plist")
      #expect(document.problems.isEmpty)
      #expect(document.root?.agrees(with: judged) == true)
      #expect(document.root?.members.map(\.key) == Self.sample.members.map(\.key))
    }
  }

  @Test func whatFoundationWritesIsRead() throws {
    let value: [String: Any] = [
      "a": ["b", "ä", 1, -1, 1.5, true, false] as [Any], "d": Data([1, 2, 3]),
      "t": Date(timeIntervalSinceReferenceDate: 5),
      "long": String(repeating: "x", count: 70_000), "e": [String: Any](),
    ]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: value, format: format, options: 0)
      let document = PropertyListDocument([UInt8](data), file: "a.plist")
      #expect(document.problems.isEmpty)
      #expect(document.root?.agrees(with: value) == true, "\(format)")
    }
  }

  @Test func xmlHasFoundationsBytes() throws {
    let sorted = PropertyList.dictionary(
      [
        .init("array", PropertyList(.array([.string("a<>&"), .dictionary([]), PropertyList(.array([]))]))),
        .init("bytes", PropertyList(.data((0..<100).map { UInt8($0) }))),
        .init("date", PropertyList(.date(817_992_930))),
        .init("nested", .dictionary([.init("a", PropertyList(.data([1, 2, 3])))])),
        .init("number", PropertyList(.integer(65_536))),
        .init("yes", PropertyList(.bool(true))),
      ])
    let bytes = PropertyListWriter.xml(sorted)
    let value = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    let judged = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: judged, as: UTF8.self))
  }

  @Test func stringsTextIsWhatFoundationAndWeReadBack() throws {
    let members: [PropertyList.Member] = [
      .init("a \"quoted\" \\ key", .string("line\nbreak\ttab\rreturn"), comment: "ends */ early"),
      .init("", .string("\u{1}\u{7F}\u{2028}")), .init("日本", .string("😀"), comment: "two\nlines"),
    ]
    let bytes = StringsWriter.bytes(of: members)
    let judged = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    #expect(PropertyList.dictionary(members).agrees(with: judged))
    let document = PropertyListDocument(bytes, file: "a.strings")
    #expect(document.problems.isEmpty)
    #expect(document.root?.agrees(with: judged) == true)
    #expect(document.root?.members.map { $0.comment ?? "" } == ["ends * / early", "", "two\nlines"])
  }

  @Test func stringsTextIsLaidOutAsXcodeDoes() {
    let bytes = StringsWriter.bytes(of: [
      .init("key", .string("Text"), comment: "What it is"), .init("b", .string("c")),
    ])
    #expect(String(decoding: bytes, as: UTF8.self) == "/* What it is */\n\"key\" = \"Text\";\n\n\"b\" = \"c\";\n\n")
  }
}

@Suite struct HostilePropertyListTests {
  /// A binary list of values given as bytes, with one-byte references, of which the first is the outermost.
  private func binary(_ values: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for value in values {
      offsets.append(UInt8(truncatingIfNeeded: bytes.count))
      bytes += value
    }
    let table = UInt8(truncatingIfNeeded: bytes.count)
    let zeros = [UInt8](repeating: 0, count: 7)
    return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + zeros + [UInt8(values.count)] + zeros + [0] + zeros + [table]
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    let document = PropertyListDocument(bytes, file: "a.plist")
    return document.root == nil ? document.problems.first?.message : nil
  }

  @Test func aListThatHoldsItselfIsRefused() {
    #expect(refusal(binary([[0xA1, 1], [0xA1, 0]]))?.hasSuffix("a list holds itself") == true)
  }

  @Test func listsThatDoubleEachOtherAreRefused() {
    let doubling = (1...30).map { [0xA2, UInt8($0), UInt8($0)] } + [[0x51, 0x61]]
    #expect(refusal(binary(doubling))?.hasSuffix("repeats its lists without measure") == true)
  }

  @Test func lengthsAndNumbersBeyondTheFileAreRefused() {
    #expect(refusal(binary([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]])) != nil)
    #expect(refusal(binary([[0xD1, 7, 8]])) != nil)
    #expect(refusal(binary([[0x80, 1]]))?.hasSuffix("archive of objects") == true)
    #expect(refusal(Array("bplist00".utf8)) != nil)
  }

  @Test func aDocumentTypeWithEntitiesIsRefused() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>
      <plist version="1.0"><string>&b;</string></plist>
      """
    let document = PropertyListDocument(Array(bomb.utf8), file: "a.plist")
    #expect(document.root == nil)
    #expect(document.problems.map(\.rule) == ["document-type-refused"])
  }

  @Test(arguments: [
    "<plist><string>&nope;</string></plist>", "<plist><string>&#xD800;</string></plist>",
    "<plist><dict><key>a</key></dict></plist>",
    "<plist><integer>x</integer></plist>", "<plist><date>2026-13-01T00:00:00Z</date></plist>", "<plist></plist>",
    "<plist><dict><string>a</string></dict></plist>", "<plist><thing/></plist>", "<plist><true></false></plist>",
    "<plist><data>A</data></plist>", "<plist><string>a</plist>", "<plist><true/></plist><plist/>", "<plist/>",
  ])
  func brokenXMLIsAProblem(_ text: String) {
    let document = PropertyListDocument(Array(text.utf8), file: "a.plist")
    #expect(document.root == nil)
    #expect(document.problems.count == 1)
  }
}
