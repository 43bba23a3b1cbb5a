/// What one Swift file says, reduced to what decides where its text goes.
public struct FileFacts: Hashable, Sendable {
  /// The path shown to people.
  public var file: String
  /// The module or target that compiles the file.
  public var module: String

  init(file: String, module: String) {
    self.file = file
    self.module = module
  }
}
