import Catalogs
import Findings

extension CatalogName {
  /// The folder of the catalog below the folder of an export, with a slash at its end; empty for the folder itself.
  var folder: String {
    let parts = (path ?? "").split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return parts.map { $0 + "/" }.joined()
  }
}

extension String {
  /// A file's name without its extension.
  var stem: String {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return self }
    return String(self[..<dot])
  }
}

extension Finding {
  /// That a file of translators cannot be trusted.
  static func malformed(_ message: String, at location: Location) -> Finding {
    Finding(rule: "malformed-exchange", category: .source, severity: .error, message: message, location: location)
  }

  /// That something in a file is passed over.
  static func passedOver(_ message: String, at location: Location) -> Finding {
    Finding(rule: "passed-over", category: .source, severity: .warning, message: message, location: location)
  }
}
