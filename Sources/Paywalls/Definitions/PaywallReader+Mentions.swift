extension PaywallReader {
  /// Whether a source names one of the definition types, be it in a comment: no other source can be where a value is
  /// made or declared.
  package static func mentionsDefinitions(_ source: [UInt8]) -> Bool {
    source.mention(anyOf: DefinitionType.allCases.map(\.rawValue))
  }

  /// Whether a file names something of a paywall, so that one that cannot be read may be a definition.
  package static func mentionsPaywalls(_ json: [UInt8]) -> Bool {
    json.mention(anyOf: ["paywall", "components_", "offering", "subscriptionGroup"])
  }
}

extension [UInt8] {
  /// Whether one of some names stands anywhere.
  fileprivate func mention(anyOf names: [String]) -> Bool {
    let names = names.map { Array($0.utf8) }
    var begins = [Bool](repeating: false, count: 256)
    for name in names { begins[Int(name[0])] = true }
    return withUnsafeBufferPointer { bytes in
      bytes.indices.contains { start in
        begins[Int(bytes[start])] && names.contains { bytes[start...].starts(with: $0) }
      }
    }
  }
}
