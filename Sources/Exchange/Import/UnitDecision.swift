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

/// What is to become of a unit that is a name and texts alone, and of an entry that does not vary.
struct PlainDecision {
  let entry: Int
  /// The state in which the text is to be written; nil where the catalog has it already, or the file no translation.
  var state: KnownState?
}
