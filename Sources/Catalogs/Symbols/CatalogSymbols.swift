public import Findings

/// Swift accessors for the keys that people keep by hand: `.settingsTitle` in place of `"settings.title"`.
///
/// As Xcode 26 makes them: entries marked `manual` become members of `LocalizedStringResource`, those of a table other
/// than `Localizable` members of an enumeration in it. A text with arguments becomes a function, with the names of the
/// arguments where the source text gives them (`%(count)lld`).
public enum CatalogSymbols {
  public struct Result: Sendable {
    /// The name of the file: `GeneratedStringSymbols_Localizable.swift`.
    public var fileName: String
    public var source: String
    /// Keys without a usable name, and keys that would have the same one. After an error the source is not whole.
    public var findings: [Finding]
  }

  /// The accessors of a catalog; keys that forbid one (`generatesSymbol`) are left out.
  public static func generate(_ catalog: Catalog) -> Result {
    var symbols: [CatalogSymbol] = []
    var findings: [Finding] = []
    var known: [String: String] = [:]
    for entry in catalog.entries where entry.extractionState == .manual && entry.generatesSymbol != false {
      let symbol: CatalogSymbol
      do throws(CatalogSymbol.Obstacle) {
        symbol = try CatalogSymbol(entry, in: catalog)
      } catch {
        findings.append(problem(error, entry))
        continue
      }
      if let other = known[symbol.signature.lowercased()] {
        findings.append(problem("'\(entry.key)' and '\(other)' have the same Swift name", entry))
        continue
      }
      known[symbol.signature.lowercased()] = entry.key
      symbols.append(symbol)
    }
    let writer = SymbolWriter(table: catalog.table, file: catalog.file)
    return Result(
      fileName: "GeneratedStringSymbols_\(catalog.table).swift", source: writer.source(of: symbols), findings: findings)
  }

  private static func problem(_ obstacle: CatalogSymbol.Obstacle, _ entry: CatalogEntry) -> Finding {
    switch obstacle {
    case .noName: problem("'\(entry.key)' has no letter that a Swift name could be made of", entry)
    case .foreignArgument(let type): problem("'\(entry.key)' takes '%\(type)', of which Swift has no values", entry)
    }
  }

  private static func problem(_ message: String, _ entry: CatalogEntry) -> Finding {
    Finding(
      rule: "unnameable-key", category: .source, severity: .error, message: message, location: entry.location,
      key: entry.key, advice: "rename the key, or set generatesSymbol to false")
  }
}
