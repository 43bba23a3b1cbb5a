#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The files of a machine, by path. The only place of the program that reads or writes them.
///
/// Paths are used as given, so a relative path means one below the working folder.
public struct Files: Sendable {
  /// Why a file could not be read or written, in the words of the operating system.
  public struct Problem: Error, Hashable, Sendable {
    public let path: String
    public let reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  public init() {}

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  public func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// The bytes of a file.
  public func read(_ path: String) throws(Problem) -> [UInt8] {
    if isFolder(path) { throw Problem(path: path, reason: "is a folder, a file was expected") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Problem(path: path, reason: exists(path) ? "cannot be read" : "does not exist")
    }
    return [UInt8](data)
  }

  /// Replaces a file by new bytes in one step: a reader sees the old file or the new one, never a part.
  ///
  /// Permissions of a file that is replaced are kept; missing folders above it are made.
  public func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    let manager = FileManager.default
    let permissions = try? manager.attributesOfItem(atPath: path)[.posixPermissions]
    do {
      let folder = Path.folder(of: path)
      if !folder.isEmpty, !exists(folder) {
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
      if let permissions { try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: path) }
    } catch {
      throw Problem(path: path, reason: "cannot be written")
    }
  }

  /// Every file below a folder, in byte order of the path, leaving out what `skipping` names.
  ///
  /// Links to folders are not followed, so that a loop of links ends.
  public func files(below folder: String, skipping: (_ folderName: String) -> Bool) throws(Problem) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let current = waiting.popLast() {
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: current)
      } catch {
        throw Problem(path: current, reason: "cannot be listed")
      }
      for name in names {
        let path = Path.join(current, name)
        if isLink(path) {
          if !isFolder(path) { found.append(path) }
        } else if isFolder(path) {
          if !skipping(name) { waiting.append(path) }
        } else {
          found.append(path)
        }
      }
    }
    return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)[.type]) as? FileAttributeType == .typeSymbolicLink
  }

  /// The folder that relative paths start from.
  public var workingFolder: String { FileManager.default.currentDirectoryPath }
}
