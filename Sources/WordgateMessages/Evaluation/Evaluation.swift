import WordgatePlurals

/// One run through a compiled message.
struct Evaluation {
  /// Something that did not fit: what, which argument from 1, and where its stand-in is in the buffer.
  struct Failure {
    var kind: MessageProblem.Kind
    var position: Int?
    var range: Range<Int>
  }

  let formats: MessageEvaluator.Formats
  let arguments: UnsafeBufferPointer<MessageArgument>
  let device: Device
  let isolating: Bool
  private(set) var failures: [Failure] = []
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

  mutating func run(_ message: CodeReader, to buffer: inout [UInt8]) {
    var reader = message
    guard reader.byte() == MessageCode.version, let count = reader.byte() else { return fail(.damaged, buffer) }
    partCount = count
    parts = reader
    for _ in 0..<count {
      guard reader.block() != nil else { return fail(.damaged, buffer) }
    }
    run(block: reader, base: 0, depth: 0, to: &buffer)
  }

  /// Notes a failure whose stand-in reaches from a place in the buffer to its end.
  mutating func fail(_ kind: MessageProblem.Kind, position: Int? = nil, from start: Int? = nil, _ buffer: [UInt8]) {
    guard !failures.contains(where: { $0.kind == kind && $0.position == position }) else { return }
    failures.append(Failure(kind: kind, position: position, range: (start ?? buffer.count)..<buffer.count))
  }

  private mutating func run(block: CodeReader, base: Int, depth: Int, to buffer: inout [UInt8]) {
    var reader = block
    while let code = reader.byte() {
      guard remaining > 0 else { return fail(.tooDeep, buffer) }
      remaining -= 1
      guard run(code, &reader, base, depth, to: &buffer) else { return fail(.damaged, buffer) }
    }
  }

  /// Runs one instruction; false when its bytes are damaged.
  private mutating func run(
    _ code: UInt8, _ reader: inout CodeReader, _ base: Int, _ depth: Int, to buffer: inout [UInt8]
  ) -> Bool {
    switch code {
    case MessageCode.text:
      guard let text = reader.block() else { return false }
      buffer.append(contentsOf: text.rest)
      return true
    case MessageCode.argument, MessageCode.styled:
      return insert(&reader, isStyled: code == MessageCode.styled, base, to: &buffer)
    case MessageCode.plural:
      return choosePlural(&reader, base, depth, to: &buffer)
    case MessageCode.device:
      return chooseDevice(&reader, base, depth, to: &buffer)
    case MessageCode.substitution:
      return call(&reader, base, depth, to: &buffer)
    case MessageCode.undefined:
      guard let written = reader.block() else { return false }
      let start = buffer.count
      buffer.append(contentsOf: written.rest)
      fail(.undefinedSubstitution, from: start, buffer)
      return true
    default:
      return false
    }
  }

  private mutating func choosePlural(
    _ reader: inout CodeReader, _ base: Int, _ depth: Int, to buffer: inout [UInt8]
  ) -> Bool {
    guard let index = reader.byte(), let kindByte = reader.byte(), let kind = SpecifierKind(rawValue: kindByte),
      let precision = reader.byte(), let set = reader.byte(), let forms = reader.block()
    else { return false }
    guard set != 0 else { return true }
    let place = argumentIndex(index, base)
    let category = category(of: place, kind, precision, set, buffer)
    let chosen = set & 1 << category.rawValue != 0 ? category.rawValue : Self.last(of: set)
    guard let form = forms.block(of: chosen, in: set) else { return false }
    run(block: form, base: base, depth: depth, to: &buffer)
    return true
  }

  /// `other` is the highest member of a set, for categories and for devices.
  private static func last(of set: UInt8) -> UInt8 { UInt8(7 - set.leadingZeroBitCount) }

  private mutating func chooseDevice(
    _ reader: inout CodeReader, _ base: Int, _ depth: Int, to buffer: inout [UInt8]
  ) -> Bool {
    guard let set = reader.byte(), let forms = reader.block() else { return false }
    guard set != 0 else { return true }
    let chosen = set & 1 << device.rawValue != 0 ? device.rawValue : Self.last(of: set)
    guard let form = forms.block(of: chosen, in: set) else { return false }
    run(block: form, base: base, depth: depth, to: &buffer)
    return true
  }

  private mutating func call(
    _ reader: inout CodeReader, _ base: Int, _ depth: Int, to buffer: inout [UInt8]
  ) -> Bool {
    guard let index = reader.byte(), let argument = reader.byte(), index < partCount, let parts else { return false }
    guard depth < MessageCode.deepestCall else {
      fail(.tooDeep, buffer)
      return true
    }
    var part = parts
    for _ in 0..<index {
      guard part.block() != nil else { return false }
    }
    guard let block = part.block() else { return false }
    run(block: block, base: argumentIndex(argument, base), depth: depth + 1, to: &buffer)
    return true
  }

  /// The index of an argument: absolute, or counted from the base of the substitution.
  func argumentIndex(_ byte: UInt8, _ base: Int) -> Int {
    byte & MessageCode.relative == 0 ? Int(byte) : base + Int(byte & ~MessageCode.relative)
  }
}
