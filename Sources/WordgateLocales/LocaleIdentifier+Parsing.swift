extension LocaleIdentifier {
  /// Reads BCP 47 (`pt-BR`, `ar-u-nu-latn`) or Apple's form (`pt_BR`, `ar@numbers=latn`); nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = parts.first else { return nil }
    self.init(canonical: first.lowercased())
    for part in parts.dropFirst() {
      if part.utf8.count == 4 { script = part.capitalizedSubtag } else { region = part.uppercased() }
    }
  }
}

extension String {
  var capitalizedSubtag: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
