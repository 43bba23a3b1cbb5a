import Extraction
import Findings
import SwiftReader

/// Which strings come from which values of data.
struct ElementTable: Sendable {
  /// The values that bring strings to the screen, in the order of files and places.
  let elements: [DataElement]
  private let sources: [String: Int]
  /// The offsets at which the lines of each source start.
  private let lines: [[Int]]
  private let bySource: [Int: [Int]]

  init(index: TypeIndex) {
    let all = DataElement.all(in: index)
    let sources = Dictionary(
      index.sources.enumerated().map { ($0.element.file, $0.offset) }, uniquingKeysWith: { first, _ in first })
    elements = all
    bySource = Dictionary(grouping: all.indices) { all[$0].source }
    self.sources = sources
    lines = index.sources.map { source in
      [0] + source.tree.bytes.indices.filter { source.tree.bytes[$0] == 0x0A }.map { $0 + 1 }
    }
  }

  /// The value from which a string comes to a sink, and the offset there; nil where the view itself holds it.
  func origin(of entry: SinkTable.Entry, strings: [ExtractedString]) -> (element: Int, offset: Int)? {
    let string = strings[entry.string]
    if let found = origin(at: string.range.lowerBound, file: string.location.file) { return found }
    for note in entry.sink.path.dropLast() {
      guard let location = note.location, let source = sources[location.file],
        let found = origin(at: offset(of: location, source: source), file: location.file)
      else { continue }
      return found
    }
    return nil
  }

  /// The argument label under which a value of data holds a string.
  func label(of entry: SinkTable.Entry, strings: [ExtractedString], in element: Int) -> String? {
    let string = strings[entry.string]
    let data = elements[element]
    var offsets: [Int] = []
    if sources[string.location.file] == data.source { offsets.append(string.range.lowerBound) }
    for note in entry.sink.path {
      guard let location = note.location, sources[location.file] == data.source else { continue }
      offsets.append(offset(of: location, source: data.source))
    }
    for offset in offsets {
      if let label = data.labels.first(where: { $0.range.contains(offset) }) { return label.label }
    }
    return nil
  }

  /// The first words that a demo passes under each label.
  func demoWords(of strings: [ExtractedString]) -> [String: String] {
    var words: [String: String] = [:]
    for string in strings where string.isDemo && !string.key.isEmpty {
      guard let found = origin(at: string.range.lowerBound, file: string.location.file) else { continue }
      for (label, range) in elements[found.element].labels where range.contains(string.range.lowerBound) {
        if words[label] == nil { words[label] = string.key }
      }
    }
    return words
  }

  private func origin(at offset: Int, file: String) -> (element: Int, offset: Int)? {
    guard let source = sources[file] else { return nil }
    return bySource[source]?.first { elements[$0].range.contains(offset) }.map { ($0, offset) }
  }

  private func offset(of location: Location, source: Int) -> Int {
    let starts = lines[source]
    return starts.indices.contains(location.line - 1) ? starts[location.line - 1] + location.column - 1 : 0
  }
}
