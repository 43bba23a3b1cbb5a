package import Findings
package import StructuredText

/// Looks for what is not as the format has it: members of a wrong kind, variations where none may be.
///
/// What other tools added (unknown members) is left alone and not mentioned.
package struct CatalogValidation {
  private var findings: [Finding] = []
  private var key = ""

  /// What is not as it has to be. Looking at every entry closely, not only at those that are not plain, finds the same
  /// and takes longer.
  package static func findings(in root: JSONNode, skipsPlainEntries: Bool = true) -> [Finding] {
    var validation = CatalogValidation()
    validation.expect(.string, "sourceLanguage", in: root, isNeeded: true)
    validation.expect(.string, "version", in: root, isNeeded: true)
    validation.checkVersion(root["version"])
    if let strings = root["strings"] {
      for member in skipsPlainEntries ? PlainEntries.others(in: strings) : strings.members { validation.check(member) }
    }
    return validation.findings
  }

  private mutating func check(_ entry: JSONMember) {
    guard entry.value.kind == .object else { return reportKind("an object", entry, of: entry) }
    for member in entry.value.members {
      switch EntryField(member) {
      case .text where member.value.kind != .string: reportKind("a text", member, of: entry)
      case .flag where member.value.kind != .bool: reportKind("true or false", member, of: entry)
      case .localizations where member.value.kind != .object: reportKind("an object", member, of: entry)
      case .localizations: for localization in member.value.members { check(localization, of: entry) }
      default: break
      }
    }
  }

  private mutating func check(_ localization: JSONMember, of entry: JSONMember) {
    guard localization.value.kind == .object else { return reportKind("an object", localization, of: entry) }
    checkContent(localization.value, of: entry, isVaried: .no)
    guard let substitutions = localization.value.member("substitutions") else { return }
    guard substitutions.value.kind == .object else { return reportKind("an object", substitutions, of: entry) }
    for member in substitutions.value.members {
      if member.value.kind != .object {
        reportKind("an object", member, of: entry)
      } else {
        checkContent(member.value, of: entry, isVaried: .no)
      }
    }
  }

  /// What a text already varies by where it is looked at.
  private enum Variance { case no, device, deviceOther, plural }

  private mutating func checkContent(_ node: JSONNode, of entry: JSONMember, isVaried: Variance) {
    if let unit = node.member("stringUnit") {
      if unit.value.kind != .object {
        reportKind("an object", unit, of: entry)
      } else {
        for name in ["state", "value"] {
          if let member = unit.value.member(name), member.value.kind != .string {
            reportKind("a text", member, of: entry)
          }
        }
      }
    }
    guard let variations = node.member("variations") else { return }
    if node.member("stringUnit") != nil {
      key = entry.key
      warn("overlapping-content", "a text and variations of it in one place, of which Xcode keeps one", at: variations)
    }
    guard variations.value.kind == .object else { return reportKind("an object", variations, of: entry) }
    if isVaried == .plural {
      key = entry.key
      report("a plural form cannot be varied further", at: variations.keyNode)
    } else if isVaried == .deviceOther {
      key = entry.key
      report("the form of other devices cannot be varied further", at: variations.keyNode)
    }
    if let second = variations.value.members.dropFirst().first {
      key = entry.key
      warn(
        "overlapping-content", "variations by plural and by device in one place, of which Xcode keeps one", at: second)
    }
    for kind in variations.value.members {
      guard kind.value.kind == .object else {
        reportKind("an object", kind, of: entry)
        continue
      }
      for form in kind.value.members { checkForm(form, isPlural: kind.keyNode.spells("plural"), of: entry) }
    }
  }

  private mutating func checkForm(_ form: JSONMember, isPlural: Bool, of entry: JSONMember) {
    guard form.value.kind == .object else { return reportKind("an object", form, of: entry) }
    let variance: Variance = isPlural ? .plural : form.keyNode.spells("other") ? .deviceOther : .device
    checkContent(form.value, of: entry, isVaried: variance)
  }

  private mutating func expect(_ kind: JSONNode.Kind, _ name: String, in root: JSONNode, isNeeded: Bool) {
    guard let node = root[name] else {
      if isNeeded { findings.append(.malformedCatalog("'\(name)' is missing", at: root.location)) }
      return
    }
    if node.kind != kind { report("'\(name)' is no text", at: node) }
  }

  /// Only versions that begin with 1 are known; whatever follows only adds members.
  private mutating func checkVersion(_ node: JSONNode?) {
    guard let node, let version = node.string, !version.hasPrefix("1.") && version != "1" else { return }
    report("version '\(version)' of the format is not known, expected one from 1.0 on and below 2.0", at: node)
  }

  private mutating func reportKind(_ kind: String, _ member: JSONMember, of entry: JSONMember) {
    key = entry.key
    if kind == "an object" && member.value.kind == .array && member.value.count == 0 {
      return warn("list-for-object", "an empty list where an object belongs, read as an empty object", at: member)
    }
    report("'\(member.key)' is not \(kind)", at: member.value)
  }

  private mutating func warn(_ rule: String, _ message: String, at member: JSONMember) {
    findings.append(
      Finding(
        rule: rule, category: .source, severity: .warning, message: message, location: member.location,
        key: key.isEmpty ? nil : key))
  }

  private mutating func report(_ message: String, at node: JSONNode) {
    findings.append(.malformedCatalog(message, at: node.location, key: key.isEmpty ? nil : key))
  }
}

/// The members of an entry, by the kind of value they take.
private enum EntryField {
  case text, flag, localizations, unknown

  init(_ member: JSONMember) {
    let name = member.keyNode
    if name.spells("localizations") {
      self = .localizations
    } else if name.spells("comment") || name.spells("extractionState") || name.spells("commentGenerationVersion") {
      self = .text
    } else if name.spells("shouldTranslate") || name.spells("generatesSymbol")
      || name.spells("isCommentAutoGenerated")
    {
      self = .flag
    } else {
      self = .unknown
    }
  }
}
