/// Numbers packed into printable characters: five bits a character, a sixth says that more follow.
struct Packed {
  private(set) var text = ""
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

  mutating func append(_ value: Int) {
    var rest = value
    repeat {
      let more = rest >= 32
      text.unicodeScalars.append(Self.alphabet[rest & 31 | (more ? 32 : 0)])
      rest >>= 5
    } while rest > 0
  }

  /// A number of either sign.
  mutating func append(signed value: Int) { append(value < 0 ? -2 * value - 1 : 2 * value) }

  /// A count and the values.
  mutating func append(all values: [Int]) {
    append(values.count)
    for value in values { append(value) }
  }

  /// Ascending numbers as runs of neighbours: how far from the last run, and how many.
  mutating func append(runs values: [Int]) {
    var runs: [(start: Int, count: Int)] = []
    for value in values {
      if let last = runs.last, last.start + last.count == value {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((value, 1))
      }
    }
    append(runs.count)
    var end = 0
    for run in runs {
      append(run.start - end)
      append(run.count)
      end = run.start + run.count
    }
  }
}
