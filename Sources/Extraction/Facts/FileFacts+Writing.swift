internal import Findings

extension ArchiveWriter {
  mutating func add(_ run: Run) {
    add(Int(run.count))
    if run.count > 0 { add(Int(run.first)) }
  }

  mutating func add(_ term: TermID) { add(Int(term.index)) }

  mutating func add(_ name: NameID) { add(Int(name.index)) }
}

extension FileFacts {
  /// The version of the form in which facts are written; another one is not read.
  static let formVersion = 1
  static let signature = Array("WGFACTS\n".utf8)

  /// The facts as bytes, the same for the same facts, for ``init(written:)`` to read.
  public var written: [UInt8] {
    var writer = ArchiveWriter()
    write(to: &writer)
    var head = ArchiveWriter()
    head.add(Self.formVersion)
    head.add(writer.bytes.count)
    // The checksum tells damage from facts.
    head.add(writer.bytes.withUnsafeBufferPointer { Int(NameHash.of($0)) })
    return Self.signature + head.bytes + writer.bytes
  }

  private func write(to writer: inout ArchiveWriter) {
    writer.add(file)
    writer.add(module)
    write(findings, to: &writer)
    writer.add(names.count)
    for index in 0..<names.count { writer.add(names.bytes(of: NameID(index: UInt32(truncatingIfNeeded: index)))) }
    for count in [
      terms.count, links.count, literals.count, segments.count, declarations.count, parameters.count, generics.count,
      statements.count, lines.starts.count,
    ] {
      writer.add(count)
    }
    writeTerms(to: &writer)
    for link in links.elements { writer.add(link) }
    for literal in literals.elements {
      writer.add(literal.segments)
      writer.add(literal.isInterpolated ? 1 : 0)
    }
    for segment in segments.elements { writer.add(Int(segment.index) << 1 | (segment.isValue ? 1 : 0)) }
    for declaration in declarations.elements { write(declaration, to: &writer) }
    for parameter in parameters.elements {
      writer.add(parameter.label)
      writer.add(parameter.name)
      writer.add(parameter.type)
      writer.add(parameter.defaultValue)
      writer.add(parameter.isVariadic ? 1 : 0)
    }
    for generic in generics.elements {
      writer.add(generic.name)
      writer.add(generic.constraint)
    }
    for statement in statements.elements { writer.add(statement) }
    var line = 0
    for start in lines.starts.elements {
      writer.add(Int(start) - line)
      line = Int(start)
    }
  }

  private func writeTerms(to writer: inout ArchiveWriter) {
    var start = 0
    var link = 0
    for term in terms.elements {
      writer.add(Int(term.kind.rawValue) << 1 | (term.isMarked ? 1 : 0))
      writer.add(Int(term.name))
      writer.add(Int(term.links.count))
      if term.links.count > 0 {
        writer.add(signed: Int(term.links.first) - link)
        link = Int(term.links.first) + Int(term.links.count)
      }
      writer.add(signed: Int(term.start) - start)
      writer.add(signed: Int(term.end) - Int(term.start))
      start = Int(term.start)
    }
  }

  private func write(_ declaration: Declaration, to writer: inout ArchiveWriter) {
    writer.add(Int(declaration.kind.rawValue))
    writer.add(Int(declaration.flags.rawValue))
    writer.add(declaration.name)
    writer.add(signed: Int(declaration.parent.index))
    writer.add(Int(declaration.start))
    writer.add(Int(declaration.end))
    writer.add(Int(declaration.nameStart))
    writer.add(Int(declaration.nameEnd))
    for run in [
      declaration.attributes, declaration.generics, declaration.inherited, declaration.parameters,
      declaration.accessors,
    ] {
      writer.add(run)
    }
    for term in [declaration.type, declaration.value, declaration.body] { writer.add(term) }
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
