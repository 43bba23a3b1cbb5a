public import Findings

/// A property list as it was read: `.strings`, `.stringsdict` and `.plist` files in any of their forms.
///
/// Old text (`"key" = "value";`), XML and binary lists are told apart by their first bytes; text may be UTF-8, UTF-16 or
/// UTF-32, with or without a mark. Any bytes can be read: what is no property list becomes a problem with its place, and
/// `root` is nil where the rest cannot be trusted.
public struct PropertyListDocument: Sendable {
  public let file: String
  /// How the list is written; nil where that could not be told.
  public let form: Form?
  /// The outermost value. A `.strings` file, which needs no brackets, is a dictionary.
  public let root: PropertyList?
  /// What was noticed while reading. A warning was read all the same; after an error `root` is nil.
  public let problems: [Finding]

  public enum Form: Sendable, Hashable {
    /// `{ key = value; }`, and the same without brackets.
    case text
    case xml
    case binary
  }

  /// How deep lists may be nested.
  static let greatestDepth = 200

  /// Reads a file. `file` is the path as a person would write it, for the places of findings.
  public init(_ bytes: [UInt8], file: String) {
    self.file = file
    var findings: [Finding] = []
    if bytes.starts(with: "bplist".utf8) {
      form = .binary
      root = BinaryPropertyListReader.read(bytes, file: file, problems: &findings)
    } else if let text = DecodedText(bytes, file: file, problems: &findings) {
      let scanner = PropertyListScanner(text.bytes, file: file)
      form = text.isXML ? .xml : .text
      root = text.isXML ? Self.xml(scanner, &findings) : Self.text(scanner, &findings)
    } else {
      form = nil
      root = nil
    }
    problems = findings
  }

  private static func xml(_ scanner: PropertyListScanner, _ findings: inout [Finding]) -> PropertyList? {
    var parser = XMLPropertyListParser(scanner)
    let root = parser.document()
    findings += parser.scanner.problems
    return root
  }

  private static func text(_ scanner: PropertyListScanner, _ findings: inout [Finding]) -> PropertyList? {
    var parser = TextPropertyListParser(scanner)
    let root = parser.document()
    findings += parser.scanner.problems
    return root
  }
}

extension DecodedText {
  /// Whether the text starts as XML does and not as bytes in angle brackets.
  fileprivate var isXML: Bool {
    let content = bytes.drop { $0 <= 0x20 }
    return ["<?", "<!", "<p"].contains { content.starts(with: $0.utf8) }
  }
}
