/// What generic parameters stand for.
struct Bindings: BitwiseCopyable {
  fileprivate let base: UnsafePointer<Binding>?
  let count: Int

  static var none: Bindings { Bindings(base: nil, count: 0) }

  @inline(__always)
  init(base: UnsafePointer<Binding>?, count: Int) {
    self.base = base
    self.count = count
  }

  /// What a parameter stands for; nil where that is not said.
  @inline(__always)
  subscript(_ generic: SwiftType) -> SwiftType? {
    guard let base else { return nil }
    for index in 0..<count where base[index].generic == generic { return base[index].type }
    return nil
  }

  var elements: UnsafeBufferPointer<Binding> { UnsafeBufferPointer(start: base, count: count) }
}

/// What one generic parameter stands for.
struct Binding: BitwiseCopyable {
  var generic: SwiftType
  var type: SwiftType
}
