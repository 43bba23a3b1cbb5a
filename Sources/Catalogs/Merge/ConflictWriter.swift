/// How the marks of a conflict read.
struct ConflictMarks {
  let ours: String
  let theirs: String
  /// How many characters each mark has.
  let size: Int

  func line(_ character: Character, _ label: String? = nil) -> String {
    String(repeating: character, count: max(size, 1)) + (label.map { " \($0)" } ?? "")
  }
}

/// Writes one file from two that agree in most lines, with marks around the lines in which they do not.
struct ConflictWriter {
  private let marks: ConflictMarks
  private let newline: String
  private var bytes: [UInt8] = []
  /// Lines in which the two differ, not yet written since the next may differ too.
  private var ours: [UInt8] = []
  private var theirs: [UInt8] = []
  /// The line that is written next, counted from 1.
  private(set) var line = 1

  init(marks: ConflictMarks, newline: String) {
    self.marks = marks
    self.newline = newline
  }

  /// Appends a piece of both files that ends with a line; returns the lines of the marks in it.
  mutating func append(_ left: [UInt8], _ right: [UInt8]) -> [Int] {
    if left == right {
      appendCommon(left)
      return []
    }
    var places: [Int] = []
    let (one, two) = (Self.lines(left), Self.lines(right))
    let difference = two.difference(from: one)
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (at, other) = (0, 0)
    while at < one.count || other < two.count {
      let isConflict = removed.contains(at) || inserted.contains(other)
      if isConflict, places.last != line { places.append(line) }
      while removed.contains(at) {
        ours += one[at]
        at += 1
      }
      while inserted.contains(other) {
        theirs += two[other]
        other += 1
      }
      if at < one.count, !removed.contains(at) {
        appendCommon(Array(one[at]))
        at += 1
        other += 1
      }
    }
    return places
  }

  /// All that was written.
  mutating func finished() -> [UInt8] {
    flush()
    return bytes
  }

  private mutating func appendCommon(_ piece: [UInt8]) {
    guard !piece.isEmpty else { return }
    flush()
    write(piece)
  }

  private mutating func flush() {
    guard !ours.isEmpty || !theirs.isEmpty else { return }
    write(Array((marks.line("<", marks.ours) + newline).utf8))
    write(ours)
    write(Array((marks.line("=") + newline).utf8))
    write(theirs)
    write(Array((marks.line(">", marks.theirs) + newline).utf8))
    ours = []
    theirs = []
  }

  private mutating func write(_ piece: [UInt8]) {
    bytes += piece
    line += piece.count { $0 == 0x0A }
  }

  /// The lines of a piece, each with its line end.
  private static func lines(_ piece: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for at in piece.indices where piece[at] == 0x0A {
      result.append(piece[start...at])
      start = at + 1
    }
    if start < piece.count { result.append(piece[start...]) }
    return result
  }
}
