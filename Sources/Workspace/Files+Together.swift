#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension Files {
  /// Replaces several files so that, when one of them cannot be written, none is changed.
  ///
  /// All new bytes are on disk beside their files before the first file is replaced; each is then replaced in one step.
  /// A process that ends in between leaves whole files: old ones, new ones, and at most some `.wordgate-new` beside them.
  public func writeTogether(_ contents: [(path: String, bytes: [UInt8])]) throws(Problem) {
    let manager = FileManager.default
    var staged: [(path: String, temporary: String)] = []
    defer { for file in staged { try? manager.removeItem(atPath: file.temporary) } }
    for (path, bytes) in contents {
      let final = target(of: path)
      guard !exists(path) || manager.isWritableFile(atPath: final) else {
        throw Problem(path: path, reason: "cannot be written")
      }
      let temporary = final + ".wordgate-new"
      do {
        try Data(bytes).write(to: URL(fileURLWithPath: temporary))
        let permissions = try? manager.attributesOfItem(atPath: final)[.posixPermissions]
        if let permissions { try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary) }
        staged.append((final, temporary))
      } catch {
        try? manager.removeItem(atPath: temporary)
        throw Problem(path: path, reason: "cannot be written")
      }
    }
    var replaced: [(path: String, bytes: Data?)] = []
    for (index, file) in staged.enumerated() {
      let before = manager.contents(atPath: file.path)
      guard rename(file.temporary, to: file.path) else {
        for (path, bytes) in replaced {
          if let bytes { try? bytes.write(to: URL(fileURLWithPath: path), options: .atomic) }
        }
        throw Problem(path: contents[index].path, reason: "cannot be replaced")
      }
      replaced.append((file.path, before))
    }
    staged = []
  }
}
