import WordgateFormatting
import WordgatePlurals

/// One run through a compiled message.
struct Evaluation {
  /// Something that did not fit: what, which argument from 1, and where its stand-in is in the buffer.
  struct Failure {
    var kind: MessageProblem.Kind
    var position: Int?
    var range: Range<Int>
  }

  /// The caller holds the formats while the evaluation runs: counting references again for each message would cost as
  /// much as a short text.
  unowned(unsafe) let formats: MessageEvaluator.Formats
  let arguments: UnsafeBufferPointer<MessageArgument>
  let device: Device
  let isolating: Bool
  /// Nil while everything fits.
  private(set) var failures: [Failure]?
  /// How many bytes of code may still be run.
  private var remaining = MessageCode.mostCode
  private var parts: CodeReader?
  private var partCount: UInt8 = 0

  init(
    formats: MessageEvaluator.Formats, arguments: UnsafeBufferPointer<MessageArgument>,
    device: Device, isolating: Bool
  ) {
    self.formats = formats
    self.arguments = arguments
    self.device = device
    self.isolating = isolating && formats.isRightToLeft
  }

  /// Appends what the message shows.
  mutating func run(_ message: UnsafeRawBufferPointer, to writer: inout TextWriter) {
    guard var reader = CodeReader(message), reader.byte() == MessageCode.version,
      let count = reader.byte()
    else {
      return fail(.damaged, at: writer.count)
    }
    if count > 0 {
      partCount = count
      parts = reader
      for _ in 0..<count {
        guard reader.block() != nil else { return fail(.damaged, at: writer.count) }
      }
    }
    remaining += message.count
    run(block: reader, base: 0, depth: 0, to: &writer)
  }

  /// Notes a failure. Its stand-in is what the buffer got since a place.
  @inline(never)
  mutating func fail(
    _ kind: MessageProblem.Kind, position: Int? = nil, at start: Int, end: Int? = nil
  ) {
    let known = failures ?? []
    guard !known.contains(where: { $0.kind == kind && $0.position == position }) else { return }
    failures =
      known + [Failure(kind: kind, position: position, range: start..<max(start, end ?? start))]
  }

  private mutating func run(block: CodeReader, base: Int, depth: Int, to writer: inout TextWriter) {
    var reader = block
    remaining -= reader.rest.count
    guard remaining >= 0, depth <= MessageCode.deepestBlock else {
      return fail(.tooDeep, at: writer.count)
    }
    while let code = reader.byte() {
      switch code {
      case MessageCode.text:
        guard let text = reader.block() else { return fail(.damaged, at: writer.count) }
        writer.append(text.rest)
      case MessageCode.argument:
        guard let bytes = reader.take(2), let kind = SpecifierKind(rawValue: bytes[1]) else {
          return fail(.damaged, at: writer.count)
        }
        insert(argumentIndex(bytes[0], base), kind, to: &writer)
      case MessageCode.plural:
        guard let bytes = reader.take(3), bytes[2] != 0 else {
          return fail(.damaged, at: writer.count)
        }
        let category = category(of: argumentIndex(bytes[0], base), bytes[1], bytes[2], at: writer)
        guard let form = reader.form(of: Self.member(category.rawValue, of: bytes[2]), in: bytes[2])
        else {
          return fail(.damaged, at: writer.count)
        }
        // Nothing follows in most messages, which so need no call within the call.
        if reader.isAtEnd {
          reader = form
        } else {
          run(block: form, base: base, depth: depth + 1, to: &writer)
        }
      default:
        // A copy, so that the loop can keep its own reader in registers.
        guard let rest = runOther(code, reader, base, depth, to: &writer) else {
          return fail(.damaged, at: writer.count)
        }
        reader = rest
      }
    }
  }

  /// Runs one of the rarer instructions and gives what follows; nil when its bytes are damaged.
  @inline(never)
  private mutating func runOther(
    _ code: UInt8, _ start: CodeReader, _ base: Int, _ depth: Int, to writer: inout TextWriter
  ) -> CodeReader? {
    var reader = start
    switch code {
    case MessageCode.styled:
      guard let byte = reader.byte(), let kind = reader.byte().flatMap(SpecifierKind.init),
        let style = NumberWriting(&reader)
      else { return nil }
      insert(argumentIndex(byte, base), kind, style, to: &writer)
    case MessageCode.device:
      guard let form = deviceForm(&reader) else { return nil }
      run(block: form, base: base, depth: depth + 1, to: &writer)
    case MessageCode.substitution:
      guard call(&reader, base, depth, to: &writer) else { return nil }
    case MessageCode.undefined:
      guard let written = reader.block() else { return nil }
      writer.append(written.rest)
      fail(.undefinedSubstitution, at: writer.count - written.rest.count, end: writer.count)
    default:
      return nil
    }
    return reader
  }

  /// The form for the device; nil when its bytes are damaged.
  private func deviceForm(_ reader: inout CodeReader) -> CodeReader? {
    guard let set = reader.byte(), set != 0 else { return nil }
    return reader.form(of: Self.member(device.rawValue, of: set), in: set)
  }

  /// The member if the set has it, else its highest: `other`, for categories and for devices.
  @inline(__always)
  private static func member(_ member: UInt8, of set: UInt8) -> UInt8 {
    set & (1 << member) != 0 ? member : UInt8(truncatingIfNeeded: 7 - set.leadingZeroBitCount)
  }

  private mutating func call(
    _ reader: inout CodeReader, _ base: Int, _ depth: Int, to writer: inout TextWriter
  ) -> Bool {
    guard let index = reader.byte(), let argument = reader.byte(), index < partCount,
      var part = parts
    else {
      return false
    }
    for _ in 0..<index {
      guard part.block() != nil else { return false }
    }
    guard let block = part.block() else { return false }
    run(block: block, base: argumentIndex(argument, base), depth: depth + 1, to: &writer)
    return true
  }

  /// The index of an argument: absolute, or counted from the base of the substitution.
  @inline(__always)
  private func argumentIndex(_ byte: UInt8, _ base: Int) -> Int {
    byte & MessageCode.relative == 0 ? Int(byte) : base + Int(byte & ~MessageCode.relative)
  }
}
