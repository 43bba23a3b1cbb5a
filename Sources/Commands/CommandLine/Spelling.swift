/// Finds the word that was probably meant.
enum Spelling {
  /// The candidate with the fewest edits to the word, if it takes no more than a third of its letters.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let allowed = max(1, word.count / 3)
    return
      candidates
      .map { (candidate: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= allowed }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
      .candidate
  }

  /// How many letters must be put in, taken out, changed or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var rows = [Array(0...right.count)]
    for row in 1..<max(left.count + 1, 1) {
      var current = [row] + Array(repeating: 0, count: right.count)
      for column in 1..<max(right.count + 1, 1) {
        let same = left[row - 1] == right[column - 1]
        current[column] = min(
          rows[row - 1][column] + 1, current[column - 1] + 1, rows[row - 1][column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          current[column] = min(current[column], rows[row - 2][column - 2] + 1)
        }
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
