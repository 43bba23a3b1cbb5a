/// One thing that both parsers can say about a file: what stands at a range.
struct Fact: Hashable, Comparable {
  var start: Int
  var end: Int
  var kind: String
  var detail: String

  init(_ range: Range<Int>, _ kind: String, _ detail: String = "") {
    start = range.lowerBound
    end = range.upperBound
    self.kind = kind
    self.detail = detail
  }

  static func < (left: Fact, right: Fact) -> Bool {
    (left.start, -left.end, left.kind, left.detail) < (right.start, -right.end, right.kind, right.detail)
  }

  /// Attributes whose arguments have a language of their own: their insides are not compared.
  static let attributesWithOwnLanguage: Set<String> = [
    "objc", "_specialize", "specialized", "differentiable", "derivative", "transpose", "_dynamicReplacement",
    "_implements", "_effects", "_documentation", "backDeployed", "_backDeploy", "_originallyDefinedIn", "abi",
    "attached", "freestanding", "available", "_spi_available", "isolated", "convention", "_opaqueReturnTypeOf",
    "storageRestrictions", "_storageRestrictions", "_lifetime", "lifetime", "_spi", "_semantics", "_silgen_name",
    "_expose", "_cdecl", "_extern", "_section", "_rawLayout", "_projectedValueProperty", "_private", "exclusivity",
    "inline", "optimize", "_optimize", "_unavailableFromAsync", "unavailableFromAsync", "_nonSendable", "_typeEraser",
    "_alignment", "_swift_native_objc_runtime_base", "_objcRuntimeName", "_restatedObjCConformance", "Sendable",
  ]
}

/// The facts of one file, and whether the parser understood all of it.
struct Account {
  var facts: [Fact] = []
  var hasProblems = false
}

/// Writes a text so that it fits on a line.
func quoted(_ text: String) -> String { text.debugDescription }

/// Writes labels the way Swift writes function names: `a:_:`.
func labels(_ labels: [String]) -> String { labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() }
