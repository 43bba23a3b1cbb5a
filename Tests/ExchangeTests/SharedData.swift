import Foundation

/// The reference files that lie beside the checkout, where they do.
enum SharedData {
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
    return candidates.first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("data/xcode27").path) }
  }()

  static let isThere: Bool = {
    if folder == nil { print("skipped: no shared/data/xcode27 beside the package; set WORDGATE_SHARED") }
    return folder != nil
  }()

  static func bytes(_ path: String) -> [UInt8]? {
    folder.flatMap { FileManager.default.contents(atPath: $0.appendingPathComponent("data/\(path)").path) }.map(
      Array.init)
  }

  /// The paths below a folder of the data that end in a text.
  static func paths(below path: String, ending: String) -> [String] {
    guard let root = folder?.appendingPathComponent("data/\(path)") else { return [] }
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(path)/\($0)" }
  }
}
