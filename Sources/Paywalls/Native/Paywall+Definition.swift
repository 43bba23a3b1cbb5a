import Extraction
public import Findings
public import WordgateDefinitions

extension Paywall {
  /// A definition as the gate judges it: its sample states, with every text they show.
  ///
  /// Days and prices that stand alone are data and need no translation, so they are left out. The location is where
  /// findings point to, such as the line that makes the definition.
  public init(_ definition: some PaywallDefinition, id: String, location: Location) {
    self.init(definition, id: id, location: location, textLocations: [:])
  }

  /// A definition whose own texts are at its location, and whose other texts stand where the sources have them.
  init(
    _ definition: some PaywallDefinition, id: String, location: Location, textLocations: [TextKey: Location]
  ) {
    var reader = NativeReader(location: location, textLocations: textLocations)
    let states = definition.samplePresentations.map { reader.state($0) }
    self.init(id: id, form: .native, location: location, texts: reader.texts, states: states)
  }
}

/// Numbers the texts of a definition by place and key, so that each is one text of the paywall in all states.
private struct NativeReader {
  let location: Location
  let textLocations: [TextKey: Location]
  var texts: [PaywallText] = []
  private var indices: [String: Int] = [:]

  init(location: Location, textLocations: [TextKey: Location]) {
    self.location = location
    self.textLocations = textLocations
  }

  mutating func state(_ sample: SamplePresentation) -> PaywallState {
    var uses: [TextUse] = []
    for presented in sample.texts {
      guard let text = presented.text else { continue }
      uses.append(use(text, role: TextRole(rawValue: presented.role.rawValue) ?? .body, place: presented.place))
    }
    return PaywallState(name: sample.name, texts: uses)
  }

  private mutating func use(_ text: LocalizedText, role: TextRole, place: String) -> TextUse {
    var samples: [ArgumentSample] = []
    for (position, argument) in text.arguments.enumerated() {
      samples.append(sample(argument, role: role, place: "\(place).\(position)"))
    }
    return TextUse(text: index(of: text, role: role, place: place), arguments: samples)
  }

  private mutating func sample(_ argument: LocalizedText.Argument, role: TextRole, place: String) -> ArgumentSample {
    switch argument {
    case .integer(let value): .integer(value)
    case .unsigned(let value): .integer(Int(clamping: value))
    case .decimal(let value): .decimal(value)
    case .text(let characters):
      SamplePrice.minorUnits(of: characters).map { .price(minorUnits: $0) } ?? .verbatim(characters)
    case .localized(let inner): .text(use(inner, role: role, place: place).text)
    }
  }

  private mutating func index(of text: LocalizedText, role: TextRole, place: String) -> Int {
    let mark = "\(place) \(text.table ?? "") \(text.key)"
    if let known = indices[mark] { return known }
    indices[mark] = texts.count
    let id = TextKey(table: text.table ?? "Localizable", key: text.key)
    texts.append(
      PaywallText(role: role, key: id.key, table: id.table, location: textLocations[id] ?? location, path: place))
    return texts.count - 1
  }
}
