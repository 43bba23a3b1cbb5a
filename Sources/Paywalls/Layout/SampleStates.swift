/// Chooses the states of a component tree that show a person everything: the base, each package selected, each fact
/// alone and with each package, and whatever else brings the remaining texts to the screen.
struct SampleStates {
  private let layout: Layout
  private var states: [PaywallState] = []
  private var seen: Set<[Int]> = []
  private var moments: Set<Moment> = []
  private var covered: Set<Int> = []

  /// States beyond this number are left out unless a text appears in no other.
  private static let cap = 48

  static func states(of layout: Layout) -> [PaywallState] {
    var samples = SampleStates(layout: layout)
    samples.addOrdinary()
    samples.addRemaining(layout, package: nil, facts: [])
    return samples.states
  }

  private init(layout: Layout) {
    self.layout = layout
  }

  private mutating func addOrdinary() {
    var collector = FactCollector()
    collector.visit(layout, package: nil)
    add(Moment(), always: true)
    for package in collector.packages { add(Moment(selectedPackage: package), always: collector.hasSelected) }
    if collector.hasSelectedElsewhere { add(Moment(isSelectedElsewhere: true)) }
    for fact in collector.named {
      add(Moment(facts: [fact]))
      for package in collector.packages { add(Moment(selectedPackage: package, facts: [fact])) }
    }
  }

  /// Adds a state unless one before it shows the same texts.
  private mutating func add(_ moment: Moment, always: Bool = false) {
    let texts = moment.texts(of: layout)
    guard states.count < Self.cap, moments.insert(moment).inserted, seen.insert(texts).inserted || always else {
      return
    }
    append(texts, name: moment.name, moment: moment)
  }

  private mutating func append(_ texts: [Int], name: String, moment: Moment) {
    covered.formUnion(texts)
    states.append(
      PaywallState(name: name, texts: texts.map { TextUse(text: $0) }, selectedPackage: moment.selectedPackage))
  }

  /// Walks to each text that no state shows yet and adds the moment that its own conditions describe; a text that
  /// later variants always hide is added to that moment by force, since another version of the SDK may show it.
  private mutating func addRemaining(_ part: Layout, package: String?, facts: [Fact]) {
    switch part {
    case .text(let index):
      guard !covered.contains(index) else { return }
      var moment = Moment()
      for fact in facts { moment.bringAbout(fact, inside: package) }
      var texts = moment.texts(of: layout)
      if !texts.contains(index) {
        texts.insert(index, at: texts.firstIndex { $0 > index } ?? texts.count)
      }
      let name = moments.insert(moment).inserted ? moment.name : "\(moment.name), otherwise hidden"
      append(texts, name: name, moment: moment)
    case .sequence(let parts):
      for part in parts { addRemaining(part, package: package, facts: facts) }
    case .package(let id, let inner):
      addRemaining(inner, package: id, facts: facts)
    case .choice(let base, let variants):
      addRemaining(base, package: package, facts: facts)
      for variant in variants { addRemaining(variant.layout, package: package, facts: facts + variant.facts) }
    }
  }
}

/// Finds the packages and facts on which a layout depends, in reading order.
private struct FactCollector {
  var packages: [String] = []
  var named: [String] = []
  var hasSelected = false
  var hasSelectedElsewhere = false

  mutating func visit(_ layout: Layout, package: String?) {
    switch layout {
    case .text: break
    case .sequence(let parts): for part in parts { visit(part, package: package) }
    case .package(let id, let inner):
      if !packages.contains(id) { packages.append(id) }
      visit(inner, package: id)
    case .choice(let base, let variants):
      visit(base, package: package)
      for variant in variants {
        for fact in variant.facts { note(fact.bare, package: package) }
        visit(variant.layout, package: package)
      }
    }
  }

  private mutating func note(_ fact: Fact, package: String?) {
    switch fact {
    case .selected: if package == nil { hasSelectedElsewhere = true } else { hasSelected = true }
    case .named(let name): if !named.contains(name) { named.append(name) }
    case .package(let ids):
      hasSelected = true
      for id in ids where !packages.contains(id) { packages.append(id) }
    case .not: break
    }
  }
}
