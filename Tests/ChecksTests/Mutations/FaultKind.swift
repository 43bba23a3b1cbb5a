/// A way to spoil a text.
struct FaultKind: Sendable {
  let name: String
  let damage: Damage
  /// What becomes of a clean text; nil where the fault cannot be made of it.
  let spoil: @Sendable (CleanText, inout Dice) -> Spoiled?

  init(_ name: String, _ damage: Damage, _ spoil: @escaping @Sendable (CleanText, inout Dice) -> Spoiled?) {
    self.name = name
    self.damage = damage
    self.spoil = spoil
  }

  /// A fault within one text.
  static func text(
    _ name: String, _ damage: Damage, _ change: @escaping @Sendable (CleanText, inout Dice) -> String?
  ) -> FaultKind {
    FaultKind(name, damage) { clean, dice in
      guard let text = change(clean, &dice), !text.utf8.elementsEqual(clean.text.utf8) else { return nil }
      return Spoiled(entry: clean.entry.replacing(clean.path, in: clean.language, with: text))
    }
  }

  /// What the fault does to the person who uses the app.
  enum Damage: String, Sendable {
    case crash, meaning, appearance
  }
}

/// An entry with a fault.
struct Spoiled {
  var entry: CatalogEntryJSON
  var requiredLocales: [String] = []
  /// An entry that has to be there beside it.
  var neighbour: (key: String, entry: CatalogEntryJSON)?
}

/// Numbers that look drawn by lot and are the same in every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension FaultKind {
  static let all: [FaultKind] = specifiers + substitutions + plurals + texts + markup + marks
}
