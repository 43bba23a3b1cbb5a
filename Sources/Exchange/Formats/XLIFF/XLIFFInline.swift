import StructuredText

/// The text of a source or target whose pieces may be wrapped into inline elements (XLIFF 1.2, section 2.4).
///
/// Elements that hold text or native code (`g`, `ph`, `it`, `bpt`, `ept`, `mrk`, `sub`) give what they hold. One that
/// holds nothing (`x`, `bx`, `ex`, an empty `ph`) gives its `equiv-text`, else what the element of that id holds in the
/// source, else a line break where its `ctype` says so.
enum XLIFFInline {
  /// The text, and what could not be rebuilt.
  static func text(of element: XMLTree.Node, source: XMLTree.Node? = nil) -> (text: String, flaw: String?) {
    guard element.children.contains(where: { $0.kind == .element }) else { return (element.text, nil) }
    var run = Run(source: source)
    run.add(element)
    return (run.text, run.flaw)
  }

  private struct Run {
    let source: XMLTree.Node?
    var text = ""
    var flaw: String?

    mutating func add(_ element: XMLTree.Node) {
      for child in element.children {
        switch child.kind {
        case .text, .cdata: text += child.text
        case .element where child.isPlaceholder: text += code(of: child)
        case .element: add(child)
        case .attribute, .comment, .instruction: break
        }
      }
    }

    private mutating func code(of placeholder: XMLTree.Node) -> String {
      if let text = placeholder["equiv-text"] { return text }
      if let id = placeholder["id"], let model = source.flatMap({ find(id, in: $0) }) {
        if let text = model["equiv-text"] { return text }
        if !model.text.isEmpty { return model.text }
      }
      if placeholder["ctype"] == "lb" { return "\n" }
      flaw = flaw ?? "the inline element '\(placeholder.localName)' stands for a text that the file does not tell"
      return ""
    }

    private func find(_ id: String, in element: XMLTree.Node) -> XMLTree.Node? {
      for child in element.children where child.kind == .element {
        if child["id"] == id { return child }
        if let found = find(id, in: child) { return found }
      }
      return nil
    }
  }
}

extension XMLTree.Node {
  /// Whether an inline element stands for something that it does not hold.
  fileprivate var isPlaceholder: Bool {
    isElement("x") || isElement("bx") || isElement("ex")
      || (isElement("ph") || isElement("it") || isElement("bpt") || isElement("ept")) && contentRange.isEmpty
  }
}
