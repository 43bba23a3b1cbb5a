extension XMLParser {
  /// A name with the number of bytes before its colon.
  struct Name {
    var range: Range<Int>
    var prefixLength: Int
  }

  func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Reads a name; nil where none begins.
  mutating func readName() -> Name? {
    let start = at
    guard let first = byte, isNameByte(first), first != UInt8(ascii: "-"), first != UInt8(ascii: "."),
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), first != UInt8(ascii: ":")
    else { return nil }
    var colon = start
    while at < input.count, isNameByte(input[at]) {
      if input[at] == UInt8(ascii: ":"), colon == start { colon = at }
      if input[at] >= 0x80 { skipCharacter() } else { at += 1 }
      if stopped { return nil }
    }
    guard at - start <= Int(UInt16.max) else { return nil }
    return Name(range: start..<at, prefixLength: colon == at - 1 ? 0 : colon - start)
  }

  mutating func skipSpace() {
    while at < input.count, input[at] == 0x20 || input[at] == 0x0A || input[at] == 0x09 || input[at] == 0x0D {
      at += 1
    }
  }

  mutating func readStartTag() {
    let start = at
    at += 1
    guard let name = readName() else {
      if stopped { return }
      return report(byte == nil ? .truncated : .malformed, "'<' that begins no tag, expected '&lt;'", at: start)
    }
    let index = result.records.count
    addSpan(.element, start..<at, inner: at..<at, needsDecoding: false)
    setNameLength(name.range.count, prefix: name.prefixLength)
    enter(index)
    while !stopped {
      let space = at
      skipSpace()
      guard let byte else { return report(.truncated, "the file ends inside a tag") }
      if byte == UInt8(ascii: ">") {
        at += 1
        setInnerStart(index)
        return resolve(name, of: index)
      }
      if byte == UInt8(ascii: "/") {
        guard matches("/>") else { return report(.malformed, "'/' inside a tag") }
        let inner = at
        setInnerStart(index)
        resolve(name, of: index)
        at += 2
        return leave(contentEnd: inner)
      }
      if at == space { return report(.malformed, "no space between attributes") }
      readAttribute(of: index)
    }
  }

  private mutating func readAttribute(of element: Int) {
    let start = at
    guard let name = readName() else { return report(.malformed, "an unexpected character inside a tag") }
    skipSpace()
    guard byte == UInt8(ascii: "=") else {
      return report(byte == nil ? .truncated : .malformed, "an attribute without a value")
    }
    at += 1
    skipSpace()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return report(byte == nil ? .truncated : .malformed, "the value of an attribute without quotes")
    }
    at += 1
    let inner = at
    var needsDecoding = false
    while true {
      at = input.firstPlace(from: at) { word in
        word.bytesEqual(to: quote) | word.bytesEqual(to: UInt8(ascii: "<")) | word.bytesEqual(to: UInt8(ascii: "&"))
          | word.bytesBelow(0x20) | word.bytesAboveASCII
      }
      guard at < input.count, input[at] != quote, !stopped else { break }
      switch input[at] {
      case UInt8(ascii: "<"): return report(.malformed, "'<' inside an attribute, expected '&lt;'")
      case UInt8(ascii: "&"):
        needsDecoding = true
        skipReference()
      case 0x09, 0x0A, 0x0D:
        needsDecoding = true
        at += 1
      default: skipCharacter()
      }
    }
    guard !stopped else { return }
    guard byte != nil else { return report(.truncated, "the file ends inside an attribute") }
    checkNew(name, of: element)
    guard !stopped else { return }
    let value = inner..<at
    at += 1
    addSpan(.attribute, start..<at, inner: value, needsDecoding: needsDecoding)
    setNameLength(name.range.count, prefix: name.prefixLength)
    bind(name, to: value, needsDecoding: needsDecoding)
  }

  /// Complains of an attribute that the element has already.
  private mutating func checkNew(_ name: Name, of element: Int) {
    guard result.records.count - element <= Self.attributeLimit else {
      return report(.malformed, "an element with more than \(Self.attributeLimit) attributes")
    }
    for record in result.records[(element + 1)...] where Int(record.nameLength) == name.range.count {
      let other = Int(record.start)..<Int(record.start) + name.range.count
      if isSame(other, name.range) {
        return report(
          .duplicateAttribute, "'\(String(decoding: input[name.range], as: UTF8.self))' is given twice",
          at: name.range.lowerBound)
      }
    }
  }

  /// Notes the declaration of a name space.
  private mutating func bind(_ name: Name, to value: Range<Int>, needsDecoding: Bool) {
    let text = input[name.range]
    let isDefault = text.elementsEqual("xmlns".utf8)
    guard isDefault || (name.prefixLength == 5 && text.prefix(5).elementsEqual("xmlns".utf8)) else { return }
    guard bindings.count < Self.bindingLimit else {
      return report(.malformed, "more than \(Self.bindingLimit) name spaces in force", at: name.range.lowerBound)
    }
    let end = name.range.upperBound
    let prefix = isDefault ? end..<end : name.range.lowerBound + 6..<end
    let uri = XMLText.decoded(ArraySlice(input[value]), isAttribute: true, isLiteral: false)
    bindings.append(Binding(prefix: prefix, namespace: uri.isEmpty ? 0 : namespaceNumber(uri), depth: open.count))
  }

  /// Finds the name space of an element, whose own declarations count.
  private mutating func resolve(_ name: Name, of index: Int) {
    let prefix = input[name.range.lowerBound..<name.range.lowerBound + name.prefixLength]
    for binding in bindings.reversed() where binding.prefix.count == prefix.count {
      if prefix.isEmpty || input[binding.prefix].elementsEqual(prefix) {
        return setNamespace(index, binding.namespace)
      }
    }
    if prefix.elementsEqual("xml".utf8) { return setNamespace(index, 1) }
    guard !prefix.isEmpty else { return }
    report(
      .unboundPrefix, "the prefix '\(String(decoding: prefix, as: UTF8.self))' is declared nowhere",
      at: name.range.lowerBound)
  }

  private func isSame(_ one: Range<Int>, _ two: Range<Int>) -> Bool {
    guard one.count == two.count else { return false }
    for offset in 0..<one.count where input[one.lowerBound + offset] != input[two.lowerBound + offset] { return false }
    return true
  }

  mutating func readEndTag() {
    let start = at
    at += 2
    guard let index = open.last else { return report(.malformed, "an end tag without a start") }
    let record = result.records[index]
    let expected = Int(record.start) + 1..<Int(record.start) + 1 + Int(record.nameLength)
    let nameStart = at
    while at < input.count, isNameByte(input[at]) { at += 1 }
    guard isSame(nameStart..<at, expected) else {
      if at == input.count { return report(.truncated, "the file ends inside an end tag") }
      return report(
        .malformed,
        "'</\(String(decoding: input[nameStart..<at], as: UTF8.self))>' where '</\(name(of: record))>' was expected",
        at: start)
    }
    skipSpace()
    guard byte == UInt8(ascii: ">") else {
      return report(byte == nil ? .truncated : .malformed, "an end tag that does not end")
    }
    at += 1
    leave(contentEnd: start)
  }
}
