public import Findings

/// A JSON file as it was read: its bytes, what stands where, and what is wrong with it.
///
/// Nothing is lost: order, spelling of numbers and escapes, white space and positions stay as they are. Any bytes can
/// be read; what is not JSON becomes a problem with its place, and `root` is nil where the rest cannot be trusted.
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// Reads UTF-8 bytes. `file` is the path as a person would write it, for the places of findings.
  public init(_ bytes: [UInt8], file: String) {
    self.init(bytes, origin: Location(file: file, line: 1, column: 1))
  }

  /// Reads a piece of a file that starts at a known place, so that places within it are right for the file.
  package init(_ bytes: [UInt8], origin: Location) {
    storage = JSONStorage(bytes, origin: origin)
  }

  public var bytes: [UInt8] { storage.bytes }

  public var file: String { storage.origin.file }

  /// What was noticed while reading, in the order of the file. A warning (a trailing comma) was read all the same;
  /// after an error the file should be left alone.
  public var problems: [Finding] { storage.problems }

  /// The outermost value; nil where the structure cannot be trusted: a missing comma, a file cut short, no JSON.
  public var root: JSONNode? {
    storage.isReadable && storage.recordCount > 0 ? JSONNode(storage: storage, index: 0) : nil
  }

  /// Whether the file was read without an error; warnings are allowed.
  public var isSound: Bool { !problems.contains { $0.severity == .error } }

  /// The place where a value starts.
  public func location(of node: JSONNode) -> Location { node.location }

  /// The place of a byte of the document.
  public func location(at offset: Int) -> Location { storage.location(at: offset) }
}

/// The memory behind a document and all its nodes. Nothing in it changes after reading.
final class JSONStorage: @unchecked Sendable {
  let bytes: [UInt8]
  let origin: Location
  let problems: [Finding]
  let isReadable: Bool
  let firstEmptyObject: Int?
  private let recordArena: JSONArena<JSONRecord>
  private let lineStarts: JSONArena<UInt32>

  init(_ bytes: [UInt8], origin: Location) {
    let parsed = bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer)
      parser.parse()
      return parser.result
    }
    self.bytes = bytes
    self.origin = origin
    recordArena = parsed.records
    lineStarts = parsed.lineStarts
    isReadable = parsed.isReadable
    firstEmptyObject = parsed.firstEmptyObject
    problems = parsed.problems.map { problem in
      problem.finding(at: Self.location(at: problem.offset, lineStarts: parsed.lineStarts, origin: origin))
    }
  }

  deinit {
    recordArena.free()
    lineStarts.free()
  }

  var recordCount: Int { recordArena.count }

  var records: UnsafePointer<JSONRecord> { UnsafePointer(recordArena.base) }

  func location(at offset: Int) -> Location {
    Self.location(at: offset, lineStarts: lineStarts, origin: origin)
  }

  private static func location(at offset: Int, lineStarts: JSONArena<UInt32>, origin: Location) -> Location {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts.base[middle]) <= offset { low = middle } else { high = middle }
    }
    let column = max(offset - Int(lineStarts.base[low]), 0) + 1
    return Location(
      file: origin.file, line: origin.line + low, column: low == 0 ? origin.column + column - 1 : column)
  }
}
