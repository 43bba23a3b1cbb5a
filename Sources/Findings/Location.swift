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
    bytes.withUnsafeBufferPointer { bytes in
      var afterReturn = false
      for offset in 0..<bytes.count {
        let byte = bytes[offset]
        if byte == 0x0A {
          if afterReturn { starts[starts.count - 1] = offset + 1 } else { starts.append(offset + 1) }
        } else if byte == 0x0D {
          starts.append(offset + 1)
        }
        afterReturn = byte == 0x0D
      }
    }
    self.starts = starts
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
