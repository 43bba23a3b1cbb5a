import StructuredText

extension DefinitionWriting {
  /// Writes texts into an object that holds an object of texts for each locale, as RevenueCat's definitions do.
  mutating func writeTree(_ texts: [String: String], locale: String, isNew: Bool, in holder: JSONPlace) -> Int {
    let source = holder.members.first { $0.key == own.defaultLocale }?.place.node
    let mirror = LocalizationMirror(texts: texts, known: knownIDs, spelling: spelling)
    if isNew {
      guard let source, let copy = mirror.copy(source), copy.texts > 0 else { return 0 }
      edits.insert([.init(locale, copy.value)], into: holder.node)
      return copy.texts
    }
    var count = replace(texts, locale: locale)
    if let source, let target = holder.members.first(where: { $0.key == locale })?.place.node {
      count += mirror.complete(target, from: source, edits: &edits)
    }
    return count
  }

  private var knownIDs: Set<String> {
    Set(own.ids(locale: own.defaultLocale).filter { own.value($0, locale: own.defaultLocale)?.kind == .text })
  }

  private var spelling: @Sendable (String) -> String {
    guard case .revenueCatV1 = place.kind else { return { $0 } }
    return { RevenueCatV1Paywall.spelling($0) }
  }
}

/// Makes the texts of one locale in the shape that those of the source language have.
struct LocalizationMirror {
  /// The texts by id.
  let texts: [String: String]
  /// The ids of all texts of the source language; what else it holds, such as an icon or an image, is copied.
  let known: Set<String>
  /// A key as ids spell it.
  let spelling: @Sendable (String) -> String

  /// A copy with other words and the number of texts in it; a text without words is left out. Nil for a text that has
  /// none.
  func copy(_ node: JSONNode, id: String = "") -> (value: JSONValue, texts: Int)? {
    switch node.kind {
    case .object:
      var count = 0
      var members: [JSONValue.Member] = []
      for member in node.members {
        let id = self.id(of: member.key, in: id)
        guard let copy = copy(member.value, id: id) else { continue }
        if copy.texts == 0, holdsTexts(member.value, id: id) { continue }
        count += copy.texts
        members.append(.init(member.key, copy.value))
      }
      return (.object(members), count)
    case .array:
      let copies = node.elements.enumerated().map { copy($0.element, id: "\(id)[\($0.offset)]") }
      let last = copies.lastIndex { ($0?.texts ?? 0) > 0 }
      let kept = holdsTexts(node, id: id) ? copies[..<(last.map { $0 + 1 } ?? 0)] : copies[...]
      return (.array(kept.compactMap { $0?.value }), kept.reduce(0) { $0 + ($1?.texts ?? 0) })
    case .string where known.contains(id):
      return texts[id].map { (.string($0), 1) }
    default: return (node.value, 0)
    }
  }

  /// Adds what a locale lacks and there are words for; gives the number of texts added.
  func complete(_ target: JSONNode, from source: JSONNode, id: String = "", edits: inout LocalizationEdits) -> Int {
    var count = 0
    if source.kind == .object, target.kind == .object {
      var missing: [JSONValue.Member] = []
      for member in source.members {
        let id = self.id(of: member.key, in: id)
        let present = target.members.first { folded($0.key) == folded(member.key) }
        if let present, present.value.kind != .null {
          count += complete(present.value, from: member.value, id: id, edits: &edits)
        } else if let copy = copy(member.value, id: id), copy.texts > 0 {
          count += copy.texts
          if let present {
            edits.replace(present.value, with: copy.value)
          } else {
            missing.append(.init(member.key, copy.value))
          }
        }
      }
      edits.insert(missing, into: target)
    } else if source.kind == .array, target.kind == .array {
      let (sources, targets) = (source.elements, target.elements)
      for index in targets.indices.prefix(sources.count) {
        count += complete(targets[index], from: sources[index], id: "\(id)[\(index)]", edits: &edits)
      }
      let copies = sources.indices.dropFirst(targets.count).map { copy(sources[$0], id: "\(id)[\($0)]") }
      guard let last = copies.lastIndex(where: { ($0?.texts ?? 0) > 0 }) else { return count }
      edits.append(copies[...last].compactMap { $0?.value }, to: target)
      count += copies[...last].reduce(0) { $0 + ($1?.texts ?? 0) }
    }
    return count
  }

  private func id(of key: String, in outer: String) -> String {
    outer.isEmpty ? spelling(key) : "\(outer).\(spelling(key))"
  }

  /// Whether any text of the source language stands below a value.
  private func holdsTexts(_ node: JSONNode, id: String) -> Bool {
    switch node.kind {
    case .object: node.members.contains { holdsTexts($0.value, id: self.id(of: $0.key, in: id)) }
    case .array: node.elements.enumerated().contains { holdsTexts($0.element, id: "\(id)[\($0.offset)]") }
    default: known.contains(id)
    }
  }
}
