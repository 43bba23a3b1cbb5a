/// A place of the sources where a value of a definition type is made.
struct DefinitionSite {
  var type: DefinitionType
  /// The call that makes the value, or the expression that gives it in a way that cannot be followed.
  var place: SourcePlace
  /// The name of the variable or function that holds it, with the types around it: `Paywalls.trial`.
  var name: String
}
