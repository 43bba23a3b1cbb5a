import Catalogs
import Exchange
import Findings
import StructuredText
import Testing

/// The cases that were run through Xcode 27, compared with what it wrote.
@Suite(.enabled(if: SharedData.isThere)) struct XcodeCaseTests {
  private func catalog(_ path: String, file: String = "Localizable.xcstrings") throws -> Catalog {
    var findings: [Finding] = []
    let bytes = try #require(SharedData.bytes("xcode27/\(path)"))
    return try #require(Catalog(bytes, file: file, findings: &findings))
  }

  /// The lines of a file without the one that names the program.
  private func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("<tool ") }.map(String.init)
  }

  private func exported(_ catalogs: [Catalog], _ language: String) throws -> [UInt8] {
    let document = ExchangeDocument(catalogs.map { ExchangeSection($0, language: language) })
    return try #require(XLIFFFormat().write(document).first?.bytes)
  }

  private func imported(_ path: String, into catalog: Catalog, _ options: ImportOptions) throws -> CatalogImport {
    let bytes = try #require(SharedData.bytes("xcode27/\(path)"))
    let reading = XLIFFFormat().read([ExchangeFile(path: "fr.xliff", bytes: bytes)])
    #expect(reading.findings == [])
    return CatalogImport(reading.document, into: [catalog], options: options) { _ in 0 }
  }

  private func value(_ catalog: Catalog) -> String {
    String(decoding: catalog.formatted(finalNewline: .no), as: UTF8.self)
  }

  private func targetLanguage(of path: String) throws -> String {
    let bytes = try #require(SharedData.bytes("xcode27/\(path)"))
    return try #require(
      XLIFFFormat().read([ExchangeFile(path: "a.xliff", bytes: bytes)]).document.targetLanguages.first)
  }

  static let exports = [
    "behavior/inline-import", "behavior/missing-locale-uk", "behavior/new-target-case-existing-context",
    "behavior/partial-device", "behavior/plural-fallback", "behavior/state-import", "behavior/state-qualifiers",
    "negative/delimiter-substitution-loss", "negative/literal-variation-suffix",
    "negative/new-target-case-source-identity", "negative/new-target-substitution-loss",
    "positive/catalog-matrix", "positive/device-root-substitution",
  ]

  @Test(arguments: exports)
  func anExportHasXcodesBytes(name: String) throws {
    let language = try targetLanguage(of: "\(name)/exported.xliff")
    let ours = try exported([try catalog("\(name)/source.xcstrings")], language)
    let theirs = try #require(SharedData.bytes("xcode27/\(name)/exported.xliff"))
    #expect(lines(ours) == lines(theirs))
  }

  /// Cases whose export is another one than Xcode's on purpose.
  ///
  /// - `overlapping-shapes`: Xcode writes one of two shapes that lie over each other and deletes the other on import.
  ///   Ours writes the forms of both.
  /// - `id-collision`: Xcode crashes. Ours marks the literal key with a delimiter at its end.
  /// - the exports after an import of `new-target-case-existing-context`: Xcode leaves `source` out of the new form,
  ///   which XLIFF does not allow. Ours names the unit, as Xcode does for the other forms.
  @Test func overlappingShapesGoOutWhole() throws {
    let catalog = try catalog("negative/overlapping-shapes/source.xcstrings")
    let names = ExchangeSection(catalog, language: "fr").units.map(\.name).sorted()
    let theirs = try #require(SharedData.bytes("xcode27/negative/overlapping-shapes/exported.xliff"))
    let written = XLIFFFormat().read([ExchangeFile(path: "a.xliff", bytes: theirs)]).document.sections[0].units.map(
      \.name)
    #expect(Set(written).isSubset(of: names))
    #expect(
      Set(names).subtracting(written).sorted() == [
        "plural_and_device|==|plural.one", "plural_and_device|==|plural.other", "unit_and_variations",
      ])
  }

  @Test func keysThatCollideWithFormsGoOutAndComeBack() throws {
    let catalog = try catalog("negative/id-collision/source.xcstrings")
    let reading = XLIFFFormat().read([ExchangeFile(path: "fr.xliff", bytes: try exported([catalog], "fr"))])
    let names = reading.document.sections.flatMap { $0.units.map(\.name) }
    #expect(Set(names).count == names.count)
    let result = CatalogImport(reading.document, into: [catalog]) { _ in 0 }
    #expect(result.outcomes.allSatisfy { $0.result == .unchanged })
  }

  @Test func severalCatalogsGoIntoOneFile() throws {
    let catalogs = [
      try catalog("positive/multiple-catalogs/source.xcstrings"),
      try catalog("positive/multiple-catalogs/expected-custom-after-import.xcstrings", file: "Custom.xcstrings"),
    ]
    let theirs = try #require(SharedData.bytes("xcode27/positive/multiple-catalogs/exported.xliff"))
    #expect(lines(try exported(catalogs, "fr")) == lines(theirs))
  }

  static let imports = [
    ("behavior/inline-import", "import-edited.xliff"), ("behavior/missing-locale-uk", "exported.xliff"),
    ("behavior/new-target-case-existing-context", "import-edited.xliff"),
    ("behavior/plural-fallback", "exported.xliff"), ("behavior/state-import", "import-edited.xliff"),
    ("behavior/state-qualifiers", "import-edited.xliff"), ("positive/catalog-matrix", "exported.xliff"),
    ("positive/device-root-substitution", "import-edited.xliff"),
    ("negative/literal-variation-suffix", "import-edited.xliff"),
    ("negative/new-target-case-source-identity", "import-edited.xliff"),
  ]

  @Test(arguments: imports)
  func anImportLikeXcodeGivesXcodesValues(name: String, file: String) throws {
    let result = try imported(
      "\(name)/\(file)", into: try catalog("\(name)/source.xcstrings"), ImportOptions(isLikeXcode: true))
    #expect(value(result.catalogs[0]) == value(try catalog("\(name)/expected-after-import.xcstrings")))
    #expect(!result.outcomes.contains { $0.result.name == "refused" })
  }

  @Test func anImportLikeXcodeDropsFormsOfASubstitutionThatTheTargetLost() throws {
    let name = "negative/new-target-substitution-loss"
    let result = try imported(
      "\(name)/exported.xliff", into: try catalog("\(name)/destination-before-import.xcstrings"),
      ImportOptions(isLikeXcode: true))
    #expect(value(result.catalogs[0]) == value(try catalog("\(name)/expected-after-import.xcstrings")))
  }

  /// Where Xcode's bytes are known, an import like Xcode's gives them.
  @Test(arguments: [
    "negative/literal-variation-suffix", "negative/new-target-case-source-identity",
    "behavior/new-target-case-existing-context", "positive/device-root-substitution",
  ])
  func anImportLikeXcodeGivesXcodesBytes(name: String) throws {
    let result = try imported(
      "\(name)/import-edited.xliff", into: try catalog("\(name)/source.xcstrings"), ImportOptions(isLikeXcode: true))
    let theirs = try #require(SharedData.bytes("xcode27/\(name)/expected-after-import.xcstrings"))
    #expect(result.catalogs[0].formatted(finalNewline: .no) == theirs)
  }

  // MARK: Without the switch nothing is lost

  @Test func literalKeysThatLookLikeFormsAreApplied() throws {
    let name = "negative/literal-variation-suffix"
    let result = try imported(
      "\(name)/import-edited.xliff", into: try catalog("\(name)/source.xcstrings"), ImportOptions())
    #expect(result.outcomes.count == 6)
    #expect(result.outcomes.allSatisfy { $0.result == .applied })
    let units = try #require(result.catalogs[0]["plain|==|plural.one"]?.localization("fr")?.units)
    #expect(units.map(\.unit.value) == ["FR plain|==|plural.one CHANGED"])
  }

  @Test func aNewFormIsAppliedWhateverItsSourceSays() throws {
    let name = "negative/new-target-case-source-identity"
    let result = try imported(
      "\(name)/import-edited.xliff", into: try catalog("\(name)/source.xcstrings"), ImportOptions())
    #expect(result.outcomes.allSatisfy { $0.result == .applied })
    let units = try #require(result.catalogs[0]["target_only_substitution"]?.localization("fr")?.units)
    #expect(units.contains { $0.path.description == "substitutions.COUNT.many" && $0.unit.value == "fr %arg NEWMANY" })
  }

  @Test func aSubstitutionThatTheTargetLostIsMadeAnew() throws {
    let name = "negative/new-target-substitution-loss"
    let result = try imported(
      "\(name)/exported.xliff", into: try catalog("\(name)/destination-before-import.xcstrings"), ImportOptions())
    #expect(result.outcomes.allSatisfy { $0.result == .applied })
    #expect(value(result.catalogs[0]) == value(try catalog("\(name)/source.xcstrings")))
  }

  @Test func aSubstitutionWithTheDelimiterInItsNameComesBack() throws {
    let name = "negative/delimiter-substitution-loss"
    let source = try catalog("\(name)/source.xcstrings")
    let result = try imported("\(name)/exported.xliff", into: source, ImportOptions())
    #expect(!result.outcomes.contains { $0.result == .applied })
    #expect(result.catalogs[0].serialized() == source.serialized())
  }

  @Test func editsOfOverlappingShapesLeaveTheOtherShapeAlone() throws {
    let name = "negative/overlapping-shapes"
    let result = try imported(
      "\(name)/import-edited.xliff", into: try catalog("\(name)/source.xcstrings"), ImportOptions())
    #expect(result.outcomes.map(\.result) == [.applied, .applied, .applied, .applied])
    let root = result.catalogs[0]["unit_and_variations"]?.localization("fr")?.node
    #expect(root?["stringUnit"]?["value"]?.string == "%lld root")
    #expect(root?["variations"]?["plural"]?["one"]?["stringUnit"]?["value"]?.string == "%lld one CHANGED")
    let both = result.catalogs[0]["plural_and_device"]?.localization("fr")?.node["variations"]
    #expect(both?["plural"]?["one"]?["stringUnit"]?["value"]?.string == "%lld one")
    #expect(both?["device"]?["iphone"]?["stringUnit"]?["value"]?.string == "%lld phone CHANGED")
  }

  @Test func aSubstitutionWithoutAParentGoesOutAndComesBack() throws {
    let source = try catalog("negative/substitution-without-parent/source.xcstrings")
    let reading = XLIFFFormat().read([ExchangeFile(path: "fr.xliff", bytes: try exported([source], "fr"))])
    let result = CatalogImport(reading.document, into: [source]) { _ in 0 }
    #expect(!reading.document.sections[0].units.isEmpty)
    #expect(!result.outcomes.contains { $0.refusal != nil })
    #expect(result.catalogs[0].serialized() == source.serialized())
  }

  @Test(arguments: ["device-other-nested", "plural-device-and-at-name"])
  func nestingThatXcodeRejectsIsToldAndNotChanged(name: String) throws {
    let source = try catalog("negative/invalid-nesting/\(name).xcstrings")
    #expect(!source.isSound)
  }

  /// Every XLIFF that Xcode wrote, the real ones of apps included, is written again as it was.
  @Test(
    arguments: SharedData.paths(below: "catalogs", ending: ".xliff")
      + SharedData.paths(below: "xcode27", ending: "ported.xliff"))
  func whatXcodeWroteIsWrittenAgainByteForByte(path: String) throws {
    let bytes = try #require(SharedData.bytes(path))
    let reading = XLIFFFormat().read([ExchangeFile(path: path, bytes: bytes)])
    #expect(reading.findings == [])
    #expect(XLIFFFormat().write(reading.document).map(\.bytes) == [bytes])
  }
}
