/// A Swift file that is handed in for extraction.
public struct SourceInput: Hashable, Sendable {
  /// The path shown to people, relative to the working folder where the file lies below it.
  public var file: String
  public var bytes: [UInt8]
  /// The module or target that compiles the file; empty where that is not known.
  public var module: String

  public init(file: String, bytes: [UInt8], module: String = "") {
    self.file = file
    self.bytes = bytes
    self.module = module
  }
}
