/// Something in a message that is wrong or suspicious, or an argument that does not fit.
public struct MessageProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var kind: Kind
  /// The form it is in, as ``MessageLeaf/path``.
  public var path: String
  /// The UTF-8 range in the text of that form.
  public var range: Range<Int>
  /// The number of the argument concerned, from 1.
  public var position: Int?
  /// What is there and what was expected.
  public var message: String

  public var description: String {
    path.isEmpty ? message : "\(path): \(message)"
  }

  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    // In the source.
    /// Shown as written although something else was meant.
    case mangled(FormatString.Mangled.Reason)
    /// `%3lld`, where `%3$lld` is meant: a width instead of a position.
    case widthForPosition
    /// Specifiers with and without a number in one text.
    case mixedPositions
    /// Two places read one argument as different types.
    case conflictingKinds
    /// The number of the argument is 0 or above 100.
    case positionOutOfRange
    /// `%#@name@` without a substitution of the name.
    case undefinedSubstitution
    /// A substitution that no text refers to.
    case unreferencedSubstitution
    /// The reference names another argument than the substitution does.
    case substitutionPosition
    /// A substitution that refers back to itself.
    case recursiveSubstitution
    /// The `formatSpecifier` of a substitution is none, or not of a number.
    case substitutionSpecifier
    /// `%arg` where no form is chosen by a number.
    case countOutsidePlural
    /// Plural or device forms without `other`.
    case missingOther
    /// The same category or device twice.
    case duplicateForm
    /// A plural form in a plural form, or forms in a device's `other`: the format does not allow it.
    case nestedForms
    /// Plural forms, and no number in them to choose by.
    case pluralWithoutNumber
    /// `%a`, `%n`, `%p`: not supported.
    case unsupportedSpecifier
    // While evaluating.
    /// Fewer arguments than the text needs.
    case missingArgument
    /// An argument of another kind than the specifier reads.
    case wrongKind
    /// A number too large or of the wrong sign for the specifier.
    case numberOutOfRange
    /// Substitutions within each other too deep.
    case tooDeep
    /// The bytes are not a compiled message.
    case damaged
  }
}
