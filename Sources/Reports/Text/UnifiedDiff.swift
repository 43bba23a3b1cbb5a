public import Findings

/// What edits do to a file, in the form that `diff -u` and `git apply` understand.
public struct UnifiedDiff: Sendable {
  private let file: String
  private let hunks: [Hunk]

  /// A run of changed lines, counted from 0, with what takes their place.
  private struct Hunk {
    var lines: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private let old: [ArraySlice<UInt8>]

  /// `edits` are in the order of the file and do not overlap.
  public init(file: String, old bytes: [UInt8], edits: [SourceEdit]) {
    self.file = file
    old = Self.lines(of: bytes[...])
    var starts: [Int] = []
    var at = 0
    for line in old {
      starts.append(at)
      at += line.count
    }
    var groups: [(lines: Range<Int>, edits: [SourceEdit])] = []
    for edit in edits where edit.range.upperBound <= bytes.count {
      let first = Self.line(of: edit.range.lowerBound, starts)
      let last = Self.line(of: max(edit.range.upperBound - (edit.range.isEmpty ? 0 : 1), edit.range.lowerBound), starts)
      if let group = groups.last, first < group.lines.upperBound {
        groups[groups.count - 1].lines = group.lines.lowerBound..<max(last + 1, group.lines.upperBound)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((first..<last + 1, [edit]))
      }
    }
    hunks = groups.compactMap { Self.hunk($0.lines, $0.edits, bytes, starts) }
  }

  /// The text, or nothing where no byte changes.
  public func text(_ style: ReportStyle = .plain) -> String {
    guard !hunks.isEmpty else { return "" }
    var lines = [style.paint("--- a/\(file)", .bold), style.paint("+++ b/\(file)", .bold)]
    var shift = 0
    var index = 0
    while index < hunks.count {
      var end = index + 1
      while end < hunks.count, hunks[end].lines.lowerBound - hunks[end - 1].lines.upperBound <= 6 { end += 1 }
      lines += block(Array(hunks[index..<end]), shift: &shift, style)
      index = end
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ hunks: [Hunk], shift: inout Int, _ style: ReportStyle) -> [String] {
    guard let first = hunks.first, let last = hunks.last else { return [] }
    let start = max(first.lines.lowerBound - 3, 0)
    let end = min(last.lines.upperBound + 3, old.count)
    var body: [String] = []
    var at = start
    var growth = 0
    for hunk in hunks {
      body += old[at..<hunk.lines.lowerBound].flatMap { Self.shown(" ", $0) }
      body += old[hunk.lines].flatMap { line in Self.shown("-", line).map { style.paint($0, .red) } }
      body += hunk.new.flatMap { line in Self.shown("+", line).map { style.paint($0, .green) } }
      at = hunk.lines.upperBound
      growth += hunk.new.count - hunk.lines.count
    }
    body += old[at..<end].flatMap { Self.shown(" ", $0) }
    let newStart = start + shift
    shift += growth
    let head = "@@ -\(start + 1),\(end - start) +\(newStart + 1),\(end - start + growth) @@"
    return [style.paint(head, .blue)] + body
  }

  private static func hunk(
    _ lines: Range<Int>, _ edits: [SourceEdit], _ bytes: [UInt8], _ starts: [Int]
  ) -> Hunk? {
    let begin = starts.indices.contains(lines.lowerBound) ? starts[lines.lowerBound] : bytes.count
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] : bytes.count
    var new: [UInt8] = []
    var at = begin
    for edit in edits {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= end else { return nil }
      new += bytes[at..<edit.range.lowerBound]
      new += edit.replacement.utf8
      at = edit.range.upperBound
    }
    new += bytes[at..<end]
    if new[...] == bytes[begin..<end] { return nil }
    return trimmed(
      Hunk(lines: lines.lowerBound..<min(lines.upperBound, starts.count), new: Self.lines(of: new[...])),
      old: Self.lines(of: bytes[begin..<end]))
  }

  /// The run without the lines at its ends that stay as they are.
  private static func trimmed(_ hunk: Hunk, old: [ArraySlice<UInt8>]) -> Hunk {
    let shorter = min(old.count, hunk.new.count)
    let head = (0..<shorter).first { old[$0] != hunk.new[$0] } ?? shorter
    let tail =
      (0..<shorter - head).first { old[old.count - 1 - $0] != hunk.new[hunk.new.count - 1 - $0] } ?? shorter - head
    return Hunk(
      lines: hunk.lines.lowerBound + head..<hunk.lines.upperBound - tail,
      new: Array(hunk.new[head..<hunk.new.count - tail]))
  }

  /// The line, counted from 0, that holds a byte.
  private static func line(of offset: Int, _ starts: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The lines with their ends.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.endIndex { lines.append(bytes[start...]) }
    return lines
  }

  private static func shown(_ sign: String, _ line: ArraySlice<UInt8>) -> [String] {
    guard line.last == 0x0A else {
      return [sign + String(decoding: line, as: UTF8.self), "\\ No newline at end of file"]
    }
    return [sign + String(decoding: line.dropLast(), as: UTF8.self)]
  }
}
