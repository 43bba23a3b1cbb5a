import StructuredText

extension StringsData {
  /// The bytes of the file: one JSON object with sorted members, tables by name, strings in their order.
  public func serialized() -> [UInt8] {
    let sorted = tables.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let value = JSONValue.object([
      .init("source", .string(source)),
      .init("tables", .object(sorted.map { .init($0.name, .array($0.strings.map(\.written))) })),
      .init("version", .number(String(Self.version))),
    ])
    return JSONWriter(style: .plain).bytes(of: value) + [0x0A]
  }
}

extension StringsData.ExtractedText {
  fileprivate var written: JSONValue {
    var members: [JSONValue.Member] = [.init("comment", .string(comment)), .init("key", .string(key))]
    if let place {
      members.append(
        .init(
          "location",
          .object([
            .init("startingColumn", .number(String(place.column))), .init("startingLine", .number(String(place.line))),
          ])))
    }
    if let value { members.append(.init("value", .string(value))) }
    if let values { members.append(.init("values", .array(values.map { .string($0) }))) }
    return .object(members)
  }
}
