/// Finds the elements of a text, numbers taken as numbers.
struct CollationElements {
  private let table = CollationTable.shared
  private let characters = FinderCharacters.shared
  private let points: [UInt32]
  /// Marks that a contraction took from further on.
  private var taken: Set<Int> = []
  private var at = 0
  private var result: [CollationTable.Element] = []

  static func elements(of points: [UInt32]) -> [CollationTable.Element] {
    var run = CollationElements(points)
    run.readAll()
    return run.result
  }

  private init(_ points: [UInt32]) {
    self.points = points
    result.reserveCapacity(points.count)
  }

  private mutating func readAll() {
    while at < points.count {
      if taken.contains(at) {
        at += 1
      } else if let digit = table.digit(points[at]) {
        readNumber(first: digit)
      } else if let rules = table.prefixed[points[at]], at > 0,
        let rule = rules.first(where: { $0.rest == [points[at - 1]] })
      {
        result += rule.elements
        at += 1
      } else if let contractions = table.contractions[points[at]], readContraction(contractions) {
        continue
      } else {
        append(points[at])
        at += 1
      }
    }
  }

  private mutating func append(_ point: UInt32) {
    if (0xAC00..<0xD7A4).contains(point), let jamo = characters.decomposition(point) {
      for part in jamo { append(part) }
      return
    }
    switch table.entry(point) {
    case .implicit: result.append(table.implicitElement(point))
    case .single(let element): result.append(element)
    case .several(let elements): result += elements
    }
  }

  private mutating func readNumber(first: UInt8) {
    var digits = [first]
    at += 1
    while at < points.count, let digit = table.digit(points[at]) {
      digits.append(digit)
      at += 1
    }
    var start = 0
    while start < digits.count {
      while start < digits.count - 1, digits[start] == 0 { start += 1 }
      let end = min(start + 254, digits.count)
      table.appendNumber(digits[start..<end], to: &result)
      start = end
    }
  }

  /// Reads the longest sequence that has elements of its own, marks that stand further on included where no mark in
  /// between blocks them (UCA, S2.1).
  private mutating func readContraction(_ contractions: [CollationTable.Contraction]) -> Bool {
    let match = contractions.first { points[(at + 1)...].starts(with: $0.rest) }
    var sequence = match?.rest ?? []
    var elements = match?.elements
    var next = at + 1 + sequence.count
    let end = next
    var blocking: UInt8 = 0
    while next < points.count {
      let combiningClass = characters.combiningClass(points[next])
      guard combiningClass > 0, !taken.contains(next) else { break }
      if combiningClass > blocking,
        let longer = contractions.first(where: { $0.rest == sequence + [points[next]] }), next > end || match != nil
      {
        sequence = longer.rest
        elements = longer.elements
        taken.insert(next)
      } else {
        blocking = max(blocking, combiningClass)
      }
      next += 1
    }
    guard let elements else { return false }
    result += elements
    at = end
    return true
  }
}
