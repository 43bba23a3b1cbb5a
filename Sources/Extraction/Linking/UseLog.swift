/// What every name, call and argument of a program stands for, kept while linking for those who want to change the code.
///
/// Terms have the numbers of their slots. What is not in it was not understood.
final class UseLog {
  /// What a name or call gives.
  struct Use {
    /// Where its text comes from.
    var slots: [Slot]
    /// Whether its type is known.
    var isKnown: Bool
    /// Whether it is a plain `String`.
    var isText: Bool
  }

  /// Where an argument goes.
  enum Delivery: Hashable {
    case slot(Slot)
    /// A person reads it.
    case shown
    /// Another parameter, which is no place for text.
    case elsewhere
  }

  private(set) var uses: [Int32: Use] = [:]
  /// What calls call, by the name of the callee; no declaration for what Swift writes or an interface declares.
  private(set) var callees: [Int32: Set<DeclarationReference>] = [:]
  private(set) var deliveries: [Int32: Set<Delivery>] = [:]

  func note(_ term: Slot, _ use: Use) {
    guard var known = uses[term.index] else {
      uses[term.index] = use
      return
    }
    known.slots += use.slots.filter { !known.slots.contains($0) }
    known.isKnown = known.isKnown && use.isKnown
    known.isText = known.isText && use.isText
    uses[term.index] = known
  }

  func note(callee: Slot, _ reference: DeclarationReference) { callees[callee.index, default: []].insert(reference) }

  func note(argument: Slot, _ delivery: Delivery) { deliveries[argument.index, default: []].insert(delivery) }

  /// Takes in what was noted elsewhere.
  func join(_ other: UseLog) {
    for (term, use) in other.uses { note(Slot(index: term), use) }
    callees.merge(other.callees) { $0.union($1) }
    deliveries.merge(other.deliveries) { $0.union($1) }
  }
}

extension Linker {
  /// Notes what a name or call stands for, where somebody wants to know.
  @inline(__always)
  func noted(_ value: Value, _ term: TermID, _ context: Context) -> Value {
    if let uses, context.records { note(value, term, context, in: uses) }
    return value
  }

  private func note(_ value: Value, _ term: TermID, _ context: Context, in uses: UseLog) {
    uses.note(
      slot(of: term, context),
      UseLog.Use(
        slots: elements(value.flows).map { flows[$0].slot }, isKnown: !value.type.isUnknown,
        isText: value.type == known.string))
  }

  /// Notes which declaration a call calls.
  @inline(__always)
  func note(callee: TermID, calls callable: Callable, _ context: Context) {
    if let uses, context.records { uses.note(callee: slot(of: callee, context), callable.reference) }
  }

  /// Notes where an argument goes.
  @inline(__always)
  func note(argument: TermID, to parameter: CallableParameter, of callable: Callable, _ context: Context) {
    guard let uses, context.records else { return }
    let isShown = callable.isInterface && parameter.mark == .shown && !parameter.isCompanion
    uses.note(
      argument: slot(of: argument, context),
      !parameter.slot.isNone ? .slot(parameter.slot) : isShown ? .shown : .elsewhere)
  }
}
