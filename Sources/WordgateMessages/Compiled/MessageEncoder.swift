import WordgatePlurals

/// Writes a message in its compiled form: see `MessageCode`.
struct MessageEncoder {
  private let outline: MessageOutline
  /// The argument that the substitution being written is called with, nil outside substitutions.
  private var base: Int?

  init(_ outline: MessageOutline) { self.outline = outline }

  mutating func encode() -> [UInt8] {
    var bytes = [MessageCode.version, UInt8(clamping: outline.parts.count)]
    for part in outline.parts {
      base = part.argument
      bytes.append(counted: block(part.node, part.count))
    }
    base = nil
    return bytes + block(outline.root, outline.count)
  }

  private func block(_ node: MessageOutline.Node, _ count: Specifier) -> [UInt8] {
    switch node {
    case .nothing: []
    case .leaf(let index):
      outline.leaves.indices.contains(index) ? block(outline.leaves[index].format) : []
    case .plural(let forms): plural(forms, count)
    case .device(let forms): device(forms, count)
    }
  }

  private func plural(
    _ forms: [(category: PluralCategory, node: MessageOutline.Node)], _ count: Specifier
  ) -> [UInt8] {
    let argument = base == nil ? absolute(count.position) : MessageCode.relative
    guard let argument else { return forms.last.map { block($0.node, count) } ?? [] }
    let set = forms.reduce(UInt8(0)) { $0 | 1 << $1.category.rawValue }
    guard set != 0 else { return [] }
    let blocks = forms.map { block($0.node, count) }
    return [MessageCode.plural, argument, precision(of: count), set] + Self.table(blocks)
  }

  private func device(_ forms: [(device: Device, node: MessageOutline.Node)], _ count: Specifier)
    -> [UInt8]
  {
    guard !forms.isEmpty else { return [] }
    let set = forms.reduce(UInt8(0)) { $0 | 1 << $1.device.rawValue }
    return [MessageCode.device, set] + Self.table(forms.map { block($0.node, count) })
  }

  /// Blocks with the table of their ends before them.
  private static func table(_ blocks: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    var end: UInt32 = 0
    for block in blocks {
      end += UInt32(clamping: block.count)
      for shift in [UInt32(0), 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: end >> shift)) }
    }
    return bytes + blocks.joined()
  }

  private func block(_ format: FormatString) -> [UInt8] {
    let text = Array(format.text.utf8)
    var bytes: [UInt8] = []
    var plain: [UInt8] = []
    func flush() {
      guard !plain.isEmpty else { return }
      bytes.append(MessageCode.text)
      bytes.append(counted: plain)
      plain = []
    }
    for part in format.parts {
      switch part {
      case .text(let range): plain += text[range]
      case .mangled(let mangled): plain += text[mangled.range]
      case .percent: plain.append(UInt8(ascii: "%"))
      case .specifier(let specifier):
        guard let instruction = instruction(specifier) else {
          plain += specifier.text.utf8
          continue
        }
        flush()
        bytes += instruction
      case .substitution(let reference):
        flush()
        bytes += instruction(reference, written: Array(text[reference.range]))
      }
    }
    flush()
    return bytes
  }

  /// The instruction that inserts an argument, nil when its number is too large to be written.
  private func instruction(_ specifier: Specifier) -> [UInt8]? {
    guard let argument = argument(specifier) else { return nil }
    let style = specifier.style
    if style == Specifier.NumberStyle(conversion: Self.usualConversion(specifier.kind)) {
      return [MessageCode.argument, argument, specifier.kind.rawValue]
    }
    let flags =
      (style.fillsWithZeros ? MessageCode.zeroFill : 0)
      | (style.isLeftAligned ? MessageCode.leftAligned : 0)
      | (style.showsPlusSign ? MessageCode.plusSign : 0)
    return [
      MessageCode.styled, argument, specifier.kind.rawValue, style.conversion, flags,
      UInt8(clamping: style.width), precision(of: specifier),
    ]
  }

  private func instruction(_ reference: FormatString.SubstitutionReference, written: [UInt8])
    -> [UInt8]
  {
    let isOwn = reference.isPositional || outline.substitutionArguments[reference.name] != nil
    let argument = isOwn ? absolute(reference.position) : counted(reference.position)
    guard let index = outline.partIndex(reference.name), index < 255, let argument else {
      var bytes = [MessageCode.undefined]
      bytes.append(counted: written)
      return bytes
    }
    return [MessageCode.substitution, UInt8(index), argument]
  }

  private func argument(_ specifier: Specifier) -> UInt8? {
    if specifier.isCount {
      return base == nil ? absolute(specifier.position) : MessageCode.relative
    }
    return specifier.isPositional || specifier.name != nil
      ? absolute(specifier.position) : counted(specifier.position)
  }

  /// The argument of a specifier without a number: in a substitution counted from the argument of its call.
  private func counted(_ position: Int) -> UInt8? {
    guard let base else { return absolute(position) }
    return absolute(position - base + 1).map { $0 | MessageCode.relative }
  }

  private func absolute(_ position: Int) -> UInt8? {
    1...99 ~= position ? UInt8(position - 1) : nil
  }

  private func precision(of specifier: Specifier) -> UInt8 {
    specifier.style.precision.map { UInt8(clamping: $0) } ?? MessageCode.noPrecision
  }

  static func usualConversion(_ kind: SpecifierKind) -> UInt8 {
    switch kind {
    case .integer32, .integer64: UInt8(ascii: "d")
    case .unsigned32, .unsigned64: UInt8(ascii: "u")
    case .decimal: UInt8(ascii: "f")
    case .object: UInt8(ascii: "@")
    case .character: UInt8(ascii: "c")
    case .cString: UInt8(ascii: "s")
    case .pointer: UInt8(ascii: "p")
    }
  }
}
