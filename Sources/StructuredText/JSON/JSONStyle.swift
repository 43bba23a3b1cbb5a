/// How a file spells JSON: its indentation, colons, line ends and empty objects.
public struct JSONStyle: Hashable, Sendable {
  /// One level of indentation.
  public var indent: String
  /// What stands between a key and its value.
  public var colon: String
  /// The line end, or nil where everything stands on one line.
  public var newline: String?
  /// What stands between the members of an object on one line.
  public var inlineComma: String
  public var emptyObject: EmptyObject

  public enum EmptyObject: Sendable {
    /// `{`, an empty line, `}`: Xcode's way.
    case blankLine
    /// `{}`
    case closed
  }

  public init(
    indent: String = "  ", colon: String = " : ", newline: String? = "\n", inlineComma: String = ", ",
    emptyObject: EmptyObject = .blankLine
  ) {
    self.indent = indent
    self.colon = colon
    self.newline = newline
    self.inlineComma = inlineComma
    self.emptyObject = emptyObject
  }

  /// Xcode's way: two spaces, ` : `, and a blank line in empty objects.
  public static let xcode = JSONStyle()
  /// The way of most other tools: two spaces, `: `, and `{}`.
  public static let plain = JSONStyle(colon: ": ", emptyObject: .closed)
  /// Without any white space.
  public static let minified = JSONStyle(
    indent: "", colon: ":", newline: nil, inlineComma: ",", emptyObject: .closed)
}

extension JSONStyle {
  /// The style that a document shows in its first lines; Xcode's where it shows none.
  public init(of document: JSONDocument) {
    self = .xcode
    guard let root = document.root, let first = root.members.first else { return }
    let bytes = document.bytes
    let lead = bytes[root.range.lowerBound + 1..<first.keyRange.lowerBound]
    colon = String(decoding: bytes[first.keyRange.upperBound..<first.value.range.lowerBound], as: UTF8.self)
    if let end = lead.lastIndex(of: 0x0A) {
      newline = end > lead.startIndex && lead[end - 1] == 0x0D ? "\r\n" : "\n"
      indent = String(decoding: lead[(end + 1)...], as: UTF8.self)
    } else {
      newline = nil
      indent = ""
      inlineComma = colon.hasSuffix(" ") ? ", " : ","
    }
    let storage = document.storage
    let hasBlankLines = storage.firstEmptyObject.map { bytes[storage.records[$0].range].contains(0x0A) }
    emptyObject = hasBlankLines ?? (colon == " : " && newline != nil) ? .blankLine : .closed
  }
}
