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
  private var remaining = MessageCode.mostInstructions
  private var parts: CodeReader?
  private var partCount: UInt8 = 0

  init(
    formats: MessageEvaluator.Formats, arguments: UnsafeBufferPointer<MessageArgument>, device: Device, isolating: Bool
  ) {
    self.formats = formats
    self.arguments = arguments
    self.device = device
    self.isolating = isolating && formats.isRightToLeft
  }

  /// Appends what the message shows.
  mutating func run(_ message: UnsafeRawBufferPointer, to buffer: inout [UInt8]) {
    guard var reader = CodeReader(message), reader.byte() == MessageCode.version, let count = reader.byte() else {
      return fail(.damaged, at: buffer.count)
    }
    partCount = count
    parts = reader
    for _ in 0..<count {
      guard reader.block() != nil else { return fail(.damaged, at: buffer.count) }
    }
    run(block: reader, base: 0, depth: 0, to: &buffer)
  }

  /// Notes a failure. Its stand-in is what the buffer got since a place.
  @inline(never)
  mutating func fail(_ kind: MessageProblem.Kind, position: Int? = nil, at start: Int, end: Int? = nil) {
    let known = failures ?? []
    guard !known.contains(where: { $0.kind == kind && $0.position == position }) else { return }
    failures = known + [Failure(kind: kind, position: position, range: start..<max(start, end ?? start))]
  }

  private mutating func run(block: CodeReader, base: Int, depth: Int, to buffer: inout [UInt8]) {
    var reader = block
    while let code = reader.byte() {
      guard remaining > 0 else { return fail(.tooDeep, at: buffer.count) }
      remaining -= 1
      guard run(code, &reader, base, depth, to: &buffer) else { return fail(.damaged, at: buffer.count) }
    }
  }

  /// Runs one instruction; false when its bytes are damaged.
  @inline(__always)
  private mutating func run(
    _ code: UInt8, _ reader: inout CodeReader, _ base: Int, _ depth: Int, to buffer: inout [UInt8]
  ) -> Bool {
    switch code {
    case MessageCode.text:
      guard let text = reader.block() else { return false }
      buffer.append(contentsOf: text.rest)
    case MessageCode.argument:
      guard let byte = reader.byte(), let kind = reader.byte().flatMap(SpecifierKind.init) else { return false }
      insert(argumentIndex(byte, base), kind, to: &buffer)
    case MessageCode.styled:
      guard let byte = reader.byte(), let kind = reader.byte().flatMap(SpecifierKind.init),
        let style = NumberWriting(&reader)
      else { return false }
      insert(argumentIndex(byte, base), kind, style, to: &buffer)
    case MessageCode.plural:
      guard let form = pluralForm(&reader, base, at: buffer.count) else { return false }
      run(block: form, base: base, depth: depth, to: &buffer)
    case MessageCode.device:
      guard let form = deviceForm(&reader) else { return false }
      run(block: form, base: base, depth: depth, to: &buffer)
    case MessageCode.substitution:
      return call(&reader, base, depth, to: &buffer)
    case MessageCode.undefined:
      guard let written = reader.block() else { return false }
      buffer.append(contentsOf: written.rest)
      fail(.undefinedSubstitution, at: buffer.count - written.rest.count, end: buffer.count)
    default:
      return false
    }
    return true
  }

  /// The plural form that is chosen; nil when its bytes are damaged.
  @inline(__always)
  private mutating func pluralForm(_ reader: inout CodeReader, _ base: Int, at place: Int) -> CodeReader? {
    guard let byte = reader.byte(), let precision = reader.byte(), let set = reader.byte(), set != 0,
      let forms = reader.block()
    else { return nil }
    let category = category(of: argumentIndex(byte, base), precision, set, at: place)
    return forms.block(of: Self.member(category.rawValue, of: set), in: set)
  }

  /// The form for the device; nil when its bytes are damaged.
  private func deviceForm(_ reader: inout CodeReader) -> CodeReader? {
    guard let set = reader.byte(), set != 0, let forms = reader.block() else { return nil }
    return forms.block(of: Self.member(device.rawValue, of: set), in: set)
  }

  /// The member if the set has it, else its highest: `other`, for categories and for devices.
  @inline(__always)
  private static func member(_ member: UInt8, of set: UInt8) -> UInt8 {
    set & (1 << member) != 0 ? member : UInt8(truncatingIfNeeded: 7 - set.leadingZeroBitCount)
  }

  private mutating func call(
    _ reader: inout CodeReader, _ base: Int, _ depth: Int, to buffer: inout [UInt8]
  ) -> Bool {
    guard let index = reader.byte(), let argument = reader.byte(), index < partCount, var part = parts else {
      return false
    }
    guard depth < MessageCode.deepestCall else {
      fail(.tooDeep, at: buffer.count)
      return true
    }
    for _ in 0..<index {
      guard part.block() != nil else { return false }
    }
    guard let block = part.block() else { return false }
    run(block: block, base: argumentIndex(argument, base), depth: depth + 1, to: &buffer)
    return true
  }

  /// The index of an argument: absolute, or counted from the base of the substitution.
  @inline(__always)
  private func argumentIndex(_ byte: UInt8, _ base: Int) -> Int {
    byte & MessageCode.relative == 0 ? Int(byte) : base + Int(byte & ~MessageCode.relative)
  }
}
