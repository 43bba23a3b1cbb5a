/// The texts of a component tree in reading order, with the choices between them still open.
indirect enum Layout: Sendable {
  /// A text by its index.
  case text(Int)
  case sequence([Layout])
  /// The last variant whose facts all hold takes the place of the base.
  case choice(base: Layout, variants: [Variant])
  /// What stands inside a package.
  case package(String, Layout)

  /// What is shown in place of a base while some facts hold.
  struct Variant: Sendable {
    var facts: [Fact]
    var layout: Layout
  }

  static let empty = Layout.sequence([])

  var isEmpty: Bool {
    switch self {
    case .text: false
    case .sequence(let parts): parts.allSatisfy(\.isEmpty)
    case .choice(let base, let variants): base.isEmpty && variants.allSatisfy(\.layout.isEmpty)
    case .package: false
    }
  }
}

/// A moment of a component tree: which package is selected, and which facts hold.
struct Moment: Hashable, Sendable {
  var selectedPackage: String?
  var facts: Set<String> = []
  /// Whether controls outside every package show their selected form.
  var isSelectedElsewhere = false

  /// Whether a fact holds for a text inside a package, or outside all with nil.
  func holds(_ fact: Fact, inside package: String?) -> Bool {
    switch fact {
    case .selected: package.map { $0 == selectedPackage } ?? isSelectedElsewhere
    case .named(let name): facts.contains(name)
    case .package(let ids): selectedPackage.map(ids.contains) ?? false
    case .not(let fact): !holds(fact, inside: package)
    }
  }

  /// The indices of the texts shown, in reading order.
  func texts(of layout: Layout, inside package: String? = nil) -> [Int] {
    switch layout {
    case .text(let index): return [index]
    case .sequence(let parts): return parts.flatMap { texts(of: $0, inside: package) }
    case .package(let id, let layout): return texts(of: layout, inside: id)
    case .choice(let base, let variants):
      let chosen = variants.last { variant in variant.facts.allSatisfy { holds($0, inside: package) } }
      return texts(of: chosen?.layout ?? base, inside: package)
    }
  }

  /// Brings about a fact for a text inside a package.
  mutating func bringAbout(_ fact: Fact, inside package: String?) {
    switch fact {
    case .selected: if let package { selectedPackage = package } else { isSelectedElsewhere = true }
    case .named(let name): facts.insert(name)
    case .package(let ids): selectedPackage = ids.first
    case .not(.selected): if selectedPackage == package { selectedPackage = nil }
    case .not(.named(let name)): facts.remove(name)
    case .not(.package(let ids)): if let selected = selectedPackage, ids.contains(selected) { selectedPackage = nil }
    case .not(.not(let fact)): bringAbout(fact, inside: package)
    }
  }

  /// A name for people: `monthly selected, intro offer`; `base` where nothing out of the ordinary holds.
  var name: String {
    var words: [String] = []
    if let selectedPackage { words.append("\(selectedPackage) selected") }
    if isSelectedElsewhere { words.append("selected") }
    words += facts.sorted()
    return words.isEmpty ? "base" : words.joined(separator: ", ")
  }
}
