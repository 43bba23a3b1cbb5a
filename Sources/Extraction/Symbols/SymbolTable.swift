/// All names of a program, each once, so that equal names have equal numbers.
///
/// It grows while the files are taken in and is only read afterwards. What is made up while linking goes into a
/// ``SymbolScope``.
final class SymbolTable: @unchecked Sendable {
  private struct Entry: BitwiseCopyable {
    var text: UnsafePointer<UInt8>
    var count: UInt32
    var hash: UInt32
  }

  private let arena = Arena()
  private let entries = GrowingList<Entry>(capacity: 4096)
  private let slots = GrowingList<UInt32>(repeating: UInt32.max, count: 8192)

  /// The words that linking knows come first.
  init() {
    for word in Word.allCases { _ = symbol(word.rawValue) }
  }

  private init(_: Void) {}

  /// A table without the words that linking knows, for the names of some files.
  static var ofFiles: SymbolTable { SymbolTable(()) }

  var count: Int { entries.count }

  func symbol(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { symbol($0, hash: NameHash.of($0)) }
  }

  func symbol(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Symbol {
    let at = place(of: bytes, hash)
    if slots[at] != UInt32.max { return Symbol(index: slots[at]) }
    return add(Entry(text: arena.copy(bytes), count: UInt32(truncatingIfNeeded: bytes.count), hash: hash), at)
  }

  /// The symbols of the texts of another table, by their numbers there. The texts stay where they are, so the other
  /// table must live as long as this one.
  func symbols(of other: SymbolTable) -> [Symbol] {
    (0..<other.entries.count).map { number in
      let entry = other.entries[number]
      let at = place(of: UnsafeBufferPointer(start: entry.text, count: Int(entry.count)), entry.hash)
      return slots[at] != UInt32.max ? Symbol(index: slots[at]) : add(entry, at)
    }
  }

  private func add(_ entry: Entry, _ slot: Int) -> Symbol {
    let made = UInt32(truncatingIfNeeded: entries.count)
    entries.append(entry)
    slots[slot] = made
    if entries.count * 2 > slots.count { grow() }
    return Symbol(index: made)
  }

  /// The symbol of a text that some file has; nil for one that none has.
  func existing(_ bytes: UnsafeBufferPointer<UInt8>) -> Symbol? {
    let number = slots[place(of: bytes, NameHash.of(bytes))]
    return number == UInt32.max ? nil : Symbol(index: number)
  }

  func bytes(of symbol: Symbol) -> UnsafeBufferPointer<UInt8> {
    let entry = entries[Int(symbol.index)]
    return UnsafeBufferPointer(start: entry.text, count: Int(entry.count))
  }

  private func place(of bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while slots[at] != UInt32.max {
      let entry = entries[Int(slots[at])]
      if entry.hash == hash, Int(entry.count) == bytes.count,
        UnsafeBufferPointer(start: entry.text, count: bytes.count).elementsEqual(bytes)
      {
        return at
      }
      at = (at + 1) & mask
    }
    return at
  }

  private func grow() {
    let size = slots.count * 2
    slots.truncate(to: 0)
    for _ in 0..<size { slots.append(UInt32.max) }
    for index in 0..<entries.count {
      var at = Int(entries[index].hash) & (size - 1)
      while slots[at] != UInt32.max { at = (at + 1) & (size - 1) }
      slots[at] = UInt32(truncatingIfNeeded: index)
    }
  }
}

/// The symbols of a program together with those that one linker makes up.
final class SymbolScope {
  let table: SymbolTable
  private let shared: UInt32
  private var own: [String] = []
  private var numbers: [String: UInt32] = [:]

  init(_ table: SymbolTable) {
    self.table = table
    shared = UInt32(truncatingIfNeeded: table.count)
  }

  func text(of symbol: Symbol) -> String {
    if symbol.index >= shared { return own[Int(symbol.index - shared)] }
    return String(decoding: table.bytes(of: symbol), as: UTF8.self)
  }

  func symbol(_ text: String) -> Symbol {
    var copy = text
    if let found = copy.withUTF8({ table.existing($0) }) { return found }
    if let number = numbers[text] { return Symbol(index: number) }
    let number = shared + UInt32(truncatingIfNeeded: own.count)
    own.append(text)
    numbers[text] = number
    return Symbol(index: number)
  }

  /// How many bytes a name has.
  func length(of symbol: Symbol) -> Int {
    symbol.index >= shared ? text(of: symbol).utf8.count : table.bytes(of: symbol).count
  }

  /// The first byte of a name, zero for none.
  @inline(__always)
  func firstByte(of symbol: Symbol) -> UInt8 {
    if symbol.index >= shared { return text(of: symbol).utf8.first ?? 0 }
    return table.bytes(of: symbol).first ?? 0
  }

  /// Whether a name begins like a type.
  func isUppercase(_ symbol: Symbol) -> Bool {
    let first = firstByte(of: symbol)
    if first < 0x80 { return first >= 0x41 && first <= 0x5A }
    return text(of: symbol).first?.isUppercase == true
  }

  /// What stands behind the first byte of a name.
  func droppingFirst(_ symbol: Symbol) -> Symbol { self.symbol(String(text(of: symbol).dropFirst())) }
}
