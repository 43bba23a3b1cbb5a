/// Writes accessors as Swift source.
struct SymbolWriter {
  let table: String
  /// The path of the catalog, whose name is told in the head.
  let file: String

  private static let availability = "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)"

  func source(of symbols: [CatalogSymbol]) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    var lines = ["// Made by wordgate from \(name). Edit the catalog, not this file.", "", "import Foundation", ""]
    lines += bundle + ["", Self.availability, "nonisolated extension LocalizedStringResource {"]
    let isNested = table != "Localizable"
    if isNested { lines.append("  enum \(SymbolName(key: table)?.capitalized ?? "Table") {") }
    let indentation = isNested ? "    " : "  "
    for (index, symbol) in symbols.enumerated() {
      if index > 0 { lines.append("") }
      lines += declaration(of: symbol).map { $0.isEmpty ? "" : indentation + $0 }
    }
    if isNested { lines.append("  }") }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// How the texts are found at run time: beside the package's other resources, or in the app or framework.
  private var bundle: [String] {
    [
      "#if SWIFT_PACKAGE",
      Self.availability,
      "private nonisolated let catalogBundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)",
      "#else",
      "private final class CatalogBundle {}",
      Self.availability,
      "private nonisolated let catalogBundle = LocalizedStringResource.BundleDescription.forClass(CatalogBundle.self)",
      "#endif",
    ]
  }

  private func declaration(of symbol: CatalogSymbol) -> [String] {
    var lines = (symbol.comment ?? "").split(whereSeparator: \.isNewline).map { "/// \($0)" }
    if !lines.isEmpty { lines.append("///") }
    lines.append("/// The text of \(Self.quoted(symbol.key)) in the table \(table).")
    let values = symbol.parameters.map { parameter in
      parameter.specifier.map { "\\(\(parameter.name), specifier: \"%\($0)\")" } ?? "\\(\(parameter.name))"
    }
    let given = values.isEmpty ? "" : ", defaultValue: \"\(values.joined())\""
    if symbol.parameters.isEmpty {
      lines.append("static var \(symbol.name.spelled): LocalizedStringResource {")
    } else {
      let parameters = symbol.parameters.map { parameter in
        "\(parameter.label == nil ? "_ " : "")\(parameter.name): \(parameter.type)"
      }
      lines.append(
        "static func \(symbol.name.spelled)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {")
    }
    lines.append(
      "  LocalizedStringResource(\(Self.quoted(symbol.key))\(given), table: \(Self.quoted(table)), bundle: catalogBundle)"
    )
    return lines + ["}"]
  }

  /// A text as a literal of Swift.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _
      where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
