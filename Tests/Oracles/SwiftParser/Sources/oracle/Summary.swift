/// Counts over all files, with each difference printed as it is added.
struct Summary {
  private(set) var differences = 0
  private var files = 0
  private var bytes = 0
  private var facts = 0
  private var differing = 0
  private var rejected: [String] = []
  private var rejectedUnnoticed: [String] = []

  mutating func add(_ comparison: Comparison) {
    files += 1
    bytes += comparison.byteCount
    facts += comparison.factCount
    if comparison.isRejected {
      rejected.append(comparison.file)
      if !comparison.hasProblems { rejectedUnnoticed.append(comparison.file) }
      return
    }
    if comparison.hasProblems { print("\(comparison.file): SwiftReader alone does not understand all of it") }
    let open = comparison.lines.filter { !AcceptedDifferences.hold($0) }
    differences += open.count + (comparison.hasProblems ? 1 : 0)
    if !open.isEmpty || comparison.hasProblems { differing += 1 }
    for line in open.prefix(20) { print(line) }
    if open.count > 20 { print("\(comparison.file): \(open.count - 20) more") }
  }

  func report() {
    for file in rejected { print("\(file): not compared, SwiftParser rejects it") }
    for file in rejectedUnnoticed { print("\(file): SwiftReader has no objection to it") }
    print(
      "\(files) files, \(bytes) bytes, \(facts) facts compared; \(rejected.count) files rejected by SwiftParser;",
      "\(differences) differences in \(differing) files")
  }
}
