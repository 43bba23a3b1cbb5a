internal import Catalogs
public import Findings
public import Paywalls

extension Project {
  /// The catalogs of definitions that carry their own texts, brought in step with them, before anything is written.
  ///
  /// `place` is the folder that holds a catalog for each paywall, or the catalog itself where there is one paywall.
  public func catalogs(of paywalls: [Paywall], in place: String, prunes: Bool = false) -> CatalogUpdate {
    var update = CatalogUpdate()
    let carriers = paywalls.filter { $0.localizations != nil }
    if carriers.count > 1, isCatalog(place) {
      update.findings.append(
        definitionFinding("several-paywalls", "\(carriers.count) paywalls cannot share the catalog '\(place)'", nil))
      return update
    }
    var seen: [String: String] = [:]
    for paywall in carriers {
      let path = catalogPath(of: paywall.id, in: place)
      if let other = seen.updateValue(paywall.id, forKey: path) {
        update.findings.append(
          definitionFinding(
            "several-paywalls", "'\(other)' and '\(paywall.id)' would share the catalog '\(path)'", paywall.location))
        continue
      }
      enter(paywall, at: path, prunes: prunes, into: &update)
    }
    return update
  }

  private func enter(_ paywall: Paywall, at path: String, prunes: Bool, into update: inout CatalogUpdate) {
    let source = DefinitionCatalog.tag(of: paywall.localizations?.defaultLocale ?? "")
    let found: Catalog?
    if exists(path) {
      let reading = readCatalog(path)
      update.findings += reading.findings
      guard let catalog = reading.catalog, catalog.isSound else { return }
      found = catalog
    } else {
      found = nil
    }
    var catalog = found ?? Catalog(table: Path.stem(of: path), file: path, sourceLanguage: source)
    guard catalog.sourceLanguage == source else {
      update.findings.append(
        definitionFinding(
          "other-source-language",
          "the source language of '\(path)' is '\(catalog.sourceLanguage)', that of '\(paywall.id)' is '\(source)'",
          paywall.location))
      return
    }
    do throws(CatalogEditProblem) {
      let summary = try DefinitionCatalog.enter(paywall, into: &catalog, prunes: prunes)
      if found == nil || catalog.isEdited {
        update.changes.append(.init(catalog: catalog, summary: summary, original: found?.serialized()))
      }
    } catch {
      update.findings.append(
        definitionFinding("unwritable-text", "'\(paywall.id)': \(error.description)", paywall.location))
    }
  }

  /// A definition file with the texts of the catalogs that were made from it, before it is written.
  public struct WrittenDefinition: Sendable {
    public var bytes: [UInt8] = []
    public var isChanged = false
    public var written: [DefinitionWriter.Written] = []
    public var findings: [Finding] = []
    /// Whether all files could be read.
    public var isComplete = true
  }

  /// Writes the texts of catalogs into the definition file that they came from.
  public func definition(_ path: String, from place: String, languages: [String] = []) -> WrittenDefinition {
    var result = WrittenDefinition()
    let reading = read([path], endings: [])
    result.findings = reading.findings
    guard let file = reading.files.first else {
      result.isComplete = false
      return result
    }
    let document = PaywallReader.read(json: file.bytes, file: file.path)
    let carriers = document.paywalls.filter { $0.localizations != nil }
    var catalogs: [String: Catalog] = [:]
    for paywall in carriers {
      let id = carriers.count == 1 ? ids[file.path] ?? paywall.id : paywall.id
      let path = isCatalog(place) ? place : catalogPath(of: id, in: place)
      guard exists(path) else { continue }
      let reading = readCatalog(path)
      result.findings += reading.findings
      guard let catalog = reading.catalog, catalog.isSound else {
        result.isComplete = false
        continue
      }
      catalogs[paywall.id] = catalog
    }
    if carriers.count > 1, isCatalog(place) {
      result.findings.append(
        definitionFinding("several-paywalls", "\(carriers.count) paywalls cannot share the catalog '\(place)'", nil))
      catalogs = [:]
    } else if catalogs.isEmpty {
      result.findings.append(
        definitionFinding("no-catalog", "'\(place)' holds no catalog of a paywall of '\(path)'", nil))
      result.isComplete = false
    }
    let written = DefinitionWriter.write(
      into: file.bytes, file: file.path, languages: languages.isEmpty ? nil : Set(languages)
    ) { catalogs[$0] }
    result.bytes = written.bytes
    result.isChanged = written.bytes != file.bytes
    result.written = written.written
    result.findings += written.findings
    return result
  }

  private func isCatalog(_ place: String) -> Bool { Path.fileExtension(of: place) == "xcstrings" }

  private func catalogPath(of paywall: String, in place: String) -> String {
    isCatalog(place) ? place : Path.join(place, "\(DefinitionCatalog.table(of: paywall)).xcstrings")
  }

  private func readCatalog(_ path: String) -> (catalog: Catalog?, findings: [Finding]) {
    let reading = read([path], endings: [])
    var findings = reading.findings
    let catalog = reading.files.first.flatMap { Catalog($0.bytes, file: $0.path, findings: &findings) }
    return (catalog, findings)
  }
}

private func definitionFinding(_ rule: String, _ message: String, _ location: Location?) -> Finding {
  Finding(rule: rule, category: .paywall, severity: .error, message: message, location: location)
}
