/// One text to be written into an entry.
public struct TextChange: Sendable {
  public var language: String
  public var form: FormPath
  public var state: TranslationState
  public var value: String
  /// The argument of a substitution that the language does not have yet, counted from 1.
  public var argument: Int?
  /// How that argument is printed, without its percent sign.
  public var specifier: String?

  public init(
    language: String, form: FormPath = FormPath(), state: TranslationState, value: String, argument: Int? = nil,
    specifier: String? = nil
  ) {
    self.language = language
    self.form = form
    self.state = state
    self.value = value
    self.argument = argument
    self.specifier = specifier
  }
}
