package import Findings
import StructuredText

extension Catalog {
  /// Writes texts of many entries, whose keys are given by number, several entries at once. Gives the texts that could
  /// not be written, with the reasons; all others are.
  ///
  /// Entries in which texts only take the place of others are written straight into the new file, and read again when
  /// somebody asks for them.
  package mutating func write(
    _ batch: TextBatch, keys: [String], workers: Workers
  ) -> [(place: TextBatch.Place, problem: CatalogEditProblem)] {
    let (starts, places) = batch.byEntry(count: keys.count)
    let entries = keys.indices.filter { starts[$0] < starts[$0 + 1] }
    let isKnown = batch.parts.allSatisfy { (try? Self.check(language: $0.language)) != nil }
    let plan = isKnown ? plan(batch, entries, keys, starts, places, workers) : []
    var problems: [(place: TextBatch.Place, problem: CatalogEditProblem)] = []
    var replaced = Set<Int>(minimumCapacity: entries.count)
    for part in plan { for entry in part.entries { replaced.insert(entry.key) } }
    for entry in entries where !replaced.contains(entry) {
      problems += write(batch, places[starts[entry]..<starts[entry + 1]], key: keys[entry])
    }
    let isNewest = plan.contains { part in
      part.entries.contains { entry in
        places[starts[entry.key]..<starts[entry.key + 1]].contains { batch[$0].state == .machineTranslated }
      }
    }
    if isNewest { raiseVersion(to: "1.3") }
    render(plan, of: batch)
    return problems
  }

  /// Writes the texts of one entry together, or those that can be written where not all can.
  private mutating func write(
    _ batch: TextBatch, _ places: ArraySlice<TextBatch.Place>, key: String
  ) -> [(place: TextBatch.Place, problem: CatalogEditProblem)] {
    if (try? write(places.map { batch.change($0) }, key: key)) != nil { return [] }
    var problems: [(place: TextBatch.Place, problem: CatalogEditProblem)] = []
    for place in places {
      do throws(CatalogEditProblem) {
        try write([batch.change(place)], key: key)
      } catch {
        problems.append((place, error))
      }
    }
    return problems
  }

  /// The entries that one worker looked at, and what is to be written into them.
  private struct Plan: Sendable {
    /// The numbers of the key and of the item, and the end of the entry's edits.
    var entries: [(key: Int, item: Int, end: Int)] = []
    var edits: [TextReplacement.Edit] = []
  }

  /// The edits of all entries in which texts only take the place of others.
  private func plan(
    _ batch: TextBatch, _ entries: [Int], _ keys: [String], _ starts: [Int], _ places: [TextBatch.Place],
    _ workers: Workers
  ) -> [Plan] {
    let numbers = entries.map { self.numbers[ExactKey(keys[$0])] }
    let weights = numbers.map { number in number.map { items[$0].valueSize } ?? 0 }
    return workers.map(workers.parts(of: weights)) { [items] part in
      var plan = Plan()
      for index in part {
        let entry = entries[index]
        guard let number = numbers[index] else { continue }
        let own = places[starts[entry]..<starts[entry + 1]]
        guard TextReplacement.add(own, of: batch, in: items[number].node, to: &plan.edits) else { continue }
        plan.entries.append((entry, number, plan.edits.count))
      }
      return plan
    }
  }

  /// Writes the whole file with the edits in it, and takes what it says of the entries as their values.
  private mutating func render(_ plan: [Plan], of batch: TextBatch) {
    guard plan.contains(where: { !$0.edits.isEmpty }) else { return }
    var edits: [Int: ArraySlice<TextReplacement.Edit>] = [:]
    for part in plan {
      var start = 0
      for entry in part.entries {
        if start < entry.end { edits[entry.item] = part.edits[start..<entry.end] }
        start = entry.end
      }
    }
    willEdit()
    var file = frame.head
    file.reserveCapacity(size(with: plan, of: batch))
    var values: [(item: Int, range: Range<Int>)] = []
    values.reserveCapacity(edits.count)
    for (position, number) in order.enumerated() {
      guard let own = edits[number] else {
        items[number].append(to: &file, isFirst: position == 0)
        continue
      }
      items[number].appendName(to: &file, isFirst: position == 0)
      let start = file.count
      items[number].node.append(own, from: batch, to: &file)
      values.append((number, start..<file.count))
    }
    file.append(contentsOf: frame.closing)
    file.append(contentsOf: frame.tail)
    for value in values { items[value.item].setValue(value.range, of: file) }
    written = file
  }

  /// About as many bytes as the new file takes.
  private func size(with plan: [Plan], of batch: TextBatch) -> Int {
    var size = frame.head.count + frame.closing.count + frame.tail.count
    for number in order { size += items[number].sizeWithName }
    for part in plan {
      for edit in part.edits {
        let text = edit.isState ? 18 : batch[edit.place].text.count
        size += max(0, text + 2 - Int(edit.end - edit.start))
      }
    }
    return size + size / 64
  }
}

extension JSONNode {
  /// Appends the value with edits in it.
  fileprivate func append(_ edits: ArraySlice<TextReplacement.Edit>, from batch: TextBatch, to buffer: inout [UInt8]) {
    withView { view, _ in
      var at = range.lowerBound
      for edit in edits {
        buffer.append(contentsOf: UnsafeBufferPointer(rebasing: view.document[at..<Int(edit.start)]))
        edit.append(from: batch, to: &buffer)
        at = Int(edit.end)
      }
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: view.document[at..<range.upperBound]))
    }
  }
}
