public import Findings
public import SwiftReader

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

  /// A file with what it says.
  public struct ReadSource: Sendable {
    public let tree: SwiftFile
    public let facts: FileFacts
  }

  /// What each of several files says.
  public static func facts(of inputs: [SourceInput], workers: Workers = .one) -> [FileFacts] {
    collect(inputs, workers) { _, facts in facts }
  }

  /// What each of several files says, with its syntax, for those that go on reading it.
  public static func read(_ inputs: [SourceInput], workers: Workers = .one) -> [ReadSource] {
    collect(inputs, workers) { ReadSource(tree: $0.compact, facts: $1) }
  }

  private static func collect<Result: Sendable>(
    _ inputs: [SourceInput], _ workers: Workers, _ made: @escaping @Sendable (SwiftFile, FileFacts) -> Result
  ) -> [Result] {
    let results = workers.map(workers.parts(of: inputs.map(\.bytes.count))) { part in
      let reader = SwiftFileReader()
      let builder = FactsBuilder()
      return inputs[part].map { input in
        let file = reader.read(input.bytes)
        return made(file, facts(of: file, input, builder))
      }
    }
    return Array(results.joined())
  }

  /// What one file after the other says, with the memory of one.
  package struct Collection {
    private let reader = SwiftFileReader()
    private let builder = FactsBuilder()

    package init() {}

    package func facts(of input: SourceInput) -> FileFacts {
      Extractor.facts(of: reader.read(input.bytes), input, builder)
    }
  }

  /// What one file says, whatever the other files say.
  public static func facts(of input: SourceInput) -> FileFacts {
    facts(of: SwiftFile(input.bytes), input, FactsBuilder())
  }

  static func facts(of file: SwiftFile, _ input: SourceInput, _ builder: FactsBuilder) -> FileFacts {
    var facts = input.bytes.withUnsafeBufferPointer { source in
      var collector = Collector(file, source: source, into: builder)
      collector.collect()
      return builder.facts(file: input.file, module: input.module, lines: LineStarts(source))
    }
    if !file.problems.isEmpty {
      let lines = LineTable(input.bytes)
      facts.findings = file.problems.map { $0.finding(in: input.file, lines: lines) }
    }
    if !file.hasDeclarations && facts.statements.count == 0 {
      facts.findings.append(noDeclarations(in: file, named: input.file, input.bytes))
    }
    return facts
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
    let parts = workers.parts(of: facts.map(\.terms.count))
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
