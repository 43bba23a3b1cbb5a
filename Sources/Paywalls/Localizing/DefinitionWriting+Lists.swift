import Catalogs
import Findings
import StructuredText
import WordgateLocales

extension DefinitionWriting {
  /// Writes texts into Adapty's list of localizations, each with a list of strings.
  mutating func writeAdapty(_ texts: [String: String], locale: String, isNew: Bool) -> Int {
    guard let list = place.place("localizations") else { return 0 }
    let source = list.elements.first { $0.string("id") == own.defaultLocale }
    let models = source?("strings")?.elements ?? []
    let target = isNew ? nil : list.elements.first { $0.string("id") == locale }
    var count = 0
    for string in target?("strings")?.elements ?? [] {
      guard let id = string.string("id") else { continue }
      for (key, id) in [("value", id), ("fallback", AdaptyReader.fallbackID(id))] {
        guard let text = texts[id] else { continue }
        let model = models.first { $0.string("id") == string.string("id") }?(key)
        count += put(text, id: id, locale: locale, in: string, key: key, model: model)
      }
    }
    let present = Set((target?("strings")?.elements ?? []).compactMap { $0.string("id") })
    let missing = models.filter { !present.contains($0.string("id") ?? "") }.compactMap { model -> JSONValue? in
      adaptyString(model, texts: texts, locale: locale, count: &count)
    }
    guard !missing.isEmpty else { return count }
    if let strings = target?("strings") {
      edits.append(missing, to: strings.node)
    } else if let target {
      edits.insert([.init("strings", .array(missing))], into: target.node)
    } else {
      edits.append([adaptyLocalization(locale, strings: missing)], to: list.node)
    }
    return count
  }

  /// Puts a text in the place of one of a string; without one, behind its other members.
  private mutating func put(
    _ text: String, id: String, locale: String, in string: JSONPlace, key: String, model: JSONPlace?
  ) -> Int {
    let present = string(key)
    if let present, let rich = RichText(present), rich.markup == text { return 0 }
    guard let value = rich(text, as: [present, model].compactMap { $0 }, id: id, locale: locale) else { return 0 }
    if let present {
      edits.replace(present.node, with: value)
    } else if let empty = string.node.members.first(where: { folded($0.key) == key }) {
      edits.replace(empty.value, with: value)
    } else {
      edits.insert([.init(key, value)], into: string.node)
    }
    return 1
  }

  /// A string as the source language has it, with other words.
  private mutating func adaptyString(
    _ model: JSONPlace, texts: [String: String], locale: String, count: inout Int
  ) -> JSONValue? {
    guard let id = model.string("id"), let text = texts[id], let modelValue = model("value"),
      let value = rich(text, as: [modelValue], id: id, locale: locale)
    else { return nil }
    count += 1
    var members: [JSONValue.Member] = []
    for member in model.node.members {
      switch folded(member.key) {
      case "value": members.append(.init(member.key, value))
      case "fallback" where member.value.kind != .null:
        let id = AdaptyReader.fallbackID(id)
        guard let text = texts[id], let model = model("fallback"),
          let value = rich(text, as: [model], id: id, locale: locale)
        else { continue }
        count += 1
        members.append(.init(member.key, value))
      default: members.append(.init(member.key, member.value.value))
      }
    }
    return .object(members)
  }

  /// A text in the styles of the first model that has all its marks.
  private mutating func rich(_ text: String, as models: [JSONPlace], id: String, locale: String) -> JSONValue? {
    for model in models.compactMap({ RichText($0) }) {
      if let value = model.value(markup: text) { return value }
    }
    report(
      "unknown-mark", .error, "'\(id)' has marks in '\(locale)' that its source text does not have",
      at: catalog[id]?.location ?? paywall.location, locale: locale, key: id,
      advice: "keep marks such as </PRICE/> and <1>…</1> as the source text has them")
    return nil
  }

  private func adaptyLocalization(_ locale: String, strings: [JSONValue]) -> JSONValue {
    var members: [JSONValue.Member] = [.init("id", .string(locale))]
    let hasDirection = place.place("localizations")?.elements.contains { $0("isrighttoleft") != nil } ?? false
    let isRightToLeft = LocaleIdentifier(locale)?.isRightToLeft ?? false
    if hasDirection || isRightToLeft { members.append(.init("is_right_to_left", .bool(isRightToLeft))) }
    return .object(members + [.init("strings", .array(strings))])
  }

  /// Writes names and descriptions into the lists of localizations that a StoreKit configuration has for each product.
  mutating func writeStoreKit(_ texts: [String: String], locale: String) -> Int {
    var count = replace(texts, locale: locale)
    for (id, holder) in StoreKitConfiguration.holders(of: place.place) {
      guard let list = holder("localizations") else { continue }
      let source = list.elements.first { $0.string("locale") == own.defaultLocale }
      let target = list.elements.first { $0.string("locale") == locale }
      var members: [JSONValue.Member] = []
      for member in (source ?? list.elements.first)?.node.members ?? [] {
        let text = texts["\(id).\(member.key)"]
        if member.key == "locale", target == nil { members.append(.init(member.key, .string(locale))) }
        guard let text, target?(folded(member.key)) == nil else { continue }
        members.append(.init(member.key, .string(text)))
      }
      let added = members.count(where: { $0.key != "locale" })
      guard added > 0 else { continue }
      count += added
      if let target {
        edits.insert(members, into: target.node)
      } else {
        edits.append([.object(members)], to: list.node)
      }
    }
    return count
  }
}
