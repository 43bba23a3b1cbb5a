/// One parameter of a function, initializer, subscript or macro, or one value of an enum case.
struct Parameter: Hashable, Sendable, BitwiseCopyable {
  /// What a caller writes before the colon; empty for none.
  var label: NameID
  private var bits: UInt32
  var type: TermID
  var defaultValue: TermID

  init(label: NameID, name: NameID, type: TermID, defaultValue: TermID, isVariadic: Bool) {
    self.label = label
    bits = name.index << 1 | (isVariadic ? 1 : 0)
    self.type = type
    self.defaultValue = defaultValue
  }

  /// Its name inside.
  var name: NameID { NameID(index: bits >> 1) }
  /// Whether it takes any number of values.
  var isVariadic: Bool { bits & 1 == 1 }
}

extension Parameter: Narrowing {
  @inline(__always)
  init(_ narrow: SIMD4<UInt16>) {
    label = NameID(index: UInt32(narrow[0]))
    bits = UInt32(narrow[1])
    type = TermID(index: UInt32(narrow[2]))
    defaultValue = TermID(index: UInt32(narrow[3]))
  }

  var narrow: SIMD4<UInt16> {
    SIMD4(label.index.narrow, bits.narrow, type.index.narrow, defaultValue.index.narrow)
  }
}

/// `T: View` in angle brackets.
struct GenericParameter: Hashable, Sendable, BitwiseCopyable {
  var name: NameID
  var constraint: TermID
}

extension GenericParameter: Narrowing {
  @inline(__always)
  init(_ narrow: SIMD2<UInt16>) {
    name = NameID(index: UInt32(narrow[0]))
    constraint = TermID(index: UInt32(narrow[1]))
  }

  var narrow: SIMD2<UInt16> { SIMD2(name.index.narrow, constraint.index.narrow) }
}
