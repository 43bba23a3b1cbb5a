import StructuredText

/// Writes a document in Xcode's form from the bytes it was read from.
///
/// As long as what is to be written is what stands in the document next, nothing is copied, only noted; such a stretch
/// is copied in one go when it ends. Of a file in Xcode's form that is the whole file.
struct XcodeForm {
  private let view: JSONView
  private let node: JSONNode
  private let source: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  /// The stretch of the document that is still to be copied.
  private var stretch = 0..<0

  /// The bytes of a value of a sound document and all it holds, without a final newline.
  static func bytes(of node: JSONNode) -> [UInt8] {
    node.withView { view, record in
      var form = XcodeForm(view: view, node: node)
      form.result.reserveCapacity(node.range.count + node.range.count / 16)
      form.append(record, depth: 0)
      form.copyStretch()
      return form.result
    }
  }

  private init(view: JSONView, node: JSONNode) {
    self.view = view
    self.node = node
    source = view.document
  }

  private mutating func copyStretch() {
    result.append(contentsOf: source[stretch])
    stretch = stretch.upperBound..<stretch.upperBound
  }

  /// Appends a piece of the document.
  @inline(__always)
  private mutating func copy(_ range: Range<Int>) {
    if range.lowerBound != stretch.upperBound {
      copyStretch()
      stretch = range
    } else {
      stretch = stretch.lowerBound..<range.upperBound
    }
  }

  /// Appends a byte other than a text's.
  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if stretch.upperBound < source.count, source[stretch.upperBound] == byte {
      stretch = stretch.lowerBound..<stretch.upperBound + 1
    } else {
      copyStretch()
      result.append(byte)
    }
  }

  /// Appends a line end and the indentation of a depth.
  private mutating func appendLineStart(_ depth: Int) {
    append(0x0A)
    let end = stretch.upperBound + depth * 2
    if end <= source.count, source[stretch.upperBound..<end].allSatisfy({ $0 == 0x20 }) {
      stretch = stretch.lowerBound..<end
    } else {
      copyStretch()
      result.append(contentsOf: repeatElement(0x20, count: depth * 2))
    }
  }

  private mutating func append(_ record: Int, depth: Int) {
    switch view[record].kind {
    case .string: appendString(record)
    case .object: appendObject(record, depth: depth)
    case .array: appendArray(record, depth: depth)
    case .number, .bool, .null: copy(view[record].range)
    }
  }

  private mutating func appendObject(_ object: Int, depth: Int) {
    let end = view.next(object)
    guard object + 1 < end else { return appendEmpty("{", "}", depth: depth) }
    append(UInt8(ascii: "{"))
    if let sorted = sortedMembers(of: object) {
      for key in sorted { appendMember(key, isFirst: key == sorted[0], depth: depth + 1) }
    } else {
      var key = object + 1
      while key < end {
        appendMember(key, isFirst: key == object + 1, depth: depth + 1)
        key = view.next(key + 1)
      }
    }
    appendLineStart(depth)
    append(UInt8(ascii: "}"))
  }

  private mutating func appendMember(_ key: Int, isFirst: Bool, depth: Int) {
    if !isFirst { append(UInt8(ascii: ",")) }
    appendLineStart(depth)
    appendString(key)
    append(UInt8(ascii: " "))
    append(UInt8(ascii: ":"))
    append(UInt8(ascii: " "))
    append(key + 1, depth: depth)
  }

  private mutating func appendArray(_ array: Int, depth: Int) {
    var element = array + 1
    let end = view.next(array)
    guard element < end else { return appendEmpty("[", "]", depth: depth) }
    append(UInt8(ascii: "["))
    while element < end {
      if element > array + 1 { append(UInt8(ascii: ",")) }
      appendLineStart(depth + 1)
      append(element, depth: depth + 1)
      element = view.next(element)
    }
    appendLineStart(depth)
    append(UInt8(ascii: "]"))
  }

  private mutating func appendEmpty(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar, depth: Int) {
    append(UInt8(ascii: opening))
    append(0x0A)
    appendLineStart(depth)
    append(UInt8(ascii: closing))
  }

  private mutating func appendString(_ record: Int) {
    if view[record].hasEscapes && !Self.areShort(view.inside(record)) {
      copyStretch()
      JSONWriter.append(node.node(record).string ?? "", to: &result)
    } else {
      copy(view[record].range)
    }
  }

  /// Whether all escapes of a text are those that Xcode writes, of two characters each.
  private static func areShort(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at < text.count {
      if text[at] == UInt8(ascii: "\\") {
        at += 1
        if at < text.count, text[at] == UInt8(ascii: "/") || text[at] == UInt8(ascii: "u") { return false }
      }
      at += 1
    }
    return true
  }

  /// The records of an object's keys in Finder order; nil where they stand in it.
  private func sortedMembers(of object: Int) -> [Int]? {
    let end = view.next(object)
    var last = object + 1
    var next = view.next(last + 1)
    while next < end {
      if precedes(next, last) { return sort(object) }
      last = next
      next = view.next(next + 1)
    }
    return nil
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    if !view[left].hasEscapes && !view[right].hasEscapes,
      let order = FinderOrder.quickOrder(view.inside(left), view.inside(right))
    {
      return order < 0
    }
    return FinderOrder.precedes(text(left), text(right))
  }

  private func text(_ record: Int) -> String { node.node(record).string ?? "" }

  /// Members with one key keep their order.
  private func sort(_ object: Int) -> [Int] {
    var keys: [(record: Int, text: String)] = []
    var next = object + 1
    while next < view.next(object) {
      keys.append((next, text(next)))
      next = view.next(next + 1)
    }
    keys.sort { left, right in
      if FinderOrder.precedes(left.text, right.text) { return true }
      return !FinderOrder.precedes(right.text, left.text) && left.record < right.record
    }
    return keys.map(\.record)
  }
}
