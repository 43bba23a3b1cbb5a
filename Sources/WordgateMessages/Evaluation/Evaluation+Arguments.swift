import WordgateFormatting

extension Evaluation {
  /// Inserts an argument as the locale writes it.
  @inline(__always)
  mutating func insert(_ index: Int, _ kind: SpecifierKind, to buffer: inout [UInt8]) {
    guard index < arguments.count else { return insertStandIn(index, kind, to: &buffer) }
    switch (arguments[index], kind) {
    case (.integer(let n), .integer64): formats.append(n, to: &buffer)
    case (.text(let text), .object): append(text, to: &buffer)
    default: insertOther(index, kind, to: &buffer)
    }
  }

  private mutating func insertOther(_ index: Int, _ kind: SpecifierKind, to buffer: inout [UInt8]) {
    let start = buffer.count
    insertPlain(arguments[index], kind, to: &buffer)
    if let misfit = misfit(arguments[index], kind) { fail(misfit, position: index + 1, at: start, end: buffer.count) }
  }

  /// Inserts an argument with flags, width and precision.
  @inline(never)
  mutating func insert(_ index: Int, _ kind: SpecifierKind, _ style: NumberWriting, to buffer: inout [UInt8]) {
    guard index < arguments.count else { return insertStandIn(index, kind, to: &buffer) }
    let start = buffer.count
    let misfit = misfit(arguments[index], kind) ?? (style.isSupported ? nil : .unsupportedSpecifier)
    if misfit == nil {
      style.append(arguments[index], kind, formats.formats, to: &buffer)
    } else {
      insertPlain(arguments[index], kind, to: &buffer)
    }
    style.pad(from: start, &buffer)
    if let misfit { fail(misfit, position: index + 1, at: start, end: buffer.count) }
  }

  /// An argument in its own natural form, whatever the specifier asks for: the reader sees the value in any case.
  private func insertPlain(_ argument: MessageArgument, _ kind: SpecifierKind, to buffer: inout [UInt8]) {
    switch argument {
    case .integer(let n):
      if kind == .character, let scalar = Unicode.Scalar(UInt32(clamping: n)) {
        buffer.append(contentsOf: String(Character(scalar)).utf8)
      } else {
        formats.formats.append(n, grouping: true, to: &buffer)
      }
    case .unsigned(let n): formats.formats.append(n, grouping: true, to: &buffer)
    case .decimal(let value):
      let digits = kind == .decimal ? 6...6 : 0...6
      formats.formats.append(value, fractionDigits: digits, grouping: true, to: &buffer)
    case .text(let text): append(text, to: &buffer)
    }
  }

  /// The specifier in place of an argument that is not there.
  @inline(never)
  private mutating func insertStandIn(_ index: Int, _ kind: SpecifierKind, to buffer: inout [UInt8]) {
    let start = buffer.count
    buffer.append(contentsOf: Specifier.canonical(kind, position: index + 1).utf8)
    fail(.missingArgument, position: index + 1, at: start, end: buffer.count)
  }

  private func append(_ text: String, to buffer: inout [UInt8]) {
    let isolates = isolating && TextDirection.needsIsolation(text, inRightToLeft: true)
    // U+2068 and U+2069.
    if isolates { Self.append(0xE2, 0x81, 0xA8, to: &buffer) }
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { buffer.append(contentsOf: $0) }
    if done == nil { buffer.append(contentsOf: text.utf8) }
    if isolates { Self.append(0xE2, 0x81, 0xA9, to: &buffer) }
  }

  private static func append(_ first: UInt8, _ second: UInt8, _ third: UInt8, to buffer: inout [UInt8]) {
    buffer.append(first)
    buffer.append(second)
    buffer.append(third)
  }

  /// What is wrong with giving the argument to a specifier of the kind.
  private func misfit(_ argument: MessageArgument, _ kind: SpecifierKind) -> MessageProblem.Kind? {
    switch (kind, argument) {
    case (.integer64, .integer), (.object, .text), (.decimal, .decimal), (.unsigned64, .unsigned): nil
    case (.integer32, .integer(let n)): Int32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.integer32, .unsigned(let n)): Int32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.integer64, .unsigned(let n)): Int64(exactly: n) == nil ? .numberOutOfRange : nil
    case (.unsigned32, .integer(let n)): UInt32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.unsigned32, .unsigned(let n)): UInt32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.unsigned64, .integer(let n)): n < 0 ? .numberOutOfRange : nil
    case (.character, .integer(let n)): UInt32(exactly: n).flatMap(Unicode.Scalar.init) == nil ? .numberOutOfRange : nil
    case (.cString, _), (.pointer, _): .unsupportedSpecifier
    default: .wrongKind
    }
  }
}
