import Foundation

/// The catalogs of other projects that lie beside the checkout, where they do.
enum SharedCatalogs {
  struct File: CustomStringConvertible {
    let name: String
    let bytes: [UInt8]

    var description: String { name }
  }

  /// The folder named by `WORDGATE_SHARED`, or `shared` beside the package.
  static let folder: URL? = {
    var candidates: [URL] = []
    if let path = ProcessInfo.processInfo.environment["WORDGATE_SHARED"] {
      candidates.append(URL(fileURLWithPath: path))
    }
    var above = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 {
      above.deleteLastPathComponent()
      candidates.append(above.appendingPathComponent("shared"))
    }
    return candidates.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("data/catalogs").path) }
  }()

  static let isThere: Bool = {
    if folder == nil { print("skipped: no shared/data/catalogs beside the package; set WORDGATE_SHARED") }
    return folder != nil
  }()

  static let files: [File] = {
    guard let root = folder?.appendingPathComponent("data/catalogs") else { return [] }
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.sorted().compactMap { name in
      guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(name).path) else { return nil }
      return File(name: name, bytes: Array(data))
    }
  }()

  static let isExhaustive = ProcessInfo.processInfo.environment["WORDGATE_EXHAUSTIVE"] != nil
}
