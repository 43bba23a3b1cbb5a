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
    FileFacts(file: input.file, module: input.module)
  }

  /// Follows every text through all files to the places where it is shown.
  public static func link(_ facts: [FileFacts], options: ExtractionOptions = .init()) -> ExtractionResult {
    ExtractionResult()
  }
}
