/// A name by its number in a ``SymbolTable``.
struct Symbol: Hashable, Sendable, BitwiseCopyable {
  let index: UInt32

  @inline(__always)
  init(index: UInt32) { self.index = index }

  @inline(__always)
  init(_ word: Word) { index = word.number }

  static let empty = Symbol(index: 0)

  @inline(__always)
  var isEmpty: Bool { index == 0 }

  /// The word that it is, where linking knows it.
  @inline(__always)
  var word: Word? {
    index < Symbol.wordCount ? unsafeBitCast(UInt8(truncatingIfNeeded: index), to: Word.self) : nil
  }

  @inline(__always)
  static func == (symbol: Symbol, word: Word) -> Bool { symbol.index == word.number }

  @inline(__always)
  static func != (symbol: Symbol, word: Word) -> Bool { symbol.index != word.number }

  private static let wordCount = Word.total
}
