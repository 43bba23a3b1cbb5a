/// Reads one file after the other in the same memory.
///
/// A file that is looked at and dropped before the next one is read costs no memory of its own. One that is kept is
/// better kept as ``SwiftFile/compact``; otherwise it takes the memory with it.
package final class SwiftFileReader {
  private var memory = ReadingMemory()
  private var block = NodeStore.Block(capacity: 1024)

  package init() {}

  /// Reads a file. Any bytes are accepted; UTF-8 is expected.
  package func read(_ bytes: [UInt8]) -> SwiftFile {
    if !isKnownUniquelyReferenced(&block) { block = NodeStore.Block(capacity: bytes.count / 6 + 64) }
    if let problem = SwiftProblem.unreadable(bytes) {
      return SwiftFile(bytes, [problem], Arena(block, byteCount: bytes.count).store())
    }
    bytes.withUnsafeBufferPointer { memory.take($0) }
    var parser = Parser(memory, byteCount: bytes.count, block)
    parser.parseFile()
    let problems = parser.problems + SwiftProblem.invalidUTF8(in: memory.bytes, bytes.count)
    return SwiftFile(bytes, problems.sorted { $0.range.lowerBound < $1.range.lowerBound }, parser.nodes())
  }
}
