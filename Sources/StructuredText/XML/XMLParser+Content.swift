extension XMLParser {
  /// Skips a byte order mark, which XML allows (section 4.3.3); false where the file is not UTF-8 at all.
  mutating func skipMark() -> Bool {
    if matches("\u{FEFF}") {
      at = 3
    } else if input.count >= 2, input[0] == 0 || input[1] == 0 || input[0] >= 0xFE {
      report(.otherEncoding, "the file is UTF-16 or UTF-32, expected UTF-8")
      return false
    }
    return true
  }

  /// Reads text up to the next `<`.
  mutating func readText() {
    let start = at
    var needsDecoding = false
    while true {
      skipPlainText()
      guard at < input.count, input[at] != UInt8(ascii: "<") else { break }
      step(&needsDecoding)
      if stopped { return }
    }
    guard !open.isEmpty else {
      let isBlank = input[start..<at].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
      if !isBlank { report(.malformed, "text outside of the outermost element", at: start) }
      return
    }
    addSpan(.text, start..<at, inner: start..<at, needsDecoding: needsDecoding)
  }

  /// Goes over ASCII that can mean nothing but itself.
  private mutating func skipPlainText() {
    at = input.firstPlace(from: at) { word in
      word.bytesEqual(to: UInt8(ascii: "<")) | word.bytesEqual(to: UInt8(ascii: "&"))
        | word.bytesEqual(to: UInt8(ascii: "]")) | word.bytesBelow(0x20) | word.bytesAboveASCII
    }
  }

  /// Goes over one byte or character of a text that may matter.
  private mutating func step(_ needsDecoding: inout Bool) {
    switch input[at] {
    case 0x0A, 0x09: at += 1
    case 0x0D:
      needsDecoding = true
      at += 1
    case UInt8(ascii: "&"):
      needsDecoding = true
      skipReference()
    case UInt8(ascii: "]") where matches("]]>"): report(.malformed, "']]>' in a text")
    case 0x80...: while at < input.count, input[at] >= 0x80, !stopped { skipCharacter() }
    default: skipCharacter()
    }
  }

  /// Goes over a character that is no markup, complaining of one that XML cannot hold.
  mutating func skipCharacter() {
    let byte = input[at]
    if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      report(.invalidCharacter, "a control character, which XML does not allow")
      at += 1
    } else if byte < 0x80 {
      at += 1
    } else {
      let length = JSONText.sequenceLength(input, at: at)
      if length == 0 { report(.invalidUTF8, "a byte that is no UTF-8") }
      if length == 3, input[at] == 0xEF, input[at + 1] == 0xBF, input[at + 2] >= 0xBE {
        report(.invalidCharacter, "a character that XML does not allow")
      }
      at += max(length, 1)
    }
  }

  /// Goes over a reference, complaining of one that stands for nothing.
  mutating func skipReference() {
    let start = at
    at += 1
    var end = at
    while end < input.count, end - at < 64, isNameByte(input[end]) || input[end] == UInt8(ascii: "#") { end += 1 }
    guard end < input.count, input[end] == UInt8(ascii: ";"), end > at else {
      return report(.malformed, "'&' that begins no reference, expected '&amp;'", at: start)
    }
    let name = ArraySlice(input[at..<end])
    if end - at > 11 || XMLText.scalar(of: name) == nil {
      let text = String(decoding: name, as: UTF8.self)
      report(.unknownEntity, "'&\(text);' stands for no character", at: start)
    }
    at = end + 1
  }

  mutating func addSpan(_ kind: XMLTree.Node.Kind, _ range: Range<Int>, inner: Range<Int>, needsDecoding: Bool) {
    add(
      XMLRecord(
        start: UInt32(range.lowerBound), end: UInt32(range.upperBound), next: UInt32(result.records.count + 1),
        innerStart: UInt32(inner.lowerBound), innerEnd: UInt32(inner.upperBound), nameLength: 0, prefixLength: 0,
        namespace: 0, kind: kind, needsDecoding: needsDecoding))
  }

  /// Reads what begins with `<`.
  mutating func readMarkup() {
    let next = at + 1 < input.count ? input[at + 1] : 0
    if next == UInt8(ascii: "/") { return readEndTag() }
    if next != UInt8(ascii: "!"), next != UInt8(ascii: "?") { return readStartTag() }
    if matches("<!--") {
      readComment()
    } else if matches("<![CDATA[") {
      readLiteral()
    } else if matches("<?") {
      readInstruction()
    } else if matches("<!DOCTYPE") || matches("<!doctype") {
      report(.documentType, "a document type declaration, which is refused")
    } else {
      readStartTag()
    }
  }

  private mutating func readComment() {
    let start = at
    guard let end = find("--", from: at + 4) else { return report(.truncated, "the file ends inside a comment") }
    at = end
    guard matches("-->") else { return report(.malformed, "'--' inside a comment") }
    check(start + 4..<end)
    at = end + 3
    addSpan(.comment, start..<at, inner: start + 4..<end, needsDecoding: false)
  }

  private mutating func readLiteral() {
    let start = at
    guard !open.isEmpty else { return report(.malformed, "text outside of the outermost element") }
    guard let end = find("]]>", from: at + 9) else { return report(.truncated, "the file ends inside a CDATA section") }
    check(start + 9..<end)
    at = end + 3
    addSpan(.cdata, start..<at, inner: start + 9..<end, needsDecoding: input[start + 9..<end].contains(0x0D))
  }

  /// Looks for characters that XML cannot hold.
  private mutating func check(_ range: Range<Int>) {
    at = range.lowerBound
    while at < range.upperBound, !stopped { skipCharacter() }
  }

  private mutating func readInstruction() {
    let start = at
    at += 2
    guard let name = readName() else { return report(.malformed, "a processing instruction without a name") }
    guard let end = find("?>", from: at) else {
      return report(.truncated, "the file ends inside a processing instruction")
    }
    let isDeclaration = name.range.count == 3 && input[name.range].lowercased == "xml"
    if isDeclaration {
      guard start == 0 || start == 3 && input[0] == 0xEF else {
        return report(.malformed, "an XML declaration that is not at the start of the file", at: start)
      }
      checkEncoding(at..<end)
    }
    let inner = at..<end
    if !stopped { check(inner) }
    at = end + 2
    addSpan(.instruction, start..<at, inner: inner, needsDecoding: false)
    setNameLength(name.range.count)
  }

  /// Looks whether the XML declaration names an encoding that is not UTF-8.
  private mutating func checkEncoding(_ range: Range<Int>) {
    let words = input[range].lowercased.split { "= \t\r\n\"'".contains($0) }
    guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return }
    let encoding = words[place + 1]
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) {
      report(.otherEncoding, "the file says that it is in '\(encoding)', expected UTF-8")
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var lowercased: String { String(decoding: self, as: UTF8.self).lowercased() }
}
