/// One text of an admitted paywall.
///
/// Its words are there; its key, its table and its states are read in the manifest when they are asked for.
public struct GateText: Sendable {
  public let role: GateTextRole
  public let kind: GateTextKind
  /// What is shown: words, or the address of an image or page.
  public let text: String
  private let manifest: GateManifest
  /// The text's record in the manifest.
  private let record: Int
  private let shown: GateStateSet

  init(_ record: Int, of manifest: GateManifest, text: String, shown: GateStateSet) {
    let traits = manifest.word(.texts, record, 2) ?? 0
    role = GateTextRole(rawValue: UInt8(traits & 0xFF)) ?? .body
    kind = GateTextKind(rawValue: UInt8(traits >> 8 & 0xFF)) ?? .text
    self.text = text
    self.manifest = manifest
    self.record = record
    self.shown = shown
  }

  public var key: String { manifest.text(manifest.word(.texts, record)) }

  /// The table of the catalog that holds the key.
  public var table: String { manifest.text(manifest.word(.texts, record, 1)) }

  /// The indexes of the states that show it.
  public var states: [Int] { shown.indexes }
}

extension GateText: Hashable {
  public static func == (a: GateText, b: GateText) -> Bool {
    a.role == b.role && a.kind == b.kind && a.text == b.text && a.key == b.key && a.table == b.table
      && a.states == b.states
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(text)
    hasher.combine(key)
  }
}

/// The states that show a text.
enum GateStateSet: Sendable {
  /// A bit for each, which most paywalls do with.
  case bits(UInt64)
  case list([Int])

  var indexes: [Int] {
    switch self {
    case .bits(let bits): (0..<64).filter { bits >> UInt64($0) & 1 != 0 }
    case .list(let list): list
    }
  }

  /// The states of each of so many texts.
  static func all(of paywall: Int, texts count: Int, in manifest: GateManifest) -> [GateStateSet] {
    let states = manifest.list(.paywalls, paywall, 4, in: .states)
    var sets = [GateStateSet](repeating: states.count <= 64 ? .bits(0) : .list([]), count: count)
    for (state, record) in states.enumerated() {
      for use in manifest.list(.states, record, 1, in: .uses) {
        if let text = manifest.word(.uses, use), text < count { sets[text].insert(state) }
      }
    }
    return sets
  }

  /// Adds a state; none comes before one that is there.
  private mutating func insert(_ state: Int) {
    switch self {
    case .bits(let bits): self = .bits(bits | 1 << UInt64(state))
    case .list(let list): if list.last != state { self = .list(list + [state]) }
    }
  }
}
