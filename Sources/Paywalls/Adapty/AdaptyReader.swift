import Extraction
import Findings

/// Reads one configuration of Adapty's builder.
struct AdaptyReader {
  let config: JSONPlace
  var draft = PaywallDraft()
  /// The string ids of all locales, from which the variants of a product's text are told.
  var ids: Set<String> = []
  /// Elements that others refer to by their id.
  private var elements: [String: JSONPlace] = [:]
  private var openReferences: Set<String> = []
  private var seenProducts: Set<String> = []
  private var role: TextRole?
  private var conditions: [Condition] = []

  init(config: JSONPlace) {
    self.config = config
  }

  /// The screens, the first one of each style in the base.
  mutating func layout() -> Layout {
    guard let styles = config("styles") else { return .empty }
    collectElements(styles)
    var base = Layout.empty
    var variants: [Layout.Variant] = []
    for (name, screen) in styles.members {
      let layout: Layout
      if name == "default" {
        layout = self.layout(ofScreen: screen)
        base = layout
      } else {
        let fact = Fact.named("screen \(name)")
        layout = under([fact]) { $0.layout(ofScreen: screen) }
        variants.append(Layout.Variant(facts: [fact], layout: layout))
      }
    }
    return variants.isEmpty ? base : .choice(base: base, variants: variants)
  }

  /// The page, then what is fixed to its foot, then what lies above it all.
  private mutating func layout(ofScreen screen: JSONPlace) -> Layout {
    let known = ["background", "cover", "content", "footer", "overlay"]
    let others = screen.members.filter { !known.contains(folded($0.key)) }.map(\.place)
    return .sequence((known.compactMap { screen($0) } + others).map { layout(of: $0) })
  }

  private mutating func collectElements(_ place: JSONPlace) {
    if let id = place.string("elementid"), place.type != "reference" { elements[id] = place }
    for element in place.elements { collectElements(element) }
    for (_, member) in place.members { collectElements(member) }
  }

  private mutating func layout(of place: JSONPlace) -> Layout {
    if place.isList { return .sequence(place.elements.map { layout(of: $0) }) }
    guard place.isObject else { return .empty }
    noteProduct(in: place)
    switch place.type {
    case "button": return button(place)
    case "section": return section(place)
    case "if": return branches(place)
    case "reference": return reference(place)
    case "image": return .sequence([image(of: place)] + members(of: place))
    default: return .sequence([text(of: place)] + members(of: place))
    }
  }

  private mutating func members(of place: JSONPlace, except: [String] = []) -> [Layout] {
    place.members.filter { folded($0.key) != "stringid" && !except.contains(folded($0.key)) }.map { _, member in
      layout(of: member)
    }
  }

  /// An image of the paywall's assets, which a locale may have an own version of.
  private mutating func image(of place: JSONPlace) -> Layout {
    guard let asset = place("assetid"), let id = asset.string else { return .empty }
    return draft.add(
      PaywallText(
        role: .body, kind: .image, key: AdaptyReader.imageID(id), location: asset.location,
        path: asset.path.description, conditions: conditions))
  }

  private mutating func text(of place: JSONPlace) -> Layout {
    guard let reference = place("stringid") else { return .empty }
    let size = place("size")?.number ?? 0
    return layout(ofString: reference, role: role ?? (size >= 22 ? .heading : .body))
  }

  /// A button, as it is and as it is once its condition holds.
  private mutating func button(_ place: JSONPlace) -> Layout {
    let outer = role
    role = .callToAction
    defer { role = outer }
    if let action = place("action") { _ = layout(of: action) }
    let base = place("normal").map { layout(of: $0) } ?? .empty
    guard let selected = place("selected"), let condition = place("selectedcondition") else { return base }
    if condition.type == "selectedproduct", let id = condition.string("productid") {
      noteProduct(in: condition)
      let variant = under([.selected]) { $0.layout(of: selected) }
      return .package(id, .choice(base: base, variants: [Layout.Variant(facts: [.selected], layout: variant)]))
    }
    let fact = Fact.named(sectionFact(condition))
    let variant = under([fact]) { $0.layout(of: selected) }
    return .choice(base: base, variants: [Layout.Variant(facts: [fact], layout: variant)])
  }

