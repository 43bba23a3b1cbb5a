/// Reads the samples that CLDR puts behind its plural rules: `@integer 1, 3~10, 1c6, … @decimal 0.0~1.5, …`.
enum PluralSamples {
  /// Every number of the samples as it is shown, spans with all that lies between their ends.
  static func numbers(in rule: some StringProtocol) -> [String] {
    rule.split(separator: "@").dropFirst().flatMap { list in
      list.drop { $0 != " " }.split(separator: ",").flatMap { item in
        let ends = item.split(separator: "~").map { String($0.filter { $0 != " " }) }.filter {
          $0 != "…" && !$0.isEmpty
        }
        return ends.count == 2 ? span(from: ends[0], to: ends[1]) : ends
      }
    }
  }

  /// The numbers from one to another, in steps of the last digit that both show.
  private static func span(from first: String, to last: String) -> [String] {
    func parts(_ text: String) -> (count: Int, digits: Int)? {
      let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
      return Int(text.filter { $0 != "." }).map { ($0, fraction) }
    }
    guard let start = parts(first), let end = parts(last), start.digits == end.digits, start.count <= end.count else {
      return [first, last]
    }
    return (start.count...end.count).map { number in
      guard start.digits > 0 else { return String(number) }
      let text = String(number)
      let padded = String(repeating: "0", count: max(0, start.digits + 1 - text.count)) + text
      return "\(padded.dropLast(start.digits)).\(padded.suffix(start.digits))"
    }
  }
}
