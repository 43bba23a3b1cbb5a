/// The bytes of values in the making: numbers of seven bits a byte, lowest first, the last byte without its high bit.
package struct ArchiveWriter {
  private var body: [UInt8] = []
  private var texts: [String: Int] = [:]
  private var textBytes: [UInt8] = []

  package init() {}

  /// What was written without ``add(shared:)``.
  var bytes: [UInt8] { body }

  /// All that was written, with the texts that are kept once in front.
  package var archive: [UInt8] {
    var head = ArchiveWriter()
    head.add(texts.count)
    return head.body + textBytes + body
  }

  @inline(__always)
  private static func append(_ bits: UInt64, to bytes: inout [UInt8]) {
    var rest = bits
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number that is not below zero.
  @inline(__always)
  package mutating func add(_ number: Int) { Self.append(UInt64(bitPattern: Int64(number)), to: &body) }

  /// Sixty-four bits, whatever they mean.
  package mutating func add(bits: UInt64) { Self.append(bits, to: &body) }

  /// A number that may be below zero.
  package mutating func add(signed number: Int) { add(number < 0 ? ~(number << 1) : number << 1) }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  package mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    add(text.count)
    body.append(contentsOf: text)
  }

  /// A text that may come again, and is kept once.
  package mutating func add(shared text: String) {
    if let known = texts[text] { return add(known) }
    add(texts.count)
    texts[text] = texts.count
    var text = text
    text.withUTF8 {
      Self.append(UInt64($0.count), to: &textBytes)
      textBytes.append(contentsOf: $0)
    }
  }
}
