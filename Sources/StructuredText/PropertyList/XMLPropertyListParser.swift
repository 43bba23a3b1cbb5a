import Findings

/// Reads property lists in XML.
///
/// Only what such a list needs is understood. A document type that declares entities of its own is refused, so that
/// nothing is fetched and nothing grows.
struct XMLPropertyListParser {
  var scanner: PropertyListScanner
  private var depth = 0

  typealias Failure = PropertyListScanner.Failure

  /// A tag as it was met: `<key>`, `</key>`, `<array/>`.
  private struct Tag {
    var name: String
    var start: Int
    var isClosing: Bool
    var isEmpty: Bool
  }

  init(_ scanner: PropertyListScanner) {
    self.scanner = scanner
  }

  mutating func document() -> PropertyList? {
    do throws(Failure) {
      var comment: String?
      try skip(&comment)
      let start = scanner.at
      var outer = try tag()
      let isWrapped = outer.name == "plist"
      if isWrapped {
        guard !outer.isClosing, !outer.isEmpty else {
          return try scanner.fail("the list holds no value", at: start)
        }
        try skip(&comment)
        outer = try tag()
      }
      let root = try value(outer)
      try skip(&comment)
      if isWrapped { try close("plist") }
      try skip(&comment)
      if !scanner.isAtEnd { try scanner.fail("something follows the end of the list", at: scanner.at) as Void }
      return root
    } catch {
      return nil
    }
  }

  private mutating func value(_ tag: Tag) throws(Failure) -> PropertyList {
    let location = scanner.location(at: tag.start)
    guard depth < PropertyListDocument.greatestDepth else {
      return try scanner.fail("lists are nested too deep", rule: "nesting-too-deep", at: tag.start)
    }
    guard !tag.isClosing else { return try scanner.fail("'</\(tag.name)>' where a value was expected", at: tag.start) }
    depth += 1
    defer { depth -= 1 }
    switch tag.name {
    case "dict": return PropertyList(.dictionary(tag.isEmpty ? [] : try members()), at: location)
    case "array": return PropertyList(.array(tag.isEmpty ? [] : try elements()), at: location)
    case "true", "false":
      if !tag.isEmpty { try close(tag.name) }
      return PropertyList(.bool(tag.name == "true"), at: location)
    case "string", "integer", "real", "date", "data":
      let text = tag.isEmpty ? "" : try text(of: tag.name)
      if tag.name == "string" { return PropertyList(.string(text), at: location) }
      guard let value = PropertyListScalar.read(text, as: tag.name) else {
        return try scanner.fail("'\(text.prefix(40))' is no \(tag.name)", at: tag.start)
      }
      return PropertyList(value, at: location)
    default: return try scanner.fail("'\(tag.name)' is no kind of value", at: tag.start)
    }
  }

  private mutating func members() throws(Failure) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while true {
      var comment: String?
      try skip(&comment)
      let tag = try tag()
      if tag.isClosing && tag.name == "dict" { break }
      guard tag.name == "key", !tag.isClosing else {
        return try scanner.fail("'\(tag.name)' where a key was expected", at: tag.start)
      }
      let key = tag.isEmpty ? "" : try text(of: "key")
      var ignored: String?
      try skip(&ignored)
      let value = try value(try self.tag())
      members.append(.init(key, value, comment: comment, at: scanner.location(at: tag.start)))
    }
    scanner.checkKeys(of: members)
    return members
  }

  private mutating func elements() throws(Failure) -> [PropertyList] {
    var elements: [PropertyList] = []
    var ignored: String?
    while true {
      try skip(&ignored)
      let tag = try tag()
      if tag.isClosing && tag.name == "array" { return elements }
      elements.append(try value(tag))
    }
  }

  private mutating func close(_ name: String) throws(Failure) {
    let start = scanner.at
    let tag = try tag()
    if !tag.isClosing || tag.name != name { try scanner.fail("expected '</\(name)>'", at: start) as Void }
  }

  /// Steps over white space, comments, declarations and processing instructions; keeps the last comment.
  private mutating func skip(_ comment: inout String?) throws(Failure) {
    while let byte = scanner.current {
      let start = scanner.at
      if byte <= 0x20 {
        scanner.at += 1
      } else if scanner.take("<!--") {
        let end = try end(of: "-->", from: start, "a comment")
        let text = scanner.text(start + 4..<end - 3)
        comment = text.split(whereSeparator: \.isWhitespace).isEmpty ? nil : CommentRun.trimmed(text)
      } else if scanner.take("<?") {
        _ = try end(of: "?>", from: start, "an instruction")
      } else if scanner.take("<!DOCTYPE") {
        let end = try end(of: ">", from: start, "the document type")
        if scanner.bytes[start..<end].contains(UInt8(ascii: "[")) {
          try scanner.fail(
            "a document type with declarations of its own is refused", rule: "document-type-refused", at: start) as Void
        }
      } else {
        return
      }
    }
  }

  /// Steps behind the next end mark and returns that place.
  private mutating func end(of mark: StaticString, from start: Int, _ what: String) throws(Failure) -> Int {
    guard let found = scanner.next(mark) else {
      return try scanner.fail("\(what) has no end", rule: "truncated-file", at: start)
    }
    scanner.at = found + mark.utf8CodeUnitCount
    return scanner.at
  }

  private mutating func tag() throws(Failure) -> Tag {
    let start = scanner.at
    guard scanner.take("<") else {
      return try scanner.fail(scanner.isAtEnd ? "the list ends too early" : "expected a tag")
    }
    let isClosing = scanner.take("/")
    let nameStart = scanner.at
    while let byte = scanner.current, byte > 0x20, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") {
      scanner.at += 1
    }
    let name = scanner.text(nameStart..<scanner.at)
    let end = try end(of: ">", from: start, "a tag")
    return Tag(name: name, start: start, isClosing: isClosing, isEmpty: scanner.bytes[end - 2] == UInt8(ascii: "/"))
  }

  /// The text up to the closing tag, which is stepped over.
  private mutating func text(of name: String) throws(Failure) -> String {
    var result: [UInt8] = []
    while let byte = scanner.current {
      let start = scanner.at
      if byte == UInt8(ascii: "&") {
        result.append(contentsOf: try entity().utf8)
      } else if byte != UInt8(ascii: "<") {
        result.append(byte)
        scanner.at += 1
      } else if scanner.take("<![CDATA[") {
        let end = try end(of: "]]>", from: start, "a CDATA section")
        result.append(contentsOf: scanner.bytes[start + 9..<end - 3])
      } else if scanner.take("<!--") {
        _ = try end(of: "-->", from: start, "a comment")
      } else {
        try close(name)
        return String(decoding: result, as: UTF8.self)
      }
    }
    return try scanner.fail("'\(name)' has no end")
  }

  private mutating func entity() throws(Failure) -> String {
    let start = scanner.at
    guard let end = scanner.bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      return try scanner.fail("'&' begins no entity, expected '&amp;'", at: start)
    }
    scanner.at = end + 1
    let name = scanner.text(start + 1..<end)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let isHex = name.hasPrefix("#x")
    guard name.hasPrefix("#"), let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { return try scanner.fail("'&\(name);' is not known", rule: "unknown-entity", at: start) }
    return String(scalar)
  }
}
