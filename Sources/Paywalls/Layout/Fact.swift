/// Something that is true or not while a paywall is on the screen, on which its texts depend.
enum Fact: Hashable, Sendable {
  /// The package in which the text stands is the selected one; outside a package, the control itself is.
  case selected
  /// A fact of the whole paywall by its name for people: `intro offer`, `compact`.
  case named(String)
  /// The selected package is one of these.
  case package(anyOf: [String])
  indirect case not(Fact)

  /// The words of a condition: what it says, and whether that must hold.
  var words: (expression: String, holds: Bool) {
    switch self {
    case .selected: ("selected", true)
    case .named(let name): (name, true)
    case .package(let ids): ("selected package in \(ids.joined(separator: ", "))", true)
    case .not(let fact): (fact.words.expression, !fact.words.holds)
    }
  }

  /// The fact that must be brought about, or avoided, for this one to hold.
  var bare: Fact {
    if case .not(let fact) = self { return fact.bare }
    return self
  }
}
