import Findings

/// What makes a web address one that an app can open.
enum Address {
  /// What is wrong with an address, or nil.
  static func fault(_ text: String) -> (rule: String, severity: Severity, message: String)? {
    let hasSpace = text.utf8.contains { $0 <= 0x20 || $0 == 0x7F }
    guard !hasSpace, let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), isScheme(text.utf8[..<colon]) else {
      return ("invalid-url", .error, "'\(text)' is no address that can be opened")
    }
    let scheme = String(text[..<colon]).lowercased()
    let rest = text[text.utf8.index(after: colon)...]
    if scheme == "http" || scheme == "https" {
      guard rest.hasPrefix("//"), rest.utf8.count > 2, !rest.hasPrefix("///") else {
        return ("invalid-url", .error, "'\(text)' names no host")
      }
    }
    return scheme == "http" ? ("insecure-url", .warning, "'\(text)' is not encrypted: expected 'https'") : nil
  }

  private static func isScheme(_ bytes: Substring.UTF8View) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
