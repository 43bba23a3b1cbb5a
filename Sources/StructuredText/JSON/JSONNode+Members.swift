extension JSONNode {
  /// The value of the only member of an object; nil where there are others, or where it has another name. Names with
  /// escapes are left to the other ways.
  package func onlyMember(_ name: StaticString) -> JSONNode? {
    guard kind == .object else { return nil }
    let first = index + 1
    guard first < Int(storage.records[index].next), storage.records[first + 1].next == storage.records[index].next,
      isName(first, name)
    else { return nil }
    return JSONNode(storage: storage, index: first + 1)
  }

  /// The text of the first member with a name, where it is a string: no node is made on the way.
  package func string(of name: StaticString) -> String? {
    guard kind == .object else { return nil }
    var next = index + 1
    let end = Int(storage.records[index].next)
    while next + 1 < end {
      let value = storage.records[next + 1]
      if storage.records[next].hasEscapes {
        return self[String(describing: name)]?.string
      }
      if isName(next, name) {
        guard value.kind == .string, !value.hasEscapes else {
          return JSONNode(storage: storage, index: next + 1).string
        }
        return storage.bytes.withUnsafeBufferPointer { bytes in
          String(
            decoding: UnsafeBufferPointer(rebasing: bytes[Int(value.start) + 1..<Int(value.end) - 1]), as: UTF8.self)
        }
      }
      next = Int(value.next)
    }
    return nil
  }

  /// Whether a record is a string without escapes that spells a name.
  private func isName(_ place: Int, _ name: StaticString) -> Bool {
    let record = storage.records[place]
    let count = name.utf8CodeUnitCount
    guard !record.hasEscapes, Int(record.end) - Int(record.start) - 2 == count else { return false }
    return storage.bytes.withUnsafeBufferPointer { bytes in
      let start = Int(record.start) + 1
      var at = 0
      while at < count, bytes[start + at] == name.utf8Start[at] { at += 1 }
      return at == count
    }
  }
}
