/// A paywall, or another screen full of words, as a plain value: what it says in each state, without a screen.
///
/// A view shows the presentation; a tool renders it in every locale and decides where it may be shown. Both see the
/// same texts because there is one list.
public protocol PaywallDefinition: Hashable, Sendable {
  /// What changes while the paywall is open.
  associatedtype State: Hashable, Sendable

  /// Every text of a state, in reading order.
  func presentation(in state: State) -> [PresentedText]

  /// States that together show every text the definition can show. The first is the one that a person meets first.
  var sampleStates: [SampleState<State>] { get }

  /// The texts that come with the type itself, such as "Restore Purchases", each with a comment for translators.
  ///
  /// They are not in the sources of an app that uses the type, yet its catalogs have to hold them.
  static var ownTexts: [LocalizedText] { get }
}

/// A state with a name for people, such as `yearly selected, purchasing`.
public struct SampleState<State: Hashable & Sendable>: Hashable, Sendable {
  public var name: String
  public var state: State

  public init(name: String, state: State) {
    self.name = name
    self.state = state
  }
}

/// A sample state with its texts, in reading order.
public struct SamplePresentation: Hashable, Sendable {
  public var name: String
  public var texts: [PresentedText]

  public init(name: String, texts: [PresentedText]) {
    self.name = name
    self.texts = texts
  }
}

extension PaywallDefinition {
  /// The presentation of each sample state.
  public var samplePresentations: [SamplePresentation] {
    sampleStates.map { SamplePresentation(name: $0.name, texts: presentation(in: $0.state)) }
  }

  /// Every text that catalogs have to hold, each key of a table once, in the order in which a person meets it. A text
  /// within another follows it.
  public var catalogTexts: [LocalizedText] {
    var texts: [LocalizedText] = []
    var seen: Set<[String?]> = []
    func add(_ text: LocalizedText) {
      if seen.insert([text.table, text.key]).inserted { texts.append(text) }
      for case .localized(let inner) in text.arguments { add(inner) }
    }
    for presentation in samplePresentations {
      for presented in presentation.texts {
        if let text = presented.text { add(text) }
      }
    }
    return texts
  }
}

extension LocalizedText {
  /// Stands for the words of an app where only the texts of a definition itself are of interest.
  static let placeholder = LocalizedText(parts: [])
}

extension [LocalizedText] {
  /// Without the words of the app.
  var withoutPlaceholder: [LocalizedText] { filter { $0 != .placeholder } }
}
