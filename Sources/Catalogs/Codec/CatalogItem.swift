import Findings
import StructuredText

/// One member of `strings`: its key, its value, and the bytes around them.
struct CatalogItem: Sendable {
  let key: String
  let location: Location
  /// What stands between the value before and the comma before this item; nearly always nothing.
  let gap: [UInt8]
  /// What stands between the comma and the key: the line end and the indentation.
  let lead: [UInt8]
  /// The key as it is spelled, and what stands between it and the value.
  let name: [UInt8]
  /// The value, a node of the file as read or of a piece of its own.
  var node: JSONNode

  var entry: CatalogEntry { CatalogEntry(key: key, location: location, node: node) }

  var byteCount: Int { gap.count + lead.count + name.count + node.range.count + 1 }

  /// The indentation of the line that holds the key.
  var indentation: String {
    guard let end = lead.lastIndex(of: 0x0A) else { return "" }
    return String(decoding: lead[(end + 1)...], as: UTF8.self)
  }

  func append(to buffer: inout [UInt8], isFirst: Bool) {
    if !isFirst {
      buffer.append(contentsOf: gap)
      buffer.append(UInt8(ascii: ","))
    }
    buffer.append(contentsOf: lead)
    buffer.append(contentsOf: name)
    buffer.append(contentsOf: node.source)
  }

  /// The members of `strings` as they stand in the file.
  static func items(of strings: JSONNode) -> [CatalogItem] {
    var result: [CatalogItem] = []
    var end = strings.range.lowerBound + 1
    for member in strings.members {
      let between = strings.source[end..<member.keyRange.lowerBound]
      let comma = result.isEmpty ? nil : between.firstIndex(of: UInt8(ascii: ","))
      result.append(
        CatalogItem(
          key: member.key, location: member.location,
          gap: comma.map { Array(between[..<$0]) } ?? [],
          lead: Array(between[(comma.map { $0 + 1 } ?? between.startIndex)...]),
          name: Array(strings.source[member.keyRange.lowerBound..<member.value.range.lowerBound]),
          node: member.value))
      end = member.value.range.upperBound
    }
    return result
  }
}
