import StructuredText

/// A text of Adapty's builder: runs of words, tags that the SDK fills in, and images.
struct RichText {
  let runs: [Run]
  /// Whether the file holds a list of runs, and not a single one.
  let isList: Bool

  /// A stretch of one kind, with the JSON value that it was read from.
  struct Run {
    var content: Content
    var node: JSONNode
    /// The attributes as they are written; empty for a run without any.
    var style: [UInt8]
  }

  enum Content: Equatable {
    case text(String)
    case tag(String)
    case image(String)
  }

  /// Nil for a value that is no rich text.
  init?(_ place: JSONPlace) {
    isList = place.isList
    var runs: [Run] = []
    for part in place.each {
      guard let content = Self.content(of: part) else { return nil }
      runs.append(Run(content: content, node: part.node, style: Array(part("attributes")?.node.source ?? [])))
    }
    self.runs = runs
  }

  private static func content(of place: JSONPlace) -> Content? {
    if let words = place.string ?? place.string("text") { return .text(words) }
    if let tag = place.string("tag") { return .tag(tag) }
    return place.string("image").map { .image($0) }
  }

  /// The words as a person reads them: tags as Adapty's editor writes them, `</PRICE/>`; images have none.
  var words: String {
    runs.map { run in
      switch run.content {
      case .text(let words): words
      case .tag(let tag): "</\(tag)/>"
      case .image: ""
      }
    }.joined()
  }

  /// The styles of its words, each once, in order; those of tags stay with their tags.
  var styles: [[UInt8]] {
    var styles: [[UInt8]] = []
    for run in runs {
      if case .text = run.content, !styles.contains(run.style) { styles.append(run.style) }
    }
    return styles
  }
}
