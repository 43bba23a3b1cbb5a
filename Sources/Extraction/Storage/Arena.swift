/// Memory for plain values that live as long as the arena and never move.
final class Arena {
  private var blocks: [UnsafeMutableRawPointer] = []
  private let position: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private let left: UnsafeMutablePointer<Int>
  private static let blockSize = 1 << 16

  init() {
    position = .allocate(capacity: 1)
    position.initialize(to: nil)
    left = .allocate(capacity: 1)
    left.initialize(to: 0)
  }

  deinit {
    for block in blocks { block.deallocate() }
    position.deallocate()
    left.deallocate()
  }

  /// Room for some values, not yet set.
  @inline(__always)
  func allocate<Element: BitwiseCopyable>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    let size = (count * MemoryLayout<Element>.stride + 7) & ~7
    if size > left.pointee { addBlock(size) }
    guard let start = position.pointee else { return .allocate(capacity: count) }
    position.pointee = start + size
    left.pointee -= size
    return start.bindMemory(to: Element.self, capacity: count)
  }

  func copy<Element: BitwiseCopyable>(_ elements: UnsafeBufferPointer<Element>) -> UnsafePointer<Element> {
    let copied = allocate(Element.self, count: elements.count)
    if let source = elements.baseAddress { copied.initialize(from: source, count: elements.count) }
    return UnsafePointer(copied)
  }

  @inline(never)
  private func addBlock(_ size: Int) {
    let capacity = max(size, Self.blockSize)
    let block = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    blocks.append(block)
    position.pointee = block
    left.pointee = capacity
  }
}
