internal import Findings

extension ExtractionResult: Archived {
  package func write(to writer: inout ArchiveWriter) {
    strings.write(to: &writer)
    types.write(to: &writer)
    findings.write(to: &writer)
    hasViews.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      strings: try [ExtractedString](from: &reader), types: try [TypeFact](from: &reader),
      findings: try [Finding](from: &reader))
    hasViews = try reader.flag()
  }
}

extension TextRole: ArchivedCase { package static let archivedCases = allCases }
extension ExtractedString.Reach: ArchivedCase { package static let archivedCases = [localized, verbatim] }

extension ExtractedString: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: key)
    writer.add(shared: table)
    bundle.write(to: &writer)
    reach.write(to: &writer)
    role.write(to: &writer)
    isPreview.write(to: &writer)
    isDemo.write(to: &writer)
    arguments.write(to: &writer)
    comment.write(to: &writer)
    defaultValue.write(to: &writer)
    alternatives.write(to: &writer)
    location.write(to: &writer)
    range.write(to: &writer)
    sinks.write(to: &writer)
    edits.write(to: &writer)
    editsAreProven.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    let (key, table, bundle) = (try reader.shared(), try reader.shared(), try String?(from: &reader))
    let (reach, role) = (try Reach(from: &reader), try TextRole(from: &reader))
    let (isPreview, isDemo) = (try reader.flag(), try reader.flag())
    let arguments = try [Argument](from: &reader)
    let (comment, defaultValue) = (try String?(from: &reader), try String?(from: &reader))
    let alternatives = try [String](from: &reader)
    self.init(
      key: key, table: table, bundle: bundle, reach: reach, role: role, isPreview: isPreview, isDemo: isDemo,
      arguments: arguments, comment: comment, defaultValue: defaultValue, location: try Location(from: &reader),
      range: try Range(from: &reader), sinks: try [Sink](from: &reader), edits: try [SourceEdit](from: &reader))
    self.alternatives = alternatives
    editsAreProven = try reader.flag()
  }
}

extension ExtractedString.Argument: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: expression)
    writer.add(shared: specifier)
    isCertain.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(expression: try reader.shared(), specifier: try reader.shared(), isCertain: try reader.flag())
  }
}

extension ExtractedString.Sink: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: callee)
    role.write(to: &writer)
    writer.add(shared: file)
    writer.add(offset)
    location.write(to: &writer)
    path.write(to: &writer)
    conditions.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      callee: try reader.shared(), role: try TextRole(from: &reader), file: try reader.shared(),
      offset: try reader.number(), location: try Location(from: &reader), path: try [Finding.Note](from: &reader),
      conditions: try [Condition](from: &reader))
  }
}

extension Condition: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: expression)
    holds.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(try reader.shared(), holds: try reader.flag())
  }
}

extension TypeFact: Archived {
  package func write(to writer: inout ArchiveWriter) {
    for text in [name, module, file] { writer.add(shared: text) }
    location.write(to: &writer)
    range.write(to: &writer)
    conformances.write(to: &writer)
    for flag in [isView, isDemo, isPreview] { flag.write(to: &writer) }
    usedViews.write(to: &writer)
    identity.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      name: try reader.shared(), module: try reader.shared(), file: try reader.shared(),
      location: try Location(from: &reader), range: try Range(from: &reader), conformances: try [String](from: &reader),
      isView: try reader.flag(), isDemo: try reader.flag(), isPreview: try reader.flag(),
      usedViews: try [String](from: &reader), identity: try String?(from: &reader))
  }
}
