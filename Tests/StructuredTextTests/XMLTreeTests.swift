import Findings
import StructuredText
import Testing

@Suite struct XMLTreeTests {
  private func read(_ text: String) -> XMLTree { XMLTree(Array(text.utf8), file: "a.xml") }

  @Test func elementsKeepTheirOrderAndPlaces() throws {
    let tree = read("<?xml version=\"1.0\"?>\n<a x='1' y=\"2\">\n  <b/>text<!-- c --><b>é</b>\n</a>\n")
    #expect(tree.problems.isEmpty)
    let root = try #require(tree.root)
    #expect(root.name == "a")
    #expect(root.attributes.map(\.name) == ["x", "y"])
    #expect(root["y"] == "2" && root["z"] == nil)
    #expect(root.children.map(\.kind) == [.text, .element, .text, .comment, .element, .text])
    #expect(root.elements.map(\.text) == ["", "é"])
    #expect(root.elements.map(\.location).last == Location(file: "a.xml", line: 3, column: 21))
    #expect(root.text == "\n  texté\n")
    #expect(root.element("b")?.contentRange.isEmpty == true)
  }

  @Test(arguments: [
    ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"), ("&#65;&#x1F600;&#x3c;", "A\u{1F600}<"), ("a\r\nb\rc\n", "a\nb\nc\n"),
    ("&#13;&#xD;", "\r\r"), ("<![CDATA[<&amp;]]>x", "<&amp;x"), ("a<!-- b -->c<?d e?>f", "acf"),
    ("<g id='1'>in</g>out", "inout"), ("]]", "]]"), ("\u{2028}\u{10FFFF}", "\u{2028}\u{10FFFF}"),
  ])
  func textIsDecodedWhenAsked(source: String, text: String) throws {
    let tree = read("<a>\(source)</a>")
    #expect(tree.problems.isEmpty)
    #expect(try #require(tree.root).text.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func whiteSpaceInAttributesReadsAsSpaces() throws {
    let root = try #require(read("<a b='x\ty\r\nz&#10;&#9;'/>").root)
    #expect(root["b"] == "x y z\n\t")
  }

  @Test func aNameSpaceIsKnownByItsNameWhateverThePrefix() throws {
    let tree = read(
      "<x:a xmlns:x='urn:1' xmlns='urn:2'><b/><x:c xmlns:x='urn:3'/><x:d/><xml:e xmlns=''><f/></xml:e></x:a>")
    let root = try #require(tree.root)
    #expect(tree.problems.isEmpty)
    #expect(root.namespace == "urn:1" && root.localName == "a" && root.name == "x:a")
    #expect(root.isElement("a") && root.isInNamespace("urn:1"))
    #expect(root.elements.map(\.namespace) == ["urn:2", "urn:3", "urn:1", "http://www.w3.org/XML/1998/namespace"])
    #expect(root.element("e")?.element("f")?.namespace == nil)
  }

