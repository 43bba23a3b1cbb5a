import Findings

/// Reads property lists in the old text form: `{ key = value; }`, `(a, b)`, `<0fbd77>`, and `.strings` files, which are
/// dictionaries without brackets.
struct TextPropertyListParser {
  var scanner: PropertyListScanner
  private var depth = 0

  typealias Failure = PropertyListScanner.Failure

  init(_ scanner: PropertyListScanner) {
    self.scanner = scanner
  }

  /// The outermost value; an empty file is an empty dictionary.
  mutating func document() -> PropertyList? {
    do throws(Failure) {
      var comments = CommentRun()
      try skip(&comments)
      guard let first = scanner.current else { return PropertyList(.dictionary([]), at: scanner.location(at: 0)) }
      if ![UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<")].contains(first) {
        let start = scanner.at
        let text = try string()
        try skip(&comments)
        if scanner.isAtEnd { return PropertyList(.string(text), at: scanner.location(at: start)) }
        scanner.at = 0
        return PropertyList(.dictionary(try members(closing: nil)), at: scanner.location(at: 0))
      }
      let root = try value()
      try skip(&comments)
      if !scanner.isAtEnd { try scanner.fail("something follows the end of the list") as Void }
      return root
    } catch {
      return nil
    }
  }

  private mutating func value() throws(Failure) -> PropertyList {
    guard depth < PropertyListDocument.greatestDepth else {
      return try scanner.fail("lists are nested too deep", rule: "nesting-too-deep", at: scanner.at)
    }
    depth += 1
    defer { depth -= 1 }
    let location = scanner.location(at: scanner.at)
    switch scanner.current {
    case UInt8(ascii: "{"):
      scanner.at += 1
      return PropertyList(.dictionary(try members(closing: UInt8(ascii: "}"))), at: location)
    case UInt8(ascii: "("): return PropertyList(.array(try elements()), at: location)
    case UInt8(ascii: "<"): return PropertyList(.data(try data()), at: location)
    default: return PropertyList(.string(try string()), at: location)
    }
  }

  /// The members up to a closing bracket or, without one, to the end of the file.
  private mutating func members(closing: UInt8?) throws(Failure) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    var comments = CommentRun()
    while true {
      try skip(&comments)
      if let trailing = comments.takeTrailing(), !members.isEmpty, members[members.count - 1].comment == nil {
        members[members.count - 1].comment = trailing
      }
      if scanner.current == closing {
        if closing != nil { scanner.at += 1 }
        break
      }
      let start = scanner.at
      let comment = comments.takeLeading()
      let key = try string()
      try skip(&comments)
      var value = PropertyList(.string(key), at: scanner.location(at: start))
      if scanner.current == UInt8(ascii: "=") {
        scanner.at += 1
        try skip(&comments)
        value = try self.value()
        try skip(&comments)
      }
      comments = CommentRun(isBehindMember: true)
      members.append(.init(key, value, comment: comment, at: scanner.location(at: start)))
      if scanner.current == UInt8(ascii: ";") {
        scanner.at += 1
      } else if scanner.current == closing {
        scanner.warn(
          "';' is missing behind the last value", rule: "missing-semicolon", at: scanner.at, advice: "add it")
      } else {
        try scanner.fail("expected ';' behind the value of '\(key)'", rule: "missing-semicolon", at: scanner.at) as Void
      }
    }
    scanner.checkKeys(of: members)
    return members
  }

  private mutating func elements() throws(Failure) -> [PropertyList] {
    var elements: [PropertyList] = []
    var comments = CommentRun()
    scanner.at += 1
    while true {
      try skip(&comments)
      if scanner.current == UInt8(ascii: ")") { break }
      elements.append(try value())
      try skip(&comments)
      if scanner.current == UInt8(ascii: ",") {
        scanner.at += 1
      } else if scanner.current != UInt8(ascii: ")") {
        try scanner.fail("expected ',' or ')' in an array") as Void
      }
    }
    scanner.at += 1
    return elements
  }

  /// Bytes as hexadecimal digits between angle brackets.
  private mutating func data() throws(Failure) -> [UInt8] {
    var digits: [UInt8] = []
    scanner.at += 1
    while let byte = scanner.current, byte != UInt8(ascii: ">") {
      if let digit = JSONText.hexDigit(byte) {
        digits.append(digit)
      } else if byte > 0x20 {
        try scanner.fail("'\(Unicode.Scalar(byte))' is no hexadecimal digit", at: scanner.at) as Void
      }
      scanner.at += 1
    }
    guard scanner.current != nil, digits.count % 2 == 0 else {
      return try scanner.fail("data does not end with a whole byte and '>'", at: scanner.at)
    }
    scanner.at += 1
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// Steps over white space and comments; the comments are kept.
  private mutating func skip(_ comments: inout CommentRun) throws(Failure) {
    while let byte = scanner.current {
      if byte == 0x0A || byte == 0x0D {
        scanner.at += byte == 0x0D && scanner.sees("\r\n") ? 2 : 1
        comments.endLine()
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        scanner.at += 1
      } else if scanner.take("\u{2028}") || scanner.take("\u{2029}") {
        comments.endLine()
      } else if scanner.take("//") {
        let start = scanner.at
        while let byte = scanner.current, byte != 0x0A, byte != 0x0D { scanner.at += 1 }
        comments.add(scanner.text(start..<scanner.at))
      } else if scanner.sees("/*") {
        let opening = scanner.at
        scanner.at += 2
        guard let end = scanner.next("*/") else {
          return try scanner.fail("a comment has no end", rule: "truncated-file", at: opening)
        }
        comments.add(scanner.text(scanner.at..<end))
        scanner.at = end + 2
      } else {
        return
      }
    }
  }
}
