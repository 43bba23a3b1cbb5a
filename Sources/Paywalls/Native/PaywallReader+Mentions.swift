extension PaywallReader {
  /// Whether a source names one of the definition types, be it in a comment: no other source can be where a value is
  /// made or declared.
  package static func mentionsDefinitions(_ source: [UInt8]) -> Bool {
    let names = DefinitionType.allCases.map { Array($0.rawValue.utf8) }
    return source.withUnsafeBufferPointer { source in
      source.indices.contains { start in
        switch source[start] {
        case UInt8(ascii: "T"), UInt8(ascii: "P"), UInt8(ascii: "O"):
          names.contains { source[start...].starts(with: $0) }
        default: false
        }
      }
    }
  }
}
