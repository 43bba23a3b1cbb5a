/// A value that can be written down and read again.
///
/// What is read is the value that was written, or damage; nothing that the bytes say is taken for granted.
package protocol Archived {
  func write(to writer: inout ArchiveWriter)
  init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage)
}

extension Int: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(bits: UInt64(bitPattern: Int64(self << 1 ^ self >> 63)))
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let bits = try reader.bits()
    self = Int(truncatingIfNeeded: bits >> 1) ^ -Int(truncatingIfNeeded: bits & 1)
  }
}

extension Bool: Archived {
  package func write(to writer: inout ArchiveWriter) { writer.add(self ? 1 : 0) }
  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) { self = try reader.flag() }
}

extension Double: Archived {
  package func write(to writer: inout ArchiveWriter) { writer.add(bits: bitPattern.byteSwapped) }
  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(bitPattern: try reader.bits().byteSwapped)
  }
}

extension String: Archived {
  package func write(to writer: inout ArchiveWriter) { writer.add(shared: self) }
  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) { self = try reader.shared() }
}

extension Range<Int>: Archived {
  package func write(to writer: inout ArchiveWriter) {
    lowerBound.write(to: &writer)
    writer.add(count)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let start = try Int(from: &reader)
    let (end, overflow) = start.addingReportingOverflow(try reader.number())
    guard !overflow else { throw ArchiveReader.Damage() }
    self = start..<end
  }
}

extension Array: Archived where Element: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(count)
    for element in self { element.write(to: &writer) }
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let count = try reader.count()
    self = []
    guard count > 0 else { return }
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &reader)) }
  }
}

extension Optional: Archived where Wrapped: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(self == nil ? 0 : 1)
    self?.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self = try reader.flag() ? try Wrapped(from: &reader) : nil
  }
}

/// A choice that is written as the position of the case.
package protocol ArchivedCase: Archived, Equatable {
  static var archivedCases: [Self] { get }
}

extension ArchivedCase {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(Self.archivedCases.firstIndex(of: self) ?? Self.archivedCases.count)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let cases = Self.archivedCases
    self = cases[try reader.number(below: cases.count)]
  }
}
