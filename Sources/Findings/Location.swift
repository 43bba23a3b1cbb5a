/// A place in a file, as editors count it.
public struct Location: Hashable, Sendable {
  /// The path as the user would write it: relative to the working folder where it lies below it.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in UTF-8 bytes, counted from 1, as compilers count it.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension Location: Comparable {
  /// By file, then line, then column.
  public static func < (left: Location, right: Location) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension Location: CustomStringConvertible {
  /// `file:line:column`, the form that terminals and editors make clickable.
  public var description: String { "\(file):\(line):\(column)" }
}

/// The line starts of a text, so that byte offsets become lines and columns.
public struct LineTable: Sendable {
  private let starts: [Int]

  /// Reads the line starts of UTF-8 bytes; LF, CRLF and a lone CR each end a line.
  public init(_ bytes: [UInt8]) {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 40 + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var offset = Self.lineEnd(in: bytes, from: 0)
      while offset < bytes.count {
        let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        starts.append(offset + (isPair ? 2 : 1))
        offset = Self.lineEnd(in: bytes, from: offset + (isPair ? 2 : 1))
      }
    }
    self.starts = starts
  }

  /// The first LF or CR from a place on; the count where none is. Looks at eight bytes at a time.
  private static func lineEnd(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var at = start
    let ones: UInt64 = 0x0101_0101_0101_0101
    if let base = UnsafeRawPointer(bytes.baseAddress) {
      while bytes.count - at >= 8 {
        let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        let (feed, back) = (word ^ (ones &* 0x0A), word ^ (ones &* 0x0D))
        let found = ((feed &- ones) & ~feed | (back &- ones) & ~back) & (ones &* 0x80)
        if found != 0 { return at + found.trailingZeroBitCount >> 3 }
        at += 8
      }
    }
    while at < bytes.count, bytes[at] != 0x0A, bytes[at] != 0x0D { at += 1 }
    return at
  }

  /// The line and column of a byte offset, both counted from 1; an offset past the end is on the last line.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, max(offset - starts[low], 0) + 1)
  }

  /// The byte offset at which a line, counted from 1, starts; nil for one that is not there.
  public func start(ofLine line: Int) -> Int? { starts.indices.contains(line - 1) ? starts[line - 1] : nil }

  /// The place of a byte offset in a file.
  public func location(of offset: Int, in file: String) -> Location {
    let (line, column) = position(of: offset)
    return Location(file: file, line: line, column: column)
  }
}
