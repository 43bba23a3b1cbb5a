internal import Findings

extension FileFacts {
  /// Reads facts as ``written`` gives them; nil where the bytes are damaged, of another version or no facts at all.
  public init?(written bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    let facts = bytes.withUnsafeBufferPointer { all -> FileFacts? in
      do throws(ArchiveReader.Damage) {
        return try Self.read(UnsafeBufferPointer(rebasing: all[Self.signature.count...]))
      } catch {
        return nil
      }
    }
    guard let facts else { return nil }
    self = facts
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(ArchiveReader.Damage) -> FileFacts {
    var reader = ArchiveReader(bytes)
    guard try reader.number() == formVersion else { throw ArchiveReader.Damage() }
    let (count, checksum) = (try reader.number(), try reader.number())
    guard reader.rest.count == count, checksum == Int(NameHash.of(reader.rest)) else { throw ArchiveReader.Damage() }
    let (file, module) = (try reader.string(), try reader.string())
    let findings = try readFindings(&reader, file: file)
    var counts = FactsCounts()
    // Each of what is counted takes a byte or more.
    for number in FactsCounts.members { counts[keyPath: number] = try reader.count() }
    counts.isNarrow = try reader.flag()
    let columns = try reader.text()
    guard reader.isAtEnd, columns.count == counts.places.end else { throw ArchiveReader.Damage() }
    let block = FactsBlock(counts)
    block.copy(0, columns)
    let facts = FileFacts(file: file, module: module, findings: findings, block: block)
    guard facts.isSound else { throw ArchiveReader.Damage() }
    return facts
  }

  private static func readFindings(
    _ reader: inout ArchiveReader, file: String
  ) throws(ArchiveReader.Damage) -> [Finding] {
    var findings: [Finding] = []
    for _ in 0..<(try reader.count()) {
      let rule = try reader.string()
      guard let severity = Severity(rawValue: try reader.string()) else { throw ArchiveReader.Damage() }
      let message = try reader.string()
      let location = Location(file: file, line: try reader.number(), column: try reader.number())
      let advice = try reader.string()
      findings.append(
        Finding(
          rule: rule, category: .source, severity: severity, message: message, location: location,
          advice: advice.isEmpty ? nil : advice))
    }
    return findings
  }

  /// The same facts of a file of another name that holds the same.
  package func placed(at file: String) -> FileFacts {
    guard file != self.file else { return self }
    var facts = self
    facts.file = file
    for index in facts.findings.indices { facts.findings[index].location?.file = file }
    return facts
  }
}
