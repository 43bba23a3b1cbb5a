import StructuredText

extension FileMerge {
  /// The merged file and its conflicts with their lines.
  func written(_ marks: ConflictMarks) -> CatalogMerge.Result {
    let hasConflicts = !frameConflicts.isEmpty || entries.contains { !$0.conflicts.isEmpty }
    let style = style(hasConflicts: hasConflicts)
    var writer = ConflictWriter(marks: marks, newline: style.newline ?? "")
    let sides: [MergedNode.Side] = hasConflicts ? [.ours, .theirs] : [.ours]
    let renderings = sides.map { Rendering(self, style: style, side: $0).chunks }
    var conflicts: [MergeConflict] = []
    for index in renderings[0].indices {
      let ours = renderings[0][index]
      let places = writer.append(ours, hasConflicts ? renderings[1][index] : ours)
      let found = index == 0 ? [] : index <= entries.count ? entries[index - 1].conflicts : frameConflicts
      for (number, conflict) in found.enumerated() {
        var conflict = conflict
        conflict.line = places.isEmpty ? writer.line : places[found.count == places.count ? number : 0]
        conflicts.append(conflict)
      }
    }
    return .init(bytes: writer.finished(), conflicts: conflicts)
  }

  /// The style of the sides or, where both have one of their own, Xcode's.
  private func style(hasConflicts: Bool) -> JSONStyle {
    let style = changed(base?.style, ours.style, theirs.style) ?? .xcode
    return style.newline == nil && hasConflicts ? .xcode : style
  }

  private func changed<Value: Equatable>(_ base: Value?, _ ours: Value, _ theirs: Value) -> Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }

  /// Whether the entries of all versions can stand side by side as they are spelled.
  var hasOneStyle: Bool { ours.style == theirs.style && (base.map { $0.style == ours.style } ?? true) }

  /// Whether the file ends with a line end.
  var hasFinalNewline: Bool {
    let ends = { (catalog: Catalog) in catalog.serialized().last == 0x0A }
    return changed(base.map(ends), ends(ours), ends(theirs)) ?? false
  }
}

/// The file with all conflicts settled for one side, cut before and after each entry.
private struct Rendering {
  private(set) var chunks: [[UInt8]] = []
  private let style: JSONStyle
  private let side: MergedNode.Side

  init(_ merge: FileMerge, style: JSONStyle, side: MergedNode.Side) {
    self.style = style
    self.side = side
    let lineEnd = style.newline ?? ""
    let comma = style.newline.map { "," + $0 } ?? style.inlineComma
    let position = merge.frame.firstIndex { $0.key == "strings" } ?? merge.frame.count
    let before = members(merge.frame[..<position])
    let after = members(merge.frame[min(position + 1, merge.frame.count)...])
    var head = "{" + lineEnd
    for member in before { head += member + comma }
    let entries = entries(merge, comma: Array(comma.utf8))
    let isEmpty = entries.allSatisfy(\.isEmpty)
    head += style.indent + "\"strings\"" + style.colon + "{"
    var tail = "}"
    if !isEmpty || style.emptyObject == .blankLine {
      head += lineEnd
      tail = (isEmpty ? lineEnd : "") + style.indent + "}"
    }
    chunks = [Array(head.utf8)] + entries
    for member in after { tail += comma + member }
    tail += lineEnd + "}" + (merge.hasFinalNewline ? lineEnd : "")
    chunks.append(Array(tail.utf8))
  }

  private func members(_ members: ArraySlice<MergedNode.Member>) -> [String] {
    members.compactMap { member in
      guard let value = member.node.value(for: side) else { return nil }
      var bytes = Array(style.indent.utf8) + JSONWriter.quoted(member.key) + style.colon.utf8
      JSONWriter(style: style).append(value, indentation: style.indent, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Each entry on lines of its own; nothing for one that this side does not have.
  private func entries(_ merge: FileMerge, comma: [UInt8]) -> [[UInt8]] {
    let writer = JSONWriter(style: style)
    let indentation = style.indent + style.indent
    let lineEnd = Array((style.newline ?? "").utf8)
    let keepsSpelling = merge.hasOneStyle
    var result: [[UInt8]] = []
    var last: Int?
    for entry in merge.entries {
      var bytes = Array(indentation.utf8)
      if keepsSpelling, let name = entry.name, case .node(let node) = entry.node {
        bytes += name
        bytes += node.source
      } else if let value = entry.node.value(for: side) {
        bytes += JSONWriter.quoted(entry.key)
        bytes += style.colon.utf8
        writer.append(value, indentation: indentation, to: &bytes)
      } else {
        result.append([])
        continue
      }
      if let last { result[last] += comma }
      last = result.count
      result.append(bytes)
    }
    if let last { result[last] += lineEnd }
    return result
  }
}
