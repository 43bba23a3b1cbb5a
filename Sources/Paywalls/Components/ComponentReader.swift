import Extraction
import Findings

/// Reads a tree of components, of today's or of 2024's shape, into texts and a layout.
struct ComponentReader {
  var draft: PaywallDraft

  /// What surrounds a component.
  struct Context {
    /// The role of texts inside, where the surroundings decide it.
    var role: TextRole?
    var conditions: [Condition] = []
    var group: Int?
    /// The id of the package around it.
    var package: String?
    /// The path below which package ids must differ: a group, a tab, or the whole paywall.
    var scope = JSONPath.root
    /// Whether this is a copy for another state, whose packages have been counted already.
    var isCopy = false

    func adding(_ facts: [Fact]) -> Context {
      var context = self
      context.isCopy = true
      for fact in facts {
        let (expression, holds) = fact.words
        context.conditions.append(Condition(expression, holds: holds))
      }
      return context
    }
  }

  /// Reads a component; `type` is what it is taken for when it names no type itself.
  mutating func layout(of component: JSONPlace, type: String? = nil, in context: Context) -> Layout {
    guard component.isObject else {
      if !component.isList || !component.elements.isEmpty {
        draft.report(
          "unreadable-component", .error, "'\(component.path)' is no component: expected an object",
          at: component.location)
      }
      return .empty
    }
    let type = component.type ?? type ?? "stack"
    guard let shape = ComponentShape.all[type] else { return unknown(component, type: type, in: context) }
    var context = context
    enter(component, type: type, context: &context)
    var layout = parts(of: shape, in: component, type: type, context: context)
    layout = withSelectedCopy(layout, of: component, type: type, context: context)
    layout = withVisibility(layout, of: component)
    if type == "package", let id = component.string("packageid") { return .package(id, layout) }
    return layout
  }

  /// Notes what a component means for those inside it.
  private mutating func enter(_ component: JSONPlace, type: String, context: inout Context) {
    switch type {
    case "button", "linkbutton": context.role = .callToAction
    case "purchasebutton":
      context.role = .callToAction
      if !context.isCopy { draft.purchaseButtons.append((component, context.group)) }
    case "packagegroup" where !context.isCopy:
      let named = component("defaultselectedpackageid")
      context.group = draft.add(
        .init(
          place: component,
          defaultPackage: named.flatMap { place in
            place.string.map { ($0, place) }
          }))
      context.scope = component.path
    case "package":
      context.package = component.string("packageid")
      if !context.isCopy { enterPackage(component, context: context) }
    default: break
    }
  }

  private mutating func enterPackage(_ component: JSONPlace, context: Context) {
    guard let place = component("packageid"), let id = place.string, !id.isEmpty else {
      draft.report(
        "missing-package-id", .error, "this package component names no package", at: component.location,
        advice: "give it the 'package_id' of a package of the offering")
      return
    }
    let group = context.group.map { draft.groups[$0] }
    draft.add(
      PaywallPackage(
        id: id, location: place.location, path: place.path.description,
        group: context.scope == .root ? nil : context.scope.description,
        isDefault: component("isselectedbydefault")?.bool ?? (group?.defaultPackage?.id == id)))
  }

  /// Reads the parts of a component, each with what overrides put in its place.
  private mutating func parts(
    of shape: ComponentShape, in component: JSONPlace, type: String, context: Context
  ) -> Layout {
    let overrides = Override.overrides(of: component)
    var layouts: [Layout] = []
    for part in shape.parts {
      let base = layout(of: part, in: component, type: type, isBase: true, context: context)
      let variants = overrides.compactMap { override -> Layout.Variant? in
        let inner = layout(
          of: part, in: override.properties, type: type, isBase: false, context: context.adding(override.facts))
        return inner.isEmpty ? nil : Layout.Variant(facts: override.facts, layout: inner)
      }
      layouts.append(variants.isEmpty ? base : .choice(base: base, variants: variants))
    }
    return .sequence(layouts)
  }

  /// The 2024 shape: a whole copy of the component takes its place while it is selected.
  private mutating func withSelectedCopy(
    _ layout: Layout, of component: JSONPlace, type: String, context: Context
  ) -> Layout {
    guard let copy = component("selectedcomponent") else { return layout }
    var facts = [Fact.selected]
    if component.path.isSelectedCopy {
      facts.append(.named("selected twice"))
      draft.report(
        "unreachable-selected-component", .warning,
        "a selected copy has a selected copy of its own, which no SDK shows", at: copy.location,
        advice: "remove it")
    }
    let selected = self.layout(of: copy, type: type, in: context.adding(facts))
    return .choice(base: layout, variants: [Layout.Variant(facts: facts, layout: selected)])
  }

  /// Hides what is invisible, and shows it again while an override says so.
  private func withVisibility(_ layout: Layout, of component: JSONPlace) -> Layout {
    let isVisible = component("visible")?.bool ?? true
    var variants: [Layout.Variant] = []
    for override in Override.overrides(of: component) {
      guard let visible = override.properties("visible")?.bool else { continue }
      variants.append(Layout.Variant(facts: override.facts, layout: visible ? layout : .empty))
    }
    if isVisible && variants.isEmpty { return layout }
    if !isVisible { variants.append(Layout.Variant(facts: [.named("everything visible")], layout: layout)) }
    return .choice(base: isVisible ? layout : .empty, variants: variants)
  }

  /// A component of a type that this program does not know.
  private mutating func unknown(_ component: JSONPlace, type: String, in context: Context) -> Layout {
    let name = component.string("type") ?? type
    guard let fallback = component("fallback") else {
      draft.report(
        "unknown-component", .error, "component type '\(name)' is unknown and has no fallback", at: component.location,
        advice: "add a 'fallback' component, or use a type that today's SDKs show")
      return .sequence(generic(component, in: context))
    }
    draft.report(
      "unknown-component", .note, "component type '\(name)' is unknown: older SDKs show its fallback",
      at: component.location)
    return .sequence(
      generic(component, except: fallback.path, in: context) + [layout(of: fallback, in: context)])
  }

  /// Every localization id below a value, found by its key alone.
  private mutating func generic(_ place: JSONPlace, except: JSONPath? = nil, in context: Context) -> [Layout] {
    LocalizationIDs.all(below: place, except: except).map { reference in
      draft.add(text(reference.place, kind: reference.kind, role: context.role ?? .body, context: context))
    }
  }

  func text(_ place: JSONPlace, kind: PaywallText.Kind, role: TextRole, context: Context) -> PaywallText {
    PaywallText(
      role: role, kind: kind, key: place.string ?? "", table: draft.table, location: place.location,
      path: place.path.description, conditions: context.conditions, package: context.package)
  }
}

extension JSONPath {
  /// Whether the value is itself the selected copy of a component.
  var isSelectedCopy: Bool {
    description.hasSuffix(".selectedComponent") || description.hasSuffix(".selected_component")
  }
}
