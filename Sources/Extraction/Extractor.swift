public import Findings
package import SwiftReader

/// Finds every text that Swift sources show to people, from the sources alone.
///
/// The work has two steps. What a file says is collected from that file alone, so it can be done anywhere and kept;
/// what reaches the screen is decided once all facts are together.
public enum Extractor {
  /// Both steps at once.
  public static func extract(
    _ inputs: [SourceInput], options: ExtractionOptions = .init(), workers: Workers = .one
  ) -> ExtractionResult {
    link(facts(of: inputs, workers: workers), options: options, workers: workers)
  }

  /// What each of several files says.
  public static func facts(of inputs: [SourceInput], workers: Workers = .one) -> [FileFacts] {
    let results = workers.map(workers.parts(of: inputs.map(\.bytes.count))) { part in
      let collection = Collection()
      return inputs[part].map { collection.facts(of: $0) }
    }
    return results.count == 1 ? results[0] : Array(results.joined())
  }

  /// What one file after the other says, with the memory of one. A file is not needed any more once its facts are made.
  package final class Collection {
    private let reader = SwiftFileReader()
    private var builder: FactsBuilder? = FactsBuilder()

    package init() {}

    package func facts(of input: SourceInput) -> FileFacts { read(input) { _, facts in facts } }

    /// Reads a file; its syntax is the body's, until the next file is read.
    package func read<Result>(_ input: SourceInput, _ made: (SwiftFile, FileFacts) -> Result) -> Result {
      let file = reader.read(input.bytes)
      return made(file, facts(of: file, input))
    }

    private func facts(of file: SwiftFile, _ input: SourceInput) -> FileFacts {
      input.bytes.withUnsafeBufferPointer { source in
        file.withView { tree in
          let builder = Collector(file, tree, source: source, into: self.builder.take() ?? FactsBuilder()).finish()
          let facts = builder.facts(
            file: input.file, module: input.module,
            findings: Extractor.findings(in: file, input, isEmpty: builder.statements.count == 0))
          self.builder = consume builder
          return facts
        }
      }
    }
  }

  /// What one file says, whatever the other files say.
  public static func facts(of input: SourceInput) -> FileFacts { Collection().facts(of: input) }

  /// What is wrong with a file itself. `isEmpty` says that nothing stands outside its declarations.
  private static func findings(in file: SwiftFile, _ input: SourceInput, isEmpty: Bool) -> [Finding] {
    var findings: [Finding] = []
    if !file.problems.isEmpty {
      let lines = LineTable(input.bytes)
      findings = file.problems.map { $0.finding(in: input.file, lines: lines) }
    }
    if isEmpty, !file.hasDeclarations { findings.append(noDeclarations(in: file, named: input.file, input.bytes)) }
    return findings
  }

  private static func noDeclarations(in file: SwiftFile, named name: String, _ bytes: [UInt8]) -> Finding {
    let isOneLine = !file.hasCode && bytes.count > 200 && !bytes.dropLast().contains { $0 == 0x0A || $0 == 0x0D }
    return Finding(
      rule: "no-declarations", category: .source, severity: .warning,
      message: isOneLine
        ? "the file is one long comment, so no text can be found in it"
        : file.hasCode
          ? "the file holds code but no declaration, so no text can be found in it"
          : "the file holds comments or nothing, so no text can be found in it",
      location: Location(file: name, line: 1, column: 1),
      advice: isOneLine
        ? "restore its line breaks: the comment at its start takes the code with it"
        : "put the code into the file, or leave the file out of the sources")
  }

  /// Follows every text through all files to the places where it is shown.
  public static func link(
    _ facts: [FileFacts], options: ExtractionOptions = .init(), workers: Workers = .one
  ) -> ExtractionResult {
    let table =
      Interfaces.facts
      + options.interfaces.enumerated().map { index, text in
        Self.facts(of: SourceInput(file: "interfaces-\(index)", bytes: Array(text.utf8)))
      }
    let index = ProgramIndex(interfaces: table, files: facts, workers)
    let parts = workers.parts(of: facts.map(\.counts.terms))
    let linked = workers.map(Array(parts.enumerated())) { number, part in
      let linker = Linker(index, options: options)
      linker.run(part.lowerBound + index.interfaceCount..<part.upperBound + index.interfaceCount)
      let types = index.types.count * number / parts.count..<index.types.count * (number + 1) / parts.count
      return (linker: linker, requirements: linker.requirements(of: types))
    }
    guard let linker = linked.first?.linker else { return ExtractionResult() }
    for other in linked.dropFirst() { linker.join(other.linker) }
    linker.settleAbsentLiterals()
    for met in linked.flatMap(\.requirements) { linker.connect(met) }
    return ResultBuilder(linker, tellsTypes: options.tellsTypes, workers).result(workers)
  }
}
