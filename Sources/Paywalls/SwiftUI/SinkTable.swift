import Extraction
import Findings

/// Where strings meet the screen: for each showing call, the strings that it may show.
struct SinkTable: Sendable {
  struct Key: Hashable, Sendable {
    var file: String
    var offset: Int
  }

  struct Entry: Sendable {
    var string: Int
    var sink: ExtractedString.Sink

    /// Whether the string comes to the screen inside another text: a plan's name within a sentence.
    var isInserted: Bool { sink.path.contains { $0.message == "inserted" } }
  }

  private var entries: [Key: [Entry]] = [:]

  /// Collects the sinks of all strings that users of the app see, in the order of the strings.
  init(_ strings: [ExtractedString]) {
    for (index, string) in strings.enumerated() where !string.isPreview && !string.isDemo && !string.key.isEmpty {
      for sink in string.sinks {
        entries[Key(file: sink.file, offset: sink.offset), default: []].append(Entry(string: index, sink: sink))
      }
    }
  }

  subscript(file: String, offset: Int) -> [Entry] {
    entries[Key(file: file, offset: offset)] ?? []
  }
}
