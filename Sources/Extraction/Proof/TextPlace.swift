internal import Findings

/// A property, parameter, result or local name that holds text, with what its declaration says.
struct TextPlace {
  enum Part: Equatable {
    case property
    case parameter(Int)
    case result, local
  }

  let slot: Slot
  let part: Part
  let file: Int32
  /// The declaration; of a local name, none.
  let reference: DeclarationReference
  /// The name by which code asks for it.
  let name: Symbol
  /// The type written for it, or no term.
  let type: TermID
  private let linker: Linker

  init?(_ slot: Slot, _ linker: Linker) {
    self.slot = slot
    self.linker = linker
    if let local = linker.term(of: slot, near: 0) {
      let facts = linker.facts(local.file)
      guard facts.kind(of: local.term) == .namePattern else { return nil }
      (part, file, reference, name, type) = (.local, local.file, .none, facts.name(of: local.term), .none)
      return
    }
    guard let found = linker.declaration(of: slot), !linker.program.isInterface(found.reference.file) else {
      return nil
    }
    reference = found.reference
    file = reference.file
    let facts = linker.facts(file)
    let declaration = facts[reference.id]
    if let position = found.parameter {
      guard declaration.kind == .function || declaration.kind == .initializer else { return nil }
      let parameter = facts.parameters(of: declaration)[position]
      guard !parameter.isVariadic else { return nil }
      part = .parameter(position)
      (name, type) = (facts.symbol(parameter.name), parameter.type)
    } else {
      part = declaration.kind == .variable ? .property : .result
      guard declaration.kind == .variable || declaration.kind == .function else { return nil }
      (name, type) = (facts.symbol(declaration.name), declaration.type)
    }
  }

  var declaration: Declaration { linker.program[reference] }
  var isStored: Bool { part == .property && declaration.body == .none }

  // MARK: The type

  /// The term that says `String`, alone or as an optional.
  var textType: TermID? {
    let facts = linker.facts(file)
    let inner = facts.kind(of: type) == .optionalType ? facts.child(0, of: type) : type
    return facts.kind(of: inner) == .namedType && facts.name(of: inner) == .string ? inner : nil
  }

  var isOptional: Bool { linker.facts(file).kind(of: type) == .optionalType }

  // MARK: What speaks against

  /// Whether text in the language of the app may be there: nobody outside asks for it, and it is not stored.
  var mayHoldLocalizedText: Bool {
    if part == .local { return true }
    guard isUntouchedFromOutside, part != .property || isPlain else { return false }
    guard type == .none ? part == .property : textType != nil else { return false }
    return !isStored || !ownerIs(Self.storing)
  }

  /// Whether its type may change: nothing asks for a property of just this type.
  var mayChangeType: Bool {
    if part == .local { return true }
    guard isUntouchedFromOutside, part != .property || isPlain else { return false }
    return !isStored || !ownerIs(Self.storing.union(Self.comparing))
  }

  private static let storing: Set<String> = [
    "Codable", "Encodable", "Decodable", "RawRepresentable", "Error", "LocalizedError", "NSSecureCoding", "NSCoding",
  ]
  private static let comparing: Set<String> = ["Hashable", "Comparable", "Transferable"]

  /// Protocols that ask for nothing that a text could be, but for what `asked` names.
  private static let harmless: Set<String> = [
    "View", "ViewModifier", "Identifiable", "Sendable", "CaseIterable", "ObservableObject", "Equatable", "Hashable",
    "Comparable", "Codable", "Encodable", "Decodable", "RawRepresentable", "App", "Scene", "Widget", "ButtonStyle",
    "PreviewProvider", "CustomStringConvertible", "Error", "String", "Int", "Observable", "Copyable", "BitwiseCopyable",
  ]
  private static let asked: Set<String> = ["id", "description", "debugDescription", "rawValue", "hashValue", "body"]

  private var isPlain: Bool {
    let facts = linker.facts(file)
    let attributes = facts.list(declaration.attributes).map { linker.program.symbols.text(of: facts.name(of: $0)) }
    return declaration.accessors == .none && attributes.allSatisfy { ["State", "MainActor"].contains($0) }
      && !sharesItsType
  }

  /// Whether `var a, b: String` gives its type to another property, too.
  private var sharesItsType: Bool {
    let facts = linker.facts(file)
    guard type != .none else { return false }
    return facts.declarations.filter { $0.type != .none && facts[$0.type].start == facts[type].start }.count > 1
  }

  private var isUntouchedFromOutside: Bool {
    let text = linker.program.symbols.text(of: linker.program.name(of: reference))
    guard !declaration.isPublic, !Self.asked.contains(text) else { return false }
    let facts = linker.facts(file)
    if part != .property {
      let plain: Set<String> = ["MainActor", "ViewBuilder", "discardableResult", "inlinable"]
      for attribute in facts.list(declaration.attributes)
      where !plain.contains(linker.program.symbols.text(of: facts.name(of: attribute))) { return false }
    }
    guard let owner = linker.program.enclosingType(of: reference) else { return true }
    return hasKnownOwner(owner)
  }

  /// Whether no protocol or class around the type has a member of the name.
  private func hasKnownOwner(_ owner: TypeID) -> Bool {
    let info = linker.program[owner]
    guard !info.isInterface, !info.isExtendedOnly, info.kind != .protocolType, !hasStoringAttribute(owner) else {
      return false
    }
    let name = linker.program.name(of: reference)
    if info.kind == .classType, declaration.kind != .initializer,
      linker.index.membersByName[ProgramIndex.key(name)].contains(where: { isInAnotherClass($0, owner) })
    {
      return false
    }
    var waiting = linker.program.supertypeList(of: owner)
    var seen: Set<TypeID> = [owner]
    while let next = waiting.popLast() {
      guard let parent = next.nominalID else { return false }
      guard seen.insert(parent).inserted else { continue }
      let type = linker.program[parent]
      if type.isInterface || type.isBare || type.isExtendedOnly {
        guard Self.harmless.contains(linker.program.symbols.text(of: type.name)) else { return false }
        continue
      }
      if linker.program.members(name, in: parent).contains(where: { _ in true }) { return false }
      waiting += linker.program.supertypeList(of: parent)
    }
    return true
  }

  private func isInAnotherClass(_ other: DeclarationReference, _ owner: TypeID) -> Bool {
    guard other != reference, let type = linker.program.enclosingType(of: other), type != owner else { return false }
    return linker.program[type].kind == .classType
  }

  /// Whether a macro such as `@Model` keeps the properties of the type.
  private func hasStoringAttribute(_ owner: TypeID) -> Bool {
    let plain: Set<String> = ["Observable", "MainActor", "available", "frozen", "main", "objc", "dynamicMemberLookup"]
    return linker.index.declarations[ProgramIndex.key(owner)].contains { reference in
      let facts = linker.facts(reference.file)
      return facts.list(facts[reference.id].attributes).contains {
        !plain.contains(linker.program.symbols.text(of: facts.name(of: $0)))
      }
    }
  }

  private func ownerIs(_ names: Set<String>) -> Bool {
    guard let owner = linker.program.enclosingType(of: reference) else { return false }
    var waiting = [owner]
    var seen: Set<TypeID> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      for type in linker.program.supertypeList(of: next) {
        guard let parent = type.nominalID else { continue }
        if names.contains(linker.program.symbols.text(of: linker.program[parent].name)) { return true }
        waiting.append(parent)
      }
    }
    return false
  }
}
