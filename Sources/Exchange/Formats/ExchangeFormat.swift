public import Findings

/// A form of file in which translators work.
///
/// A format turns a document into files and files into a document, and says what it cannot carry. It knows nothing of
/// catalogs on disk: `CatalogImport` decides what becomes of the units that were read.
public protocol ExchangeFormat: Sendable {
  /// The name on the command line: `xliff`.
  var name: String { get }

  /// One line for help pages: what the format is and which files it makes.
  var summary: String { get }

  /// What the format cannot carry. Units that fall under a structural loss are left out by `write`.
  var losses: [ExchangeLoss] { get }

  /// Whether files of this format only mean something together, inside a folder, which then holds the sources too.
  var isBundle: Bool { get }

  /// Whether a file is of this format: by its name and, where that says too little, by its first bytes.
  func recognizes(_ file: ExchangeFile) -> Bool

  /// The files of a document, in the order of their paths. A path is relative to the folder of the export.
  func write(_ document: ExchangeDocument) -> [ExchangeFile]

  /// The files of a document, several made at once by workers where the format can.
  func write(_ document: ExchangeDocument, workers: Workers) -> [ExchangeFile]

  /// Reads files of this format that belong together: those of one folder or bundle, or a single file.
  ///
  /// Findings of the severity `error` say that the files cannot be trusted; the document is then not to be used.
  func read(_ files: [ExchangeFile]) -> ExchangeReading

  /// Reads files as ``read(_:)`` does, several at once by workers where the format can.
  func read(_ files: [ExchangeFile], workers: Workers) -> ExchangeReading
}

extension ExchangeFormat {
  public var isBundle: Bool { false }

  public func write(_ document: ExchangeDocument, workers: Workers) -> [ExchangeFile] { write(document) }

  public func read(_ files: [ExchangeFile], workers: Workers) -> ExchangeReading { read(files) }
}

/// What files of translators hold, and what is wrong with them.
public struct ExchangeReading: Sendable {
  public var document: ExchangeDocument
  public var findings: [Finding]

  public init(_ document: ExchangeDocument = ExchangeDocument(), findings: [Finding] = []) {
    self.document = document
    self.findings = findings
  }

  /// Whether the files were read without an error.
  public var isSound: Bool { !findings.contains { $0.severity == .error } }
}

/// The formats by name, one a file.
public enum ExchangeFormats {
  public static let all: [any ExchangeFormat] = [
    XLIFFFormat(), XclocFormat(), XLIFF2Format(), POFormat(), StringsFormat(), TableFormat(.comma), TableFormat(.tab),
    AndroidFormat(), ARBFormat(), I18nextFormat(),
  ]

  public static func named(_ name: String) -> (any ExchangeFormat)? { all.first { $0.name == name } }
}
