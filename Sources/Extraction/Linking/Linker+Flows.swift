extension Linker {
  // MARK: Lists of flows

  func list(_ flow: Flow) -> FlowList {
    flows.append(flow)
    return FlowList(first: Int32(truncatingIfNeeded: flows.count - 1), count: 1)
  }

  @inline(__always)
  func elements(_ list: FlowList) -> Range<Int> { Int(list.first)..<Int(list.first) + Int(list.count) }

  func joined(_ left: FlowList, _ right: FlowList) -> FlowList {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    if left.first + left.count == right.first { return FlowList(first: left.first, count: left.count + right.count) }
    let first = flows.count
    for index in elements(left) { flows.append(flows[index]) }
    for index in elements(right) { flows.append(flows[index]) }
    return FlowList(first: Int32(truncatingIfNeeded: first), count: left.count + right.count)
  }

  func mapping(_ list: FlowList, _ change: (Flow) -> Flow) -> FlowList {
    if list.isEmpty { return list }
    let first = flows.count
    for index in elements(list) { flows.append(change(flows[index])) }
    return FlowList(first: Int32(truncatingIfNeeded: first), count: list.count)
  }

  func filtering(_ list: FlowList, _ belongs: (Flow) -> Bool) -> FlowList {
    let first = flows.count
    for index in elements(list) where belongs(flows[index]) { flows.append(flows[index]) }
    return FlowList(first: Int32(truncatingIfNeeded: first), count: Int32(truncatingIfNeeded: flows.count - first))
  }

  /// The part of text that lies at a position of a tuple or dictionary.
  func part(_ position: Int32, of list: FlowList) -> FlowList {
    mapping(list) {
      Flow(slot: $0.slot, path: graph.paths.appending(position, to: $0.path), conditions: $0.conditions)
    }
  }

  /// Flows that need some conditions on top of their own.
  func conditioned(_ list: FlowList, _ conditions: Int32) -> FlowList {
    if conditions == ListTable.empty { return list }
    return mapping(list) {
      Flow(slot: $0.slot, path: $0.path, conditions: graph.conditionLists.joined(conditions, $0.conditions))
    }
  }

  // MARK: Binding

  /// Lets text flow into a slot.
  func bind(
    _ value: Value, to slot: Slot, path: Int32 = ListTable.empty, _ message: FlowMessage, _ context: Context,
    _ term: TermID
  ) {
    guard context.records, value.flows.count > 0 || !value.closure.isNone else { return }
    let offset = Int32(bitPattern: facts(context.file)[term].start)
    for index in elements(value.flows) {
      graph.connect(
        FlowEdge(from: flows[index], to: slot, path: path, message: message, file: context.file, offset: offset))
    }
    guard !value.closure.isNone, case .function(let parameters, _) = value.type.form else { return }
    for position in parameters.indices {
      let step = graph.paths.appending(FlowPath.parameter + Int32(truncatingIfNeeded: position), to: path)
      graph.connect(
        FlowEdge(
          from: Flow(slot: slot, path: step), to: self.slot(ofClosure: value.closure, parameter: position),
          path: ListTable.empty, message: message, file: context.file, offset: offset))
    }
    graph.connect(
      FlowEdge(
        from: Flow(slot: self.slot(of: value.closure)), to: slot,
        path: graph.paths.appending(FlowPath.result, to: path), message: message, file: context.file, offset: offset))
  }

  /// Lets text flow into a slot under the conditions that hold where it stands.
  func bindHere(
    _ value: Value, to slot: Slot, path: Int32 = ListTable.empty, _ message: FlowMessage, _ context: Context,
    _ term: TermID
  ) {
    var value = value
    if context.records { value.flows = conditioned(value.flows, context.conditions) }
    bind(value, to: slot, path: path, message, context, term)
  }
}
