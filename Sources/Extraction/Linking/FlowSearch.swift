internal import Findings

/// Finds the places on the screen that a text reaches, with the way to each.
///
/// Several may search one graph at once: what a search makes up is its own.
final class FlowSearch {
  let graph: FlowGraph
  private let edges: EdgeIndex
  private let paths: ListTable
  private let stops = GrowingList<Stop>()

  /// A way from a literal to a sink: the edges in order.
  struct Way {
    var sink: Int
    var edges: [Int32]
  }

  private struct Stop: BitwiseCopyable {
    var slot: Slot
    var path: Int32
    /// The stop before, and the edge from there.
    var previous: Int32
    var edge: Int32
  }

  init(graph: FlowGraph, edges: EdgeIndex) {
    self.graph = graph
    self.edges = edges
    paths = ListTable(copying: graph.paths)
  }

  func edges(from slot: Slot) -> UnsafeBufferPointer<Int32> { edges.outgoing[slot] }
  func edges(to slot: Slot) -> UnsafeBufferPointer<Int32> { edges.incoming[slot] }

  /// As many places are told of one text: what a function that looks keys up gives is shown all over an app, and each of
  /// its keys would be followed to all of them.
  private static let mostWays = 64

  /// The shortest way to each sink, nearest first.
  func ways(from start: Slot) -> [Way] {
    if edges(from: start).isEmpty { return [] }
    stops.truncate(to: 0)
    stops.append(Stop(slot: start, path: ListTable.empty, previous: -1, edge: -1))
    var visited = Visited()
    _ = visited.insert(start, ListTable.empty, stops)
    var position = 0
    var found: [Way] = []
    while position < stops.count, position < 4000, found.count < Self.mostWays {
      let stop = stops[position]
      if stop.slot.isSink {
        let sink = stop.slot.sink
        if !found.contains(where: { $0.sink == sink }) { found.append(Way(sink: sink, edges: way(to: position))) }
      } else {
        goOn(from: stop, position, &visited)
      }
      position += 1
    }
    return found
  }

  private func goOn(from stop: Stop, _ position: Int, _ visited: inout Visited) {
    for number in edges(from: stop.slot) {
      let edge = graph.edges[Int(number)]
      step(from: stop, position, number, taking: edge.from.path, giving: edge.path, to: edge.to, &visited)
    }
    // What is passed to a function value goes to where the function came from.
    guard let first = paths.items(of: stop.path).first, first >= FlowPath.parameter, first < FlowPath.result
    else { return }
    for number in edges(to: stop.slot) {
      let edge = graph.edges[Int(number)]
      if let first = paths.items(of: edge.path).first, first >= FlowPath.parameter { continue }
      step(from: stop, position, number, taking: edge.path, giving: edge.from.path, to: edge.from.slot, &visited)
    }
  }

  private func step(
    from stop: Stop, _ position: Int, _ edge: Int32, taking prefix: Int32, giving path: Int32, to slot: Slot,
    _ visited: inout Visited
  ) {
    guard let rest = rest(of: stop.path, after: prefix) else { return }
    let next = paths.joined(path, rest)
    guard paths.count(of: next) <= 8, visited.insert(slot, next, stops) else { return }
    stops.append(Stop(slot: slot, path: next, previous: Int32(truncatingIfNeeded: position), edge: edge))
  }

  /// What is left of a path behind another one; nil where it does not begin with it.
  private func rest(of path: Int32, after prefix: Int32) -> Int32? {
    if paths.starts(path, with: prefix) { return paths.dropping(paths.count(of: prefix), from: path) }
    let steps = paths.items(of: path)
    var position = 0
    for step in paths.items(of: prefix) {
      let here = position < steps.count ? steps[position] : ListTable.empty
      if step >= FlowPath.readColumn, here < FlowPath.column { continue }
      let wanted = step >= FlowPath.readColumn ? step - FlowPath.readColumn + FlowPath.column : step
      guard position < steps.count, here == wanted else { return nil }
      position += 1
    }
    return paths.dropping(position, from: path)
  }

  /// The stops of one search, looked through one by one while they are few.
  private struct Visited {
    private var many: Set<UInt64> = []

    mutating func insert(_ slot: Slot, _ path: Int32, _ stops: GrowingList<Stop>) -> Bool {
      if stops.count < 24 {
        for index in 0..<stops.count where stops.base[index].slot == slot && stops.base[index].path == path {
          return false
        }
        return true
      }
      if many.isEmpty {
        for index in 0..<stops.count { many.insert(Self.key(stops[index].slot, stops[index].path)) }
      }
      return many.insert(Self.key(slot, path)).inserted
    }

    private static func key(_ slot: Slot, _ path: Int32) -> UInt64 {
      UInt64(UInt32(bitPattern: slot.index)) << 32 | UInt64(UInt32(bitPattern: path))
    }
  }

  private func way(to position: Int) -> [Int32] {
    var edges: [Int32] = []
    var at = stops[position]
    while at.previous >= 0 {
      edges.append(at.edge)
      at = stops[Int(at.previous)]
    }
    return edges.reversed()
  }
}

/// The edges of a graph by their ends.
struct EdgeIndex {
  fileprivate let outgoing: EdgeLists
  fileprivate let incoming: EdgeLists

  init(_ graph: FlowGraph, _ workers: Workers) {
    let lists = workers.map([true, false]) { isOutgoing in
      isOutgoing ? EdgeLists(graph) { $0.from.slot } : EdgeLists(graph) { $0.to }
    }
    (outgoing, incoming) = (lists[0], lists[1])
  }
}

/// The edges at each slot, in the order in which they were found.
private struct EdgeLists {
  /// The slots that have edges, each with its position in ``runs``.
  private let slots: IntegerMap
  private let runs: GrowingList<Run>
  private let numbers: GrowingList<Int32>

  init(_ graph: FlowGraph, _ end: (FlowEdge) -> Slot) {
    slots = IntegerMap(capacity: graph.edges.count / 2)
    runs = GrowingList(capacity: graph.edges.count / 2)
    numbers = GrowingList(repeating: 0, count: graph.edges.count)
    // First how many edges each slot has, then where they lie.
    for index in 0..<graph.edges.count { count(end(graph.edges.base[index])) }
    var next: UInt32 = 0
    for number in 0..<runs.count {
      let count = runs[number].count
      runs[number] = Run(first: next, count: 0)
      next += count
    }
    for index in 0..<graph.edges.count {
      let found = number(of: end(graph.edges.base[index]))
      guard found >= 0 else { continue }
      let run = runs.base + found
      numbers[Int(run.pointee.first + run.pointee.count)] = Int32(truncatingIfNeeded: index)
      run.pointee.count += 1
    }
  }

  private func count(_ slot: Slot) {
    guard slot.index >= 0 else { return }
    let known = number(of: slot)
    if known >= 0 {
      runs.base[known].count += 1
    } else {
      slots.set(Self.key(slot), to: Int32(truncatingIfNeeded: runs.count))
      runs.append(Run(first: 0, count: 1))
    }
  }

  /// The position of a slot's run; below zero where it has none, as places on the screen.
  private func number(of slot: Slot) -> Int { slot.index < 0 ? -1 : Int(slots.value(of: Self.key(slot))) }

  private static func key(_ slot: Slot) -> UInt64 { UInt64(UInt32(bitPattern: slot.index)) }

  subscript(_ slot: Slot) -> UnsafeBufferPointer<Int32> {
    let found = number(of: slot)
    guard found >= 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: numbers.base + Int(runs[found].first), count: Int(runs[found].count))
  }
}
