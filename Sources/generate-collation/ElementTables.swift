#if os(Linux)
  /// Turns ICU's elements into tables: weights become ranks, since only their order counts.
  struct ElementTables {
    let tables: [SwiftTable]

    private typealias Element = RootCollation.Element

    init(_ collation: RootCollation) {
      var own: [(scalar: Int, elements: [Element])] = []
      var ideographs: [(primary: UInt32, scalar: Int)] = []
      var digits: [(scalar: Int, value: Int)] = []
      for scalar in Self.scalars {
        let text = String(scalar)
        let elements = collation.elements(of: text)
        if scalar.properties.generalCategory == .decimalNumber || scalar.properties.numericType == .decimal,
          let value = scalar.properties.numericValue, collation.elements(of: text, numeric: true) != elements
        {
          digits.append((Int(scalar.value), Int(value)))
        }
        guard let first = elements.first, elements.count == 1 else {
          own.append((Int(scalar.value), elements))
          continue
        }
        switch first.primary >> 24 {
        case 0xFE: continue
        case 0xFA...0xFD where scalar.properties.isUnifiedIdeograph && first.secondary == 0x500 && first.tertiary == 5:
          ideographs.append((first.primary, Int(scalar.value)))
        default: own.append((Int(scalar.value), elements))
        }
      }
      let contractions = collation.contractions(prefixes: false).map { ($0, collation.elements(of: $0)) }
      let prefixes = collation.contractions(prefixes: true).map { text in
        (text, Array(collation.elements(of: text).dropFirst(collation.elements(of: String(text.prefix(1))).count)))
      }
      ideographs.sort { $0.primary < $1.primary }
      let ranks = Ranks(own.flatMap(\.elements) + (contractions + prefixes).flatMap(\.1), ideographs.map(\.primary))
      tables = [
        SwiftTable(
          name: "bounds",
          about: "Ranks of primaries: the first of letters and digits, the first and the count of ideographs.",
          packed: ranks.bounds),
        SwiftTable(
          name: "secondaries", about: "The secondary and tertiary weights that elements share, as pairs.",
          packed: ranks.packedTails),
        SwiftTable(
          name: "elements", about: "Runs of code points with elements of their own.", packed: Self.pack(own, ranks)),
        SwiftTable(
          name: "ideographs",
          about: "The unified ideographs in their order, as runs: distance from the last, and count.",
          packed: Self.pack(ideographs.map(\.scalar))),
        SwiftTable(
          name: "contractions", about: "Sequences with elements of their own.", packed: Self.pack(contractions, ranks)),
        SwiftTable(
          name: "prefixed", about: "Characters whose elements depend on the one before.",
          packed: Self.pack(prefixes, ranks)),
        SwiftTable(
          name: "digits", about: "Runs of ten digits from zero to nine, by their first.",
          packed: Self.pack(digits: digits)),
      ]
    }

    private static let scalars: [Unicode.Scalar] = (UInt32(0)..<0x110000).compactMap { value in
      (0xAC00...0xD7A3).contains(value) ? nil : Unicode.Scalar(value)
    }

    /// Runs in which every element's primary grows by the same step.
    private static func pack(_ own: [(scalar: Int, elements: [Element])], _ ranks: Ranks) -> Packed {
      var packed = Packed()
      var at = 0
      var end = 0
      var last = 0
      while at < own.count {
        let elements = own[at].elements.map(ranks.coded)
        var next = at + 1
        var step = 0
        while next < own.count, own[next].scalar == own[next - 1].scalar + 1 {
          let coded = own[next].elements.map(ranks.coded)
          guard coded.map(\.tail) == elements.map(\.tail), elements.count <= 1 else { break }
          if let first = elements.first, let other = coded.first {
            let distance = other.rank - first.rank
            if next == at + 1 && (distance == 0 || distance == 1) { step = distance }
            if distance != step * (next - at) { break }
          }
          next += 1
        }
        packed.append(own[at].scalar - end)
        packed.append((next - at - 1) * 2 + step)
        packed.append(elements.count)
        for element in elements {
          packed.append(signed: element.rank - last)
          packed.append(element.tail)
          if element.rank > 0 { last = element.rank }
        }
        end = own[next - 1].scalar + 1
        at = next
      }
      return packed
    }

    private static func pack(_ ideographs: [Int]) -> Packed {
      var packed = Packed()
      var at = 0
      var end = 0
      while at < ideographs.count {
        var next = at + 1
        while next < ideographs.count, ideographs[next] == ideographs[next - 1] + 1 { next += 1 }
        packed.append(signed: ideographs[at] - end)
        packed.append(next - at - 1)
        end = ideographs[next - 1] + 1
        at = next
      }
      return packed
    }

    private static func pack(_ texts: [(String, [Element])], _ ranks: Ranks) -> Packed {
      var packed = Packed()
      for (text, elements) in texts {
        packed.append(all: text.unicodeScalars.map { Int($0.value) })
        packed.append(elements.count)
        for element in elements.map(ranks.coded) {
          packed.append(element.rank)
          packed.append(element.tail)
        }
      }
      return packed
    }

    private static func pack(digits: [(scalar: Int, value: Int)]) -> Packed {
      var packed = Packed()
      var end = 0
      for digit in digits where digit.value == 0 {
        for value in 1...9 { precondition(digits.contains { $0.scalar == digit.scalar + value && $0.value == value }) }
        packed.append(digit.scalar - end)
        end = digit.scalar
      }
      precondition(digits.count % 10 == 0)
      return packed
    }
  }

  /// Primaries as ranks from 1, and the weights of the other two levels as numbers of a list.
  struct Ranks {
    private var primaries: [UInt32: Int] = [0: 0]
    private var tails: [RootCollation.Element: Int] = [:]
    private(set) var bounds = Packed()
    private(set) var packedTails = Packed()

    init(_ elements: [RootCollation.Element], _ ideographs: [UInt32]) {
      let sorted = Set(elements.map(\.primary) + ideographs).subtracting([0]).sorted()
      for (index, primary) in sorted.enumerated() { primaries[primary] = index + 1 }
      let firstDigit = sorted.first { $0 >= 0x1000_0000 }.flatMap { primaries[$0] } ?? 0
      let firstIdeograph = ideographs.first.flatMap { primaries[$0] } ?? 0
      bounds.append(all: [firstDigit, firstIdeograph, ideographs.count])
      precondition(ideographs.enumerated().allSatisfy { primaries[$1] == firstIdeograph + $0 })
      var uses: [RootCollation.Element: Int] = [:]
      for element in elements { uses[Self.tail(of: element), default: 0] += 1 }
      let common = uses.keys.sorted {
        (-(uses[$0] ?? 0), $0.secondary, $0.tertiary) < (-(uses[$1] ?? 0), $1.secondary, $1.tertiary)
      }
      for tail in common {
        tails[tail] = tails.count
        packedTails.append(Int(tail.secondary))
        packedTails.append(Int(tail.tertiary))
      }
    }

    func coded(_ element: RootCollation.Element) -> (rank: Int, tail: Int) {
      (primaries[element.primary] ?? 0, tails[Self.tail(of: element)] ?? 0)
    }

    private static func tail(of element: RootCollation.Element) -> RootCollation.Element {
      .init(primary: 0, secondary: element.secondary, tertiary: element.tertiary)
    }
  }
#endif
