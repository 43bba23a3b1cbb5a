/// A replacement of a range of a document's bytes.
public struct JSONEdit: Sendable {
  public var range: Range<Int>
  public var replacement: [UInt8]

  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

extension JSONDocument {
  /// The bytes with edits applied; of two edits that overlap, the later one is left out.
  public func applying(_ edits: [JSONEdit]) -> [UInt8] {
    let source = bytes
    var result: [UInt8] = []
    result.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.count })
    var at = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= source.count else { continue }
      result.append(contentsOf: source[at..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      at = edit.range.upperBound
    }
    result.append(contentsOf: source[at...])
    return result
  }
}

extension JSONNode {
  /// The bytes of the value with edits of its document applied; edits outside the value are left out.
  package func applying(_ edits: [JSONEdit]) -> [UInt8] {
    var result: [UInt8] = []
    let whole = range
    var at = whole.lowerBound
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= at, edit.range.upperBound <= whole.upperBound else { continue }
      result.append(contentsOf: storage.bytes[at..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement)
      at = edit.range.upperBound
    }
    result.append(contentsOf: storage.bytes[at..<whole.upperBound])
    return result
  }
}
