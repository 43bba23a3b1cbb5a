/// The order in which locales inherit data: the pinned exceptions, else one subtag less, at last the root, `und`.
struct ParentChain {
  private let exceptions: [String: String]

  init(exceptions: [String: String]) {
    self.exceptions = exceptions
  }

  /// Reads `parents.txt`.
  init(_ text: String) throws(PinnedProblem) {
    var exceptions: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ")
      guard fields.count == 2 else { throw PinnedProblem(message: "parents.txt: '\(line)'") }
      exceptions[String(fields[0])] = String(fields[1])
    }
    self.exceptions = exceptions
  }

  func parent(of locale: String) -> String? {
    if locale == "und" { return nil }
    if let parent = exceptions[locale] { return parent }
    guard let end = locale.lastIndex(of: "-") else { return "und" }
    return String(locale[..<end])
  }

  /// The parent, its parent and so on, the root last.
  func ancestors(of locale: String) -> [String] {
    var result: [String] = []
    var next = parent(of: locale)
    while let locale = next, result.count < 8 {
      result.append(locale)
      next = parent(of: locale)
    }
    return result
  }

  /// The order of blocks in a file: an ancestor before its descendants, else by name.
  func precedes(_ a: String, _ b: String) -> Bool {
    path(to: a).lexicographicallyPrecedes(path(to: b))
  }

  private func path(to locale: String) -> [String] {
    ancestors(of: locale).reversed() + [locale]
  }
}
