import Extraction
import Findings

extension ComponentReader {
  /// Reads one part of a component, or of the properties that an override puts in its place.
  mutating func layout(
    of part: ComponentShape.Part, in holder: JSONPlace, type: String, isBase: Bool, context: Context
  ) -> Layout {
    switch part {
    case .reference(let key, let kind):
      return reference(key, kind: kind, in: holder, type: type, isBase: isBase, context: context)
    case .child(let keys, let childType, let role):
      guard let place = holder.place(keys) else { return .empty }
      var context = context
      if let role { context.role = role }
      return .sequence(place.each.map { layout(of: $0, type: childType, in: context) })
    case .conditional(let keys, let childType, let fact):
      guard let place = holder.place(keys) else { return .empty }
      let inner = layout(of: place, type: childType, in: context.adding([fact]))
      return .choice(base: .empty, variants: [Layout.Variant(facts: [fact], layout: inner)])
    case .purchaseWords: return purchaseWords(of: holder, context: context)
    case .tabs: return tabs(of: holder, context: context)
    case .opaque(let what):
      if isBase {
        draft.report(
          "opaque-component", .note, "this component shows \(what), whose words are out of sight",
          at: holder.location)
      }
      return .empty
    }
  }

  private mutating func reference(
    _ key: String, kind: PaywallText.Kind, in holder: JSONPlace, type: String, isBase: Bool, context: Context
  ) -> Layout {
    guard let place = holder.place(key.split(separator: ".").map(String.init)) else {
      return isBase && type == "text" ? verbatim(in: holder, context: context) : .empty
    }
    guard let id = place.string else {
      draft.report(
        "unreadable-localization-id", .error, "'\(place.path)' is no localization id: expected a string",
        at: place.location)
      return .empty
    }
    if id.isEmpty {
      draft.report("unreadable-localization-id", .error, "'\(place.path)' is empty", at: place.location)
    }
    return draft.add(text(place, kind: kind, role: role(in: holder, kind: kind, context: context), context: context))
  }

  /// The words of a text component that names no localization id: they are shown as they stand, in every locale.
  private mutating func verbatim(in component: JSONPlace, context: Context) -> Layout {
    guard let place = component("text"), place.string != nil else {
      draft.report(
        "missing-localization-id", .error, "this text component has no 'text_lid'", at: component.location,
        advice: "give it the localization id of its text")
      return .empty
    }
    var words = text(place, kind: .text, role: role(in: component, kind: .text, context: context), context: context)
    words.reach = .verbatim
    return draft.add(words)
  }

  private func role(in component: JSONPlace, kind: PaywallText.Kind, context: Context) -> TextRole {
    if let role = context.role { return role }
    guard kind == .text else { return .body }
    let style = component.string("textstyle").map(folded) ?? component.string("fontsize").map(folded) ?? ""
    let isLarge = component("fontsize")?.number.map { $0 >= 22 } ?? false
    return isLarge || style.hasPrefix("heading") || style.hasSuffix("title") ? .heading : .body
  }

  private mutating func purchaseWords(of button: JSONPlace, context: Context) -> Layout {
    let intro = Fact.named("intro offer")
    let words = button("ctalid") ?? button("cta")
    let offer = button("ctaintroofferlid") ?? button("ctaintrooffer")
    let base = words.map { draft.add(text($0, kind: .text, role: .callToAction, context: context)) }
    let variant = offer.map {
      draft.add(text($0, kind: .text, role: .callToAction, context: context.adding([intro])))
    }
    guard let variant else { return base ?? .empty }
    return .choice(base: base ?? .empty, variants: [Layout.Variant(facts: [intro], layout: variant)])
  }

  /// One tab is shown at a time: the default one in the base, each other in a state of its own.
  private mutating func tabs(of component: JSONPlace, context: Context) -> Layout {
    guard let tabs = component("tabs")?.elements, !tabs.isEmpty else { return .empty }
    let wanted = component.string("defaulttabid")
    let first = tabs.firstIndex { wanted != nil && $0.string("id") == wanted } ?? 0
    var base = Layout.empty
    var variants: [Layout.Variant] = []
    for (index, tab) in tabs.enumerated() {
      var context = context
      context.scope = tab.path
      if index == first {
        base = layout(of: tab, type: "tab", in: context)
      } else {
        let fact = Fact.named("tab \(tab.string("id") ?? "\(index + 1)")")
        let isCopy = context.isCopy
        context = context.adding([fact])
        context.isCopy = isCopy
        variants.append(Layout.Variant(facts: [fact], layout: layout(of: tab, type: "tab", in: context)))
      }
    }
    return variants.isEmpty ? base : .choice(base: base, variants: variants)
  }
}

extension JSONPlace {
  /// The place at the end of some folded keys.
  func place(_ keys: [String]) -> JSONPlace? {
    keys.reduce(Optional(self)) { $0?($1) }
  }
}
