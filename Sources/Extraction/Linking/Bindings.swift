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

/// Lists for what generic parameters stand for, one for each call that is under way.
final class BindingLists {
  private struct State {
    var lists: [GrowingList<Binding>] = []
    var taken = 0
  }

  private let state: UnsafeMutablePointer<State>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// An empty list, until it is given back. The one taken last is given back first.
  func take() -> GrowingList<Binding> {
    if state.pointee.taken == state.pointee.lists.count { state.pointee.lists.append(GrowingList(capacity: 8)) }
    let list = state.pointee.lists[state.pointee.taken]
    state.pointee.taken += 1
    list.truncate(to: 0)
    return list
  }

  func giveBack() { state.pointee.taken -= 1 }
}
