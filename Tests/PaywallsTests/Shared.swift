import Foundation

/// The folder of reference files beside the package, or nil where it is missing.
enum Shared {
  static let folder: String? = {
    if let named = ProcessInfo.processInfo.environment["WORDGATE_SHARED"] { return existing(named) }
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<8 {
      folder.deleteLastPathComponent()
      if let found = existing(folder.appendingPathComponent("shared").path) { return found }
    }
    return nil
  }()

  /// The bytes of a file below the folder; nil, with the reason printed, where it is missing.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let folder, let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
      print("skipped: \(path) is not there; set WORDGATE_SHARED to the folder of reference files")
      return nil
    }
    return [UInt8](data)
  }

  private static func existing(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
