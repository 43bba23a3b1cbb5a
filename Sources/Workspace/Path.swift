/// Paths as text, with `/` between their parts.
public enum Path {
  /// `folder/name`, and just the name in the folder `.`.
  public static func join(_ folder: String, _ name: String) -> String {
    if name.hasPrefix("/") || folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// All but the last part: empty for a bare name.
  public static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part.
  public static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.index(after: slash)...])
  }

  /// The last part without its extension.
  public static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What stands behind the last dot of the last part, in lower case; empty without one.
  public static func fileExtension(of path: String) -> String {
    let start = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    guard let dot = path.utf8[start...].lastIndex(of: UInt8(ascii: ".")), dot != start else { return "" }
    let ending = path[path.utf8.index(after: dot)...]
    let isPlain = ending.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return isPlain ? String(ending) : ending.lowercased()
  }

  private static let slash = UInt8(ascii: "/")

  /// The path without `.` parts, doubled slashes and `name/..` pairs, as far as that can be told from the text.
  public static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// Whether a path is a folder or lies below it.
  public static func contains(_ folder: String, _ path: String) -> Bool {
    let folder = normalized(folder)
    let path = normalized(path)
    if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
  }
}
