import Checks
internal import StructuredText

extension RuleOption.Value {
  /// The value on one line, as a configuration holds it.
  var json: String {
    String(decoding: JSONWriter(style: .plain, isInline: true).bytes(of: value), as: UTF8.self)
  }

  private var value: JSONValue {
    switch self {
    case .flag(let flag): .bool(flag)
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    case .list(let list): .array(list.map { .string($0) })
    case .table(let table): .object(table.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.value) })
    }
  }
}
