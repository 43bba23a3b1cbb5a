import WordgateMessages

/// A text as words and arguments, for formats that write arguments in a way of their own.
struct ArgumentText {
  enum Piece: Hashable {
    case text(String)
    case argument(Argument)
  }

  /// An argument of a text.
  struct Argument: Hashable {
    /// Which argument, counted from 1.
    var position: Int
    /// What the catalog has behind the percent sign and the number: `lld`, `.2f`, `@`.
    var body: String
    /// Whether the catalog writes the number.
    var isNumbered: Bool
    /// Whether a file only tells the number and the kind, so that the source knows better how it is written.
    var isGuessed = false

    /// The argument as one word: `lld`, `2$lld` where the number is written.
    var word: String { isNumbered ? "\(position)$\(body)" : body }

    /// Reads what `word` gives; nil for what is no argument. `position` counts where the word has no number.
    init?(word: some StringProtocol, position: Int?) {
      guard let only = FormatString("%\(word)").onlySpecifier, let place = only.isPositional ? only.position : position
      else { return nil }
      self.init(position: place, body: only.body, isNumbered: only.isPositional)
    }

    init(position: Int, body: String, isNumbered: Bool) {
      self.position = position
      self.body = body
      self.isNumbered = isNumbered
    }
  }

  var pieces: [Piece] = []

  init() {}

  /// Takes a text of a catalog apart. What reads no single argument stays text: `%*d`, `%arg`, references.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    for specifier in FormatString(text).specifiers where specifier.isSimple {
      append(String(decoding: bytes[start..<specifier.range.lowerBound], as: UTF8.self))
      pieces.append(
        .argument(Argument(position: specifier.position, body: specifier.body, isNumbered: specifier.isPositional)))
      start = specifier.range.upperBound
    }
    append(String(decoding: bytes[start...], as: UTF8.self))
  }

  mutating func append(_ text: String) {
    if !text.isEmpty { pieces.append(.text(text)) }
  }

  /// The text as a catalog has it. An argument gets its number where it stands at another place than its number says.
  var text: String {
    var next = 1
    var isInOrder = true
    for case .argument(let argument) in pieces where !argument.isNumbered {
      if argument.position != next { isInOrder = false }
      next += 1
    }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument) where argument.isNumbered || !isInOrder: "%\(argument.position)$\(argument.body)"
      case .argument(let argument): "%\(argument.body)"
      }
    }.joined()
  }
}

extension FormatString {
  /// The specifier that the whole text is.
  fileprivate var onlySpecifier: Specifier? {
    guard parts.count == 1, case .specifier(let only) = parts[0], only.isSimple else { return nil }
    return only
  }
}

extension Specifier {
  /// Whether it reads one argument by its place and nothing else.
  fileprivate var isSimple: Bool { !isCount && name == nil && !text.utf8.contains(UInt8(ascii: "*")) }

  /// What stands behind the percent sign and the number.
  fileprivate var body: String {
    let rest = text.dropFirst()
    guard isPositional, let dollar = rest.firstIndex(of: "$") else { return String(rest) }
    return String(rest[rest.index(after: dollar)...])
  }
}
