/// Writes UTF-8 to memory with a check of its room a piece: on the stack on the way to an array, or in a ``TextBuffer``.
///
/// An array checks its owner and its room at every append; here that happens once a text, or every few hundred bytes of a
/// long one. Nothing is allocated but what the array or the buffer needs to grow.
package struct TextWriter: ~Copyable {
  /// The size of the memory on the stack. No single number or name needs as much.
  private static var stackCapacity: Int { 512 }

  @usableFromInline var next: UnsafeMutablePointer<UInt8>
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>
  /// Where full memory is handed on to; nil when the memory is the writer's own and grows.
  private let target: UnsafeMutablePointer<[UInt8]>?

  private init(_ memory: UnsafeMutableRawBufferPointer, _ target: UnsafeMutablePointer<[UInt8]>) {
    start = memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    next = start
    end = start + memory.count
    self.target = target
  }

  /// A writer with memory of its own, which its owner gives back with `deallocate`.
  init(capacity: Int) {
    let capacity = max(capacity, Self.stackCapacity)
    start = .allocate(capacity: capacity)
    next = start
    end = start + capacity
    target = nil
  }

  func deallocate() {
    if target == nil { start.deallocate() }
  }

  /// Appends what the body writes to an array.
  package static func append(to buffer: inout [UInt8], _ body: (inout TextWriter) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: stackCapacity, alignment: 1) { memory in
      withUnsafeMutablePointer(to: &buffer) { target in
        var writer = TextWriter(memory, target)
        body(&writer)
        writer.makeRoom(0)
      }
    }
  }

  /// Gives what the first body writes to the second, without allocating unless it is very long.
  package static func collect<Result>(
    _ write: (inout TextWriter) -> Void, then read: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(byteCount: stackCapacity, alignment: 1) { memory in
      var long: [UInt8] = []
      return withUnsafeMutablePointer(to: &long) { target in
        var writer = TextWriter(memory, target)
        write(&writer)
        if target.pointee.isEmpty { return read(writer.bytes) }
        writer.makeRoom(0)
        return target.pointee.withUnsafeBufferPointer(read)
      }
    }
  }

  /// What is in memory.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: next - start) }

  /// How many bytes the array or the buffer holds once all is handed on.
  package var count: Int { (target?.pointee.count ?? 0) + (next - start) }

  /// Takes back all that is in memory.
  mutating func removeAll() { next = start }

  /// Takes back the last bytes, at most as many as were written.
  package mutating func removeLast(_ count: Int) {
    let inMemory = min(count, next - start)
    next -= inMemory
    target?.pointee.removeLast(count - inMemory)
  }

  /// Makes room for so many bytes, at most `stackCapacity` of them on the stack.
  @usableFromInline @inline(never)
  mutating func makeRoom(_ count: Int) {
    if let target {
      target.pointee.append(contentsOf: bytes)
      next = start
    } else {
      let (used, capacity) = (next - start, max(2 * (end - start), next - start + count))
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
      larger.moveInitialize(from: start, count: used)
      start.deallocate()
      (start, next, end) = (larger, larger + used, larger + capacity)
    }
  }

  @inlinable @inline(__always)
  package mutating func reserve(_ count: Int) {
    if end - next < count { makeRoom(count) }
  }

  @inlinable @inline(__always)
  package mutating func append(_ byte: UInt8) {
    reserve(1)
    next.pointee = byte
    next += 1
  }

  @inlinable @inline(__always)
  package mutating func append(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
    reserve(3)
    next[0] = first
    next[1] = second
    next[2] = third
    next += 3
  }

  /// Appends bytes of any length.
  @inlinable @inline(__always)
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    append(first, bytes.count)
  }

  @inlinable @inline(__always)
  package mutating func append(_ first: UnsafePointer<UInt8>, _ count: Int) {
    guard count <= end - next else {
      return appendLong(UnsafeBufferPointer(start: first, count: count))
    }
    next.update(from: first, count: count)
    next += count
  }

  @usableFromInline @inline(never)
  mutating func appendLong(_ bytes: UnsafeBufferPointer<UInt8>) {
    makeRoom(bytes.count)
    if let target { target.pointee.append(contentsOf: bytes) } else { append(bytes) }
  }

  /// Appends a text.
  package mutating func append(_ text: String) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if done == nil { for byte in text.utf8 { append(byte) } }
  }

  /// Appends one byte many times.
  package mutating func append(_ byte: UInt8, times count: Int) {
    for _ in 0..<max(0, count) { append(byte) }
  }
}
