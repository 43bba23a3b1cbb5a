import Catalogs

/// What is to become of a unit, and the change that makes it so.
struct UnitDecision {
  /// The number of the entry in the table of the catalog; nil for a unit of no entry.
  var entry: Int?
  var key: String
  var form: FormPath
  var target: String?
  var result: UnitOutcome.Result
  var change: TextChange?
}
