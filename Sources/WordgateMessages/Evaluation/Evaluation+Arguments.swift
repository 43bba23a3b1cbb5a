import WordgateFormatting

extension Evaluation {
  /// Inserts an argument as the locale writes it.
  @inline(__always)
  mutating func insert(_ index: Int, _ kind: SpecifierKind, to writer: inout TextWriter) {
    guard index < arguments.count else { return insertStandIn(index, kind, to: &writer) }
    if kind == .integer64, case .integer(let n) = arguments[index], n >= 0, formats.integers.isBare {
      formats.integers.write(UInt64(truncatingIfNeeded: n), grouping: true, to: &writer)
    } else if kind == .object, case .text(let text) = arguments[index] {
      append(text, to: &writer)
    } else {
      insertOther(index, kind, to: &writer)
    }
  }

  @inline(never)
  private mutating func insertOther(
    _ index: Int, _ kind: SpecifierKind, to writer: inout TextWriter
  ) {
    let start = writer.count
    insertPlain(arguments[index], kind, to: &writer)
    if let misfit = misfit(arguments[index], kind) {
      fail(misfit, position: index + 1, at: start, end: writer.count)
    }
  }

  /// Inserts an argument with flags, width and precision.
  @inline(never)
  mutating func insert(
    _ index: Int, _ kind: SpecifierKind, _ style: NumberWriting, to writer: inout TextWriter
  ) {
    guard index < arguments.count else { return insertStandIn(index, kind, to: &writer) }
    let start = writer.count
    let misfit = misfit(arguments[index], kind) ?? (style.isSupported ? nil : .unsupportedSpecifier)
    if misfit == nil, case .text(let text) = arguments[index] {
      style.pad(text.unicodeScalars.count, &writer) { append(text, to: &$0) }
    } else if misfit == nil {
      style.write(arguments[index], kind, formats.formats, to: &writer)
    } else {
      style.pad(&writer) { insertPlain(arguments[index], kind, to: &$0) }
    }
    if let misfit { fail(misfit, position: index + 1, at: start, end: writer.count) }
  }

  /// An argument in its own natural form, whatever the specifier asks for: the reader sees the value in any case.
  private func insertPlain(
    _ argument: MessageArgument, _ kind: SpecifierKind, to writer: inout TextWriter
  ) {
    switch argument {
    case .integer(let n):
      if kind == .character, let scalar = Unicode.Scalar(UInt32(clamping: n)) {
        writer.append(String(Character(scalar)))
      } else {
        formats.formats.write(n, grouping: true, to: &writer)
      }
    case .unsigned(let n):
      formats.formats.write(UInt64(n), isNegative: false, grouping: true, to: &writer)
    case .decimal(let value):
      let digits = kind == .decimal ? 6...6 : 0...6
      formats.formats.write(value, fractionDigits: digits, grouping: true, to: &writer)
    case .text(let text): append(text, to: &writer)
    }
  }

  /// The specifier in place of an argument that is not there.
  @inline(never)
  private mutating func insertStandIn(
    _ index: Int, _ kind: SpecifierKind, to writer: inout TextWriter
  ) {
    let start = writer.count
    writer.append(Specifier.canonical(kind, position: index + 1))
    fail(.missingArgument, position: index + 1, at: start, end: writer.count)
  }

  private func append(_ text: String, to writer: inout TextWriter) {
    guard isolating, TextDirection.needsIsolation(text, inRightToLeft: true) else {
      return writer.append(text)
    }
    // U+2068 and U+2069.
    writer.append(0xE2, 0x81, 0xA8)
    writer.append(text)
    writer.append(0xE2, 0x81, 0xA9)
  }

  /// What is wrong with giving the argument to a specifier of the kind.
  private func misfit(_ argument: MessageArgument, _ kind: SpecifierKind) -> MessageProblem.Kind? {
    switch (kind, argument) {
    case (.integer64, .integer), (.object, .text), (.decimal, .decimal), (.unsigned64, .unsigned):
      nil
    case (.integer32, .integer(let n)): Int32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.integer32, .unsigned(let n)): Int32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.integer64, .unsigned(let n)): Int64(exactly: n) == nil ? .numberOutOfRange : nil
    case (.unsigned32, .integer(let n)): UInt32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.unsigned32, .unsigned(let n)): UInt32(exactly: n) == nil ? .numberOutOfRange : nil
    case (.unsigned64, .integer(let n)): n < 0 ? .numberOutOfRange : nil
    case (.character, .integer(let n)):
      UInt32(exactly: n).flatMap(Unicode.Scalar.init) == nil ? .numberOutOfRange : nil
    case (.cString, _), (.pointer, _): .unsupportedSpecifier
    default: .wrongKind
    }
  }
}
