import SwiftReader

/// Writes nodes as nested words, `call(identifier:f, argument(integerLiteral))`, so that a test can show a tree.
func outline(_ source: String) -> String {
  outline(SwiftFile(Array(source.utf8)))
}

func outline(_ file: SwiftFile) -> String {
  let items = file.children(of: file.root).map { outline(file, $0) }.joined(separator: "; ")
  return file.problems.isEmpty ? items : items + " !"
}

private func outline(_ file: SwiftFile, _ id: NodeID) -> String {
  let name = file.name(of: id)
  var text = "\(file.kind(of: id))" + (name.isEmpty ? "" : ":\(name)")
  let children = file.children(of: id).map { outline(file, $0) }
  if !children.isEmpty { text += "(" + children.joined(separator: ", ") + ")" }
  return text
}

extension SwiftFile {
  init(_ source: String) { self.init(Array(source.utf8)) }

  /// The first node of a kind, in source order.
  func first(_ kind: NodeKind) -> NodeID { descendants(of: root, of: kind).first ?? .none }
}
