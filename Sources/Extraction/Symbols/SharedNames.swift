internal import Findings

/// The names of several files as symbols of one table. Each worker takes the names of some files together, so that the
/// table sees each name once for all of them.
final class SharedNames: @unchecked Sendable {
  /// By file, and there by the number of the name.
  let symbols: [UnsafePointer<Symbol>]
  private let parts: [Part]

  init(_ files: [FileFacts], in table: SymbolTable, _ workers: Workers) {
    parts = workers.map(workers.parts(of: files.map(\.counts.text))) { Part(files[$0]) }
    let shared = parts.map { ($0, table.symbols(of: $0.table)) }
    _ = workers.map(shared) { part, symbols in part.take(symbols) }
    symbols = parts.flatMap(\.symbols).map { UnsafePointer($0.base) }
  }

  /// The names of some files.
  private final class Part: @unchecked Sendable {
    let table = SymbolTable.ofFiles
    private(set) var symbols: [(base: UnsafeMutablePointer<Symbol>, count: Int)] = []
    private let arena = Arena()

    init(_ files: ArraySlice<FileFacts>) {
      symbols = files.map { facts in
        let names = facts.names
        let base = arena.allocate(Symbol.self, count: names.count)
        for index in 0..<names.count {
          let bytes = names.bytes(of: NameID(index: UInt32(truncatingIfNeeded: index)))
          (base + index).initialize(to: table.symbol(bytes, hash: NameHash.of(bytes)))
          if bytes.count > 1, bytes[0] == 0x24 { addWithoutDollar(bytes) }
        }
        return (base, names.count)
      }
    }

    /// What stands behind the `$` of a projected value.
    private func addWithoutDollar(_ bytes: UnsafeBufferPointer<UInt8>) {
      let rest = UnsafeBufferPointer(rebasing: bytes.dropFirst())
      _ = table.symbol(rest, hash: NameHash.of(rest))
    }

    /// Takes the symbols of a table that all files share for those of its own.
    func take(_ shared: [Symbol]) {
      for file in symbols {
        for index in 0..<file.count { file.base[index] = shared[Int(file.base[index].index)] }
      }
    }
  }
}
