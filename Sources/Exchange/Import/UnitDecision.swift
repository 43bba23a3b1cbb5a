import Catalogs

/// What is to become of a unit, and the change that makes it so.
struct UnitDecision {
  var key: String
  var form: FormPath
  var target: String?
  var result: UnitOutcome.Result
  var change: TextChange?
}
