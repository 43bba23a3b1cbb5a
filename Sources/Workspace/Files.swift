#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The files of a machine, by path. The only place of the program that reads or writes them.
///
/// A relative path means one below the working folder.
public struct Files: Sendable {
  let workingFolder: String

  /// Why a file could not be read or written, in the words of the operating system.
  public struct Problem: Error, Hashable, Sendable {
    public let path: String
    public let reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The files as seen from a folder; from the process's own without one.
  public init(workingFolder: String = "") {
    self.workingFolder = workingFolder
  }

  /// The name of the folder that relative paths start from.
  var folderName: String {
    Path.name(of: workingFolder.isEmpty ? FileManager.default.currentDirectoryPath : workingFolder)
  }

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: real(path)) }

  public func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: real(path), isDirectory: &isFolder) && isFolder
  }

  /// The bytes of a file.
  public func read(_ path: String) throws(Problem) -> [UInt8] { try readStamped(path).bytes }

  /// The bytes of a file with the stamp it had when they were read.
  func readStamped(_ path: String) throws(Problem) -> (bytes: [UInt8], stamp: FileStamp) {
    if let contents = contents(of: path) { return contents }
    if isFolder(path) { throw Problem(path: path, reason: "is a folder, a file was expected") }
    throw Problem(path: path, reason: exists(path) ? "cannot be read" : "does not exist")
  }

  /// Replaces a file by new bytes in one step: a reader sees the old file or the new one, never a part.
  ///
  /// Permissions of a file that is replaced are kept; missing folders above it are made. A link stays, and the file it
  /// leads to is replaced.
  public func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    let manager = FileManager.default
    let place = target(of: path)
    let permissions = try? manager.attributesOfItem(atPath: place)[.posixPermissions]
    do {
      let folder = Path.folder(of: path)
      if !folder.isEmpty, !exists(folder) {
        try manager.createDirectory(atPath: real(folder), withIntermediateDirectories: true)
      }
      try Data(bytes).write(to: URL(fileURLWithPath: place), options: .atomic)
      if let permissions { try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: place) }
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
      guard let entries = entries(of: current) else { throw Problem(path: current, reason: "cannot be listed") }
      for (name, kind) in entries {
        switch kind {
        case .folder: if !skipping(name) { waiting.append(Path.join(current, name)) }
        case .file: found.append(Path.join(current, name))
        case .linkToFolder: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of the folders inside a folder, in byte order.
  public func folders(in folder: String) throws(Problem) -> [String] {
    guard isFolder(folder) else {
      throw Problem(path: folder, reason: exists(folder) ? "is a file, a folder was expected" : "does not exist")
    }
    guard let entries = entries(of: folder) else { throw Problem(path: folder, reason: "cannot be listed") }
    return entries.filter { $0.kind != .file }.map(\.name)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The nearest folder, from one upwards, that holds a file or folder with a name; as a path below the working folder
  /// or above it.
  public func folderAbove(_ folder: String, holding name: String) -> String? {
    var current = folder
    for _ in 0..<64 {
      if exists(Path.join(current, name)) { return current }
      current = current == "." ? ".." : "../" + current
    }
    return nil
  }

  /// The whole path, from the root on.
  public func absolutePath(of path: String) -> String {
    let place = real(path)
    return Path.normalized(place.hasPrefix("/") ? place : "\(FileManager.default.currentDirectoryPath)/\(place)")
  }

  /// Where a path is for programs that do not share the working folder.
  public func place(of path: String) -> String { real(path) }

  /// The file that a path leads to when all links are followed.
  func target(of path: String) -> String {
    var place = real(path)
    for _ in 0..<32 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { break }
      place = next.hasPrefix("/") ? next : Path.join(Path.folder(of: place), next)
    }
    return place
  }

  func isLink(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: real(path))[.type]) as? FileAttributeType == .typeSymbolicLink
  }

  func real(_ path: String) -> String {
    workingFolder.isEmpty || path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
  }
}