  /// Each text marks the place of its first problem with a broken bar, which is taken out before reading.
  @Test(arguments: [
    ("¦<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "document-type"), ("<a>¦&b;</a>", "unknown-entity"),
    ("<a>¦&#0;</a>", "unknown-entity"), ("<a>¦&#xD800;</a>", "unknown-entity"), ("<a>¦& b</a>", "malformed-xml"),
    ("<a>¦</b>", "malformed-xml"), ("<a>¦", "truncated-file"), ("<a><b></b>¦", "truncated-file"),
    ("<a b='1' ¦b='2'/>", "duplicate-attribute"), ("<a b=¦1/>", "malformed-xml"), ("<a b¦/>", "malformed-xml"),
    ("<a b='¦<'/>", "malformed-xml"), ("<a>¦\u{1}</a>", "control-character"), ("<¦x:a/>", "unbound-prefix"),
    ("<a/>¦x", "malformed-xml"), ("<a/><b/>¦", "malformed-xml"), ("<a>¦]]></a>", "malformed-xml"),
    ("<a><!-- b ¦-- --></a>", "malformed-xml"), ("¦", "truncated-file"), ("¦<a", "truncated-file"),
    ("<?xml version='1.0' ¦encoding='latin1'?><a/>", "malformed-xml"),
    ("<a/> ¦<?xml version='1.0'?>", "malformed-xml"),
  ])
  func aProblemHasItsPlace(marked: String, rule: String) {
    let parts = marked.split(separator: "¦", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let problem = read(parts.joined()).problems.first
    #expect(problem?.rule == rule)
    guard !["malformed-xml", "truncated-file"].contains(rule) else { return }
    #expect(problem?.location == Location(file: "a.xml", line: 1, column: parts[0].utf8.count + 1))
  }

  @Test func whatIsNotWellFormedHasNoRoot() {
    for text in ["<a>", "<a></b>", "<!DOCTYPE a><a/>", "", "\u{0}<", "<a/><a/>"] { #expect(read(text).root == nil) }
  }

  @Test func depthIsBounded() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(read(deep).problems.map(\.rule) == ["nesting-too-deep"])
  }

  @Test func writtenTextReadsAsItWas() throws {
    let text = "<>&\"'\t\n\r\r\n ]]> é\u{1F600}\u{85}\u{2028}"
    var bytes = Array("<a b=\"".utf8)
    XMLText.appendAttribute(text, to: &bytes)
    bytes += Array("\">".utf8)
    XMLText.append(text, to: &bytes)
    bytes += Array("</a>".utf8)
    let tree = XMLTree(bytes, file: "a.xml")
    #expect(tree.problems.isEmpty)
    #expect(tree.root?["b"]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(tree.root?.text.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func whatXMLCannotHoldIsKnown() {
    #expect(XMLText.isAllowed("a\t\n\r\u{FFFD}\u{10FFFF}"))
    for text in ["\u{0}", "\u{1B}", "\u{FFFE}", "\u{FFFF}"] { #expect(!XMLText.isAllowed(text)) }
  }

  @Test func everyCutAndEveryFlipIsSurvived() {
    let text =
      "\u{FEFF}<?xml version=\"1.0\"?><!-- c --><x:a xmlns:x='u' b=\"&lt;\">t&#10;<![CDATA[é]]><?p i?><b/></x:a>"
    let bytes = Array(text.utf8)
    for end in bytes.indices { _ = XMLTree(Array(bytes[..<end]), file: "a").root?.text }
    for place in bytes.indices {
      for byte in [0, 0x0D, 0x26, 0x3C, 0x3E, 0x80, 0xEF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = byte
        let tree = XMLTree(changed, file: "a")
        #expect(tree.bytes == changed)
        guard let root = tree.root else { continue }
        for node in root.children { _ = (node.name, node.text, node.location, node.namespace) }
      }
    }
  }

  /// Texts of every length with every kind of byte at every place of a word of eight.
  private static let texts: [String] = {
    let pieces = ["&", "<", ">", "\"", "\r", "\n", "\t", "\u{1}", "\u{FFFE}", "\u{FFFD}", "é", "日", "'", " ", "/", "\u{7F}"]
    return (0..<20).flatMap { count in
      pieces.flatMap { piece in [0, count / 2, count].map { place in
        String(repeating: "a", count: place) + piece + String(repeating: "b", count: count - place) + piece
      } }
    }
  }()

  @Test func textsAreWrittenAndLookedAtByteForByte() {
    for text in Self.texts {
      var written: [UInt8] = []
      XMLText.append(text, to: &written)
      let expected = text.unicodeScalars.map { scalar in
        ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"][scalar] ?? String(scalar)
      }.joined()
      #expect(String(decoding: written, as: UTF8.self).utf8.elementsEqual(expected.utf8))
      #expect(XMLText.isAllowed(text) == text.unicodeScalars.allSatisfy { XMLText.isAllowed($0) })
    }
  }

  @Test func textsAreReadAsTheyWereWritten() throws {
    for text in Self.texts where XMLText.isAllowed(text) {
      var bytes = Array("<a b=\"".utf8)
      XMLText.appendAttribute(text, to: &bytes)
      bytes += "\">".utf8
      XMLText.append(text, to: &bytes)
      bytes += "</a>".utf8
      let root = try #require(XMLTree(bytes, file: "a.xml").root)
      #expect(root["b"]?.utf8.elementsEqual(text.utf8) == true)
      #expect(root.text.utf8.elementsEqual(text.utf8))
    }
  }
}