  private func sectionFact(_ condition: JSONPlace) -> String {
    "section \(condition.string("sectionid") ?? condition.string("id") ?? "") = \(condition("index")?.text ?? "0")"
  }

  /// A section shows one of its contents at a time.
  private mutating func section(_ place: JSONPlace) -> Layout {
    guard let contents = place("content")?.elements, !contents.isEmpty else { return .sequence(members(of: place)) }
    let first = min(max(place("index")?.integer ?? 0, 0), contents.count - 1)
    let base = layout(of: contents[first])
    let variants = contents.indices.filter { $0 != first }.map { index -> Layout.Variant in
      let facts = [Fact.named("section \(place.string("id") ?? "") = \(index)")]
      return Layout.Variant(facts: facts, layout: under(facts) { $0.layout(of: contents[index]) })
    }
    return variants.isEmpty ? base : .choice(base: base, variants: variants)
  }

  private mutating func branches(_ place: JSONPlace) -> Layout {
    let base = place("then").map { layout(of: $0) } ?? .empty
    guard let other = place("else") else { return base }
    let platform = place.string("platform") ?? "this platform"
    let facts = [Fact.named("not \(platform) \(place.string("version") ?? "")")]
    return .choice(
      base: base, variants: [Layout.Variant(facts: facts, layout: under(facts) { $0.layout(of: other) })])
  }

  private mutating func reference(_ place: JSONPlace) -> Layout {
    guard let id = place.string("elementid"), let target = elements[id], openReferences.insert(id).inserted else {
      draft.report(
        "unknown-component", .error, "'\(place.path)' refers to no element of this paywall", at: place.location)
      return .empty
    }
    defer { openReferences.remove(id) }
    return layout(of: target)
  }

  mutating func under(_ facts: [Fact], _ body: (inout AdaptyReader) -> Layout) -> Layout {
    let outer = conditions
    conditions += facts.map { Condition($0.words.expression, holds: $0.words.holds) }
    defer { conditions = outer }
    return body(&self)
  }

  /// Adds the use of a string id at a place.
  mutating func use(_ id: String, at place: JSONPlace, role: TextRole) -> Layout {
    let text = draft.add(
      PaywallText(role: role, key: id, location: place.location, path: place.path.description, conditions: conditions))
    guard ids.contains(AdaptyReader.fallbackID(id)) else { return text }
    let fact = Fact.named("a value is missing")
    let other = draft.add(
      PaywallText(
        role: role, key: AdaptyReader.fallbackID(id), location: place.location, path: place.path.description,
        conditions: conditions + [Condition(fact.words.expression, holds: true)]))
    return .choice(base: text, variants: [Layout.Variant(facts: [fact], layout: other)])
  }

  /// The id under which the fallback of a string is kept.
  static func fallbackID(_ id: String) -> String { "\(id) (fallback)" }

  /// The id under which an image is kept beside the strings.
  static func imageID(_ asset: String) -> String { "\(asset) (image)" }

  /// Notes the product that an action or a condition names.
  private mutating func noteProduct(in place: JSONPlace) {
    guard let named = place("productid"), let id = named.string, seenProducts.insert(id).inserted else { return }
    let selected = config("products")?("selected")
    let chosen = selected.map { $0.string.map { [$0] } ?? $0.members.compactMap(\.place.string) } ?? []
    draft.add(
      PaywallPackage(
        id: id, location: named.location, path: named.path.description, isDefault: chosen.contains(id)))
  }

  /// Reports a product that is selected at first although no element offers it.
  mutating func checkSelection() {
    guard let selected = config("products")?("selected") else { return }
    for place in selected.isObject ? selected.members.map(\.place) : [selected] {
      guard let id = place.string, !seenProducts.contains(id) else { continue }
      draft.report(
        "default-package-outside-group", .error, "product '\(id)' is selected at first, but no element offers it",
        at: place.location)
    }
  }
}
