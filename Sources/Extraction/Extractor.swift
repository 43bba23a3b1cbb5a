internal import Findings
internal import SwiftReader

/// Finds every text that Swift sources show to people, from the sources alone.
///
/// The work has two steps. What a file says is collected from that file alone, so it can be done anywhere and kept;
/// what reaches the screen is decided once all facts are together.
public enum Extractor {
  /// Both steps at once.
  public static func extract(_ inputs: [SourceInput], options: ExtractionOptions = .init()) -> ExtractionResult {
    link(inputs.map { facts(of: $0) }, options: options)
  }

  /// What one file says, whatever the other files say.
  public static func facts(of input: SourceInput) -> FileFacts {
    let file = SwiftFile(input.bytes)
    var collector = Collector(file, name: input.file, module: input.module)
    collector.collect()
    var facts = collector.facts
    let lines = LineTable(input.bytes)
    facts.findings = file.problems.map { $0.finding(in: input.file, lines: lines) }
    if !file.hasDeclarations && facts.statements.isEmpty {
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
  public static func link(_ facts: [FileFacts], options: ExtractionOptions = .init()) -> ExtractionResult {
    let table =
      Interfaces.facts
      + options.interfaces.enumerated().map { index, text in
        Self.facts(of: SourceInput(file: "interfaces-\(index)", bytes: Array(text.utf8)))
      }
    let linker = Linker(Program(interfaces: table, files: facts), options: options)
    linker.run()
    return ResultBuilder(linker).result()
  }
}
