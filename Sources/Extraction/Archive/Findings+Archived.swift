package import Findings

extension Location: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: file)
    writer.add(line)
    writer.add(column)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(file: try reader.shared(), line: try reader.number(), column: try reader.number())
  }
}

extension Finding.Note: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: message)
    location.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(try reader.shared(), at: try Location?(from: &reader))
  }
}

extension SourceEdit: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: file)
    range.write(to: &writer)
    writer.add(shared: replacement)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(file: try reader.shared(), range: try Range(from: &reader), replacement: try reader.shared())
  }
}

extension Finding.Category: ArchivedCase { package static let archivedCases = allCases }
extension Severity: ArchivedCase { package static let archivedCases = allCases }

extension Finding: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: rule)
    category.write(to: &writer)
    severity.write(to: &writer)
    writer.add(shared: message)
    location.write(to: &writer)
    for text in [locale, key, paywall, state, advice] { text.write(to: &writer) }
    notes.write(to: &writer)
    mark.write(to: &writer)
    edits.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      rule: try reader.shared(), category: try Category(from: &reader), severity: try Severity(from: &reader),
      message: try reader.shared(), location: try Location?(from: &reader), locale: try String?(from: &reader),
      key: try String?(from: &reader), paywall: try String?(from: &reader), state: try String?(from: &reader),
      advice: try String?(from: &reader), notes: try [Note](from: &reader), mark: try Range<Int>?(from: &reader),
      edits: try [SourceEdit](from: &reader))
  }
}
