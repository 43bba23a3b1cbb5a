public import Findings

/// An XML file as it was read: its bytes, what stands where, and what is wrong with it.
///
/// Nothing is lost: white space, quotes, references, comments, processing instructions and positions stay as they are.
/// Document type declarations are refused, and with them entities of one's own: no text grows by being read. Any bytes
/// can be read; what is not XML becomes a problem with its place, and `root` is nil where the rest cannot be trusted.
public struct XMLTree: Sendable {
  let storage: XMLStorage

  /// Reads UTF-8 bytes. `file` is the path as a person would write it, for the places of findings.
  public init(_ bytes: [UInt8], file: String) {
    storage = XMLStorage(bytes, file: file)
  }

  public var bytes: [UInt8] { storage.bytes }

  public var file: String { storage.file }

  /// What was noticed while reading, in the order of the file. After an error the file should be left alone.
  public var problems: [Finding] { storage.problems }

  /// The outermost element; nil where the file is not well formed.
  public var root: Node? { storage.root.map { Node(storage: storage, index: $0) } }

  /// Whether the file was read without an error; warnings are allowed.
  public var isSound: Bool { !problems.contains { $0.severity == .error } }

  /// The place of a byte of the document.
  public func location(at offset: Int) -> Location { storage.lines.location(of: offset, in: file) }

  /// The bytes with edits applied; of two edits that overlap, the later one is left out.
  public func applying(_ edits: [XMLEdit]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var at = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= bytes.count else { continue }
      result.append(contentsOf: bytes[at..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      at = edit.range.upperBound
    }
    result.append(contentsOf: bytes[at...])
    return result
  }
}

/// A replacement of a range of a document's bytes.
public struct XMLEdit: Sendable {
  public var range: Range<Int>
  public var replacement: [UInt8]

  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

/// The arena behind a document and all its nodes.
final class XMLStorage: Sendable {
  let bytes: [UInt8]
  let file: String
  let records: [XMLRecord]
  let namespaces: [[UInt8]]
  let lines: LineTable
  let problems: [Finding]
  let root: Int?

  init(_ bytes: [UInt8], file: String) {
    let parsed = bytes.withUnsafeBufferPointer { buffer in
      var parser = XMLParser(buffer)
      parser.parse()
      return parser.result
    }
    let lines = LineTable(bytes)
    self.bytes = bytes
    self.file = file
    self.lines = lines
    records = parsed.records
    namespaces = parsed.namespaces
    root = parsed.isReadable ? parsed.root : nil
    problems = parsed.problems.map { $0.finding(at: lines.location(of: $0.offset, in: file)) }
  }
}
