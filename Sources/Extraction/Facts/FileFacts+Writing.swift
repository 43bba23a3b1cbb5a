internal import Findings

extension FileFacts {
  /// The version of the form in which facts are written; another one is not read.
  static let formVersion = 2
  static let signature = Array("WGFACTS\n".utf8)

  /// The facts as bytes, the same for the same facts, for ``init(written:)`` to read: numbers that say what follows,
  /// and then the columns as they lie in memory, with the lowest byte of a number first.
  public var written: [UInt8] {
    var writer = ArchiveWriter()
    writer.add(file)
    writer.add(module)
    write(findings, to: &writer)
    for count in counts.numbers { writer.add(count) }
    writer.add(counts.isNarrow ? 1 : 0)
    writer.add(block.bytes.bindMemory(to: UInt8.self))
    let body = writer.bytes
    var head = ArchiveWriter()
    head.add(Self.formVersion)
    head.add(body.count)
    // The checksum tells damage from facts.
    head.add(body.withUnsafeBufferPointer { Int(NameHash.of($0)) })
    var written = Self.signature
    written.reserveCapacity(written.count + head.bytes.count + body.count)
    written += head.bytes
    written += body
    return written
  }

  private func write(_ findings: [Finding], to writer: inout ArchiveWriter) {
    writer.add(findings.count)
    for finding in findings {
      writer.add(finding.rule)
      writer.add(finding.severity.rawValue)
      writer.add(finding.message)
      writer.add(finding.location?.line ?? 0)
      writer.add(finding.location?.column ?? 0)
      writer.add(finding.advice ?? "")
    }
  }
}
