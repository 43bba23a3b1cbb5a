/// Finds the places on the screen that a text reaches, with the way to each.
struct FlowSearch {
  let graph: FlowGraph

  /// A way from a literal to a sink: the edges in order.
  struct Way {
    var sink: Int
    var edges: [Int32]
  }

  private struct Stop: Hashable {
    var slot: Slot
    var path: [Int32]
  }

  /// The shortest way to each sink, nearest first.
  func ways(from start: Slot) -> [Way] {
    var cameFrom: [Stop: (Stop, Int32)] = [:]
    let origin = Stop(slot: start, path: [])
    var seen: Set<Stop> = [origin]
    var waiting = [origin]
    var position = 0
    var found: [Way] = []
    var sinks: Set<Int> = []
    while position < waiting.count, position < 4000 {
      let stop = waiting[position]
      position += 1
      if case .sink(let number) = graph.keys[Int(stop.slot.index)] {
        if sinks.insert(number).inserted { found.append(Way(sink: number, edges: edges(to: stop, cameFrom))) }
        continue
      }
      for (next, edge) in steps(from: stop) where seen.insert(next).inserted {
        cameFrom[next] = (stop, edge)
        waiting.append(next)
      }
    }
    return found
  }

  private func steps(from stop: Stop) -> [(Stop, Int32)] {
    var steps: [(Stop, Int32)] = []
    for number in graph.outgoing[Int(stop.slot.index)] {
      let edge = graph.edges[Int(number)]
      guard stop.path.starts(with: edge.from.path) else { continue }
      let path = edge.path + stop.path.dropFirst(edge.from.path.count)
      if path.count <= 8 { steps.append((Stop(slot: edge.to, path: path), number)) }
    }
    // What is passed to a function value goes to where the function came from.
    guard let first = stop.path.first, first >= FlowPath.parameter, first < FlowPath.result else { return steps }
    for number in graph.incoming[Int(stop.slot.index)] {
      let edge = graph.edges[Int(number)]
      guard stop.path.starts(with: edge.path), edge.path.first.map({ $0 < FlowPath.parameter }) ?? true else {
        continue
      }
      let path = edge.from.path + stop.path.dropFirst(edge.path.count)
      if path.count <= 8 { steps.append((Stop(slot: edge.from.slot, path: path), number)) }
    }
    return steps
  }

  private func edges(to stop: Stop, _ cameFrom: [Stop: (Stop, Int32)]) -> [Int32] {
    var edges: [Int32] = []
    var at = stop
    while let (previous, edge) = cameFrom[at] {
      edges.append(edge)
      at = previous
    }
    return edges.reversed()
  }
}
