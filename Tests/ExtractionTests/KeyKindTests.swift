import Testing

/// The kinds of places from which a key comes and that are easily missed, or easily taken for one.
@Suite struct KeyKindTests {
  @Test("finds the keys of every kind", arguments: KeyKind.all)
  func findsKeys(of kind: KeyKind) {
    let result = extract(kind.source, options: kind.options)
    #expect(result.localizedKeys.sorted() == kind.keys.sorted(), "\(kind.name)")
  }

  @Test("a kind is told apart by its name")
  func namesAreDistinct() {
    #expect(Set(KeyKind.all.map(\.name)).count == KeyKind.all.count)
  }
}
