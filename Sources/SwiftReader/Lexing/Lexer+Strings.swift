extension Lexer {
  /// Writes the token of a whole string literal and, behind it, those of its interpolations; gives the place of the
  /// token after it.
  mutating func readString(
    from start: Int, _ flags: Token.Flags, _ token: UnsafeMutablePointer<Token>, _ depth: Int
  ) -> UnsafeMutablePointer<Token> {
    let opening = source.stringOpening(at: start)
    var flags = flags
    if opening.isMultiline { flags.formUnion(.multiline) }
    var next = token + 1
    let end: Int
    switch source.scanString(from: opening.end, opening) {
    case .close(let close):
      end = close
      flags.formUnion(.plain)
    case .unterminated(let line): end = line
    case .interpolation(let inside):
      last = LastToken(kind: .string)
      (next, end) = readInterpolations(of: opening, from: inside, next, depth, &flags)
    }
    if next == token + 1 { last = LastToken(kind: .string) }
    token.initialize(to: Token(.string, from: start, to: end, flags))
    token.pointee.step = Int32(truncatingIfNeeded: next - token)
    offset = end
    return next
  }

  private mutating func readInterpolations(
    of opening: StringOpening, from start: Int, _ tokens: UnsafeMutablePointer<Token>, _ depth: Int,
    _ flags: inout Token.Flags
  ) -> (UnsafeMutablePointer<Token>, end: Int) {
    let stopped = stopsAtLineEnd
    defer { stopsAtLineEnd = stopped }
    stopsAtLineEnd = !opening.isMultiline
    var next = tokens
    var inside = start
    while true {
      guard depth < 32 else {
        flags.formUnion(.unread)
        return (next, inside)
      }
      offset = inside
      next = readInterpolation(next, depth: depth + 1)
      switch source.scanString(from: offset, opening) {
      case .close(let end), .unterminated(let end): return (next, end)
      case .interpolation(let start): inside = start
      }
    }
  }
}
