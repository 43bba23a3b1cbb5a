#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The two ways out: results to standard output, everything said about them to standard error.
public struct Terminal: Sendable {
  /// Whether results may be coloured: standard output is a terminal and `NO_COLOR` is not set.
  public let allowsColor: Bool
  /// Whether progress may be shown: standard error is a terminal.
  public let showsProgress: Bool
  /// How many columns a line may take: those of the terminal or of `COLUMNS`, 100 for a pipe or a file.
  public let columns: Int
  private let result: @Sendable (String) -> Void
  private let diagnostic: @Sendable (String) -> Void
  /// Hears all that is said but progress.
  private var listener: Speech?

  /// A terminal of one's own making, such as one that keeps what is written.
  public init(
    allowsColor: Bool = false, showsProgress: Bool = false, columns: Int = 100,
    result: @escaping @Sendable (String) -> Void,
    diagnostic: @escaping @Sendable (String) -> Void
  ) {
    self.allowsColor = allowsColor
    self.showsProgress = showsProgress
    self.columns = columns
    self.result = result
    self.diagnostic = diagnostic
  }

  /// The terminal, pipe or file that this process was started with.
  public static let standard = Terminal(
    allowsColor: isatty(STDOUT_FILENO) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true),
    showsProgress: isatty(STDERR_FILENO) == 1, columns: ownColumns,
    result: { Terminal.write($0, to: STDOUT_FILENO) },
    diagnostic: { Terminal.write($0, to: STDERR_FILENO) })

  private static var ownColumns: Int {
    if let named = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), named > 0 { return named }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return 100
    }
    return Int(size.ws_col)
  }

  /// Writes a result as it is.
  public func print(_ text: String) { say(.init(isResult: true, text: text)) }

  /// Writes a line about the work: a warning, an error, a summary.
  public func tell(_ line: String) { say(.init(isResult: false, text: line + "\n")) }

  func say(_ piece: Speech.Piece) {
    listener?.add(piece)
    if piece.isResult { result(piece.text) } else { diagnostic(piece.text) }
  }

  /// The same terminal, with somebody who hears what is said.
  func heard(by listener: Speech) -> Terminal {
    var terminal = self
    terminal.listener = listener
    return terminal
  }

  /// Shows what is being done, in place of the line shown before; nothing where nobody watches.
  public func progress(_ line: String) {
    if showsProgress { diagnostic("\r\u{1B}[K\(line)") }
  }

  /// Takes the progress line away.
  public func endProgress() {
    if showsProgress { diagnostic("\r\u{1B}[K") }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        guard let start = bytes.baseAddress else { return }
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, start + written, bytes.count - written)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, start + written, bytes.count - written)
        #elseif canImport(Darwin)
          let count = Darwin.write(descriptor, start + written, bytes.count - written)
        #endif
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return }
        written += count
      }
    }
  }
}
