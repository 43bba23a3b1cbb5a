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
    if isNested { lines.append("  enum \(namespace) {") }
    let indentation = isNested ? "    " : "  "
    for (index, symbol) in symbols.enumerated() {
      if index > 0 { lines.append("") }
      lines += declaration(of: symbol).map { $0.isEmpty ? "" : indentation + $0 }
    }
    if isNested { lines.append("  }") }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// The name of the enumeration for a table; one that would hide a type or read as a word of Swift gets an end.
  private var namespace: String {
    let made = SymbolName(key: table)
    let name = made?.text == "_self" ? "Self" : made?.capitalized ?? ""
    let taken = [
      "", "Any", "Bundle", "Double", "Foundation", "Int", "Int32", "Int8", "LocalizedStringResource", "Protocol",
      "Self", "String", "Type", "UInt", "UInt16", "UInt32",
    ]
    return taken.contains(name) ? name + "Table" : name
  }

  /// How the texts are found at run time: beside the package's other resources, or in the app or framework.
  private var bundle: [String] {
    [
      "#if SWIFT_PACKAGE",
      Self.availability,
      "private nonisolated let _resourceBundle = LocalizedStringResource.BundleDescription.atURL(Bundle.module.bundleURL)",
      "#else",
      "private final class ResourceBundle {}",
      Self.availability,
      "private nonisolated let _resourceBundle = LocalizedStringResource.BundleDescription.forClass(ResourceBundle.self)",
      "#endif",
    ]
  }

  private func declaration(of symbol: CatalogSymbol) -> [String] {
    var lines = (symbol.comment ?? "").split(whereSeparator: \.isNewline).map { "/// \(Self.plain($0))" }
    if !lines.isEmpty { lines.append("///") }
    lines.append("/// The text of \(Self.quoted(symbol.key)) in the table \(table).")
    let values = symbol.parameters.map { parameter in
      let name = SymbolName.spelled(parameter.name)
      return parameter.specifier.map { "\\(\(name), specifier: \"%\($0)\")" } ?? "\\(\(name))"
    }
    let given = values.isEmpty ? "" : ", defaultValue: \"\(values.joined())\""
    if symbol.parameters.isEmpty {
      lines.append("static var \(symbol.name.spelled): LocalizedStringResource {")
    } else {
      let parameters = symbol.parameters.map { parameter in
        let label = parameter.label == parameter.name ? "" : (parameter.label.map(SymbolName.spelled) ?? "_") + " "
        return "\(label)\(SymbolName.spelled(parameter.name)): \(parameter.type)"
      }
      lines.append(
        "static func \(symbol.name.spelled)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource {")
    }
    lines.append(
      "  LocalizedStringResource(\(Self.quoted(symbol.key))\(given), table: \(Self.quoted(table)), bundle: _resourceBundle)"
    )
    return lines + ["}"]
  }

  /// A line of a comment without what source must not hold.
  private static func plain(_ line: Substring) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
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
