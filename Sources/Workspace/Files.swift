internal import Catalogs

/// The files of a machine, by path. The only place of the program that reads or writes them.
///
/// A relative path means one below the working folder.
public struct Files: Sendable {
  let workingFolder: String
  /// Notes what is looked at; nil where nobody asks.
  var observations: Observations?

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

  /// The same files, with what is looked at noted.
  func observed(by observations: Observations) -> Files {
    var files = self
    files.observations = observations
    return files
  }

  /// The name of the folder that relative paths start from.
  var folderName: String {
    Path.name(of: workingFolder.isEmpty ? Self.currentFolder : workingFolder)
  }

  public func exists(_ path: String) -> Bool { kind(of: path) != nil }

  public func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

  /// The bytes of a file.
  public func read(_ path: String) throws(Problem) -> [UInt8] { try readStamped(path).bytes }

  typealias Contents = (bytes: [UInt8], stamp: FileStamp)

  /// The bytes of a file with the stamp it had when they were read.
  func readStamped(_ path: String) throws(Problem) -> Contents {
    if let contents = contents(of: path) { return contents }
    if isFolder(path) { throw Problem(path: path, reason: "is a folder, a file was expected") }
    throw Problem(path: path, reason: exists(path) ? "cannot be read" : "does not exist")
  }

  /// Replaces a file by new bytes in one step: a reader sees the old file or the new one, never a part.
  ///
  /// Permissions of a file that is replaced are kept; missing folders above it are made. A link stays, and the file it
  /// leads to is replaced.
  public func write(_ bytes: [UInt8], to path: String) throws(Problem) {
    observations?.denyRepetition()
    makeFolder(above: path)
    guard let file = StagedFile(bytes, for: target(of: path)), file.takePlace() else {
      throw Problem(path: path, reason: "cannot be written")
    }
  }

  /// Every file below a folder, in byte order of the path, leaving out what `skipping` names.
  ///
  /// Links to folders are not followed, so that a loop of links ends.
  public func files(below folder: String, skipping: (_ folderName: String) -> Bool) throws(Problem) -> [String] {
    var found: [String] = []
    var waiting: [(path: String, isFolder: Bool)] = [(folder, true)]
    while let (path, isFolder) = waiting.popLast() {
      guard isFolder else {
        found.append(path)
        continue
      }
      guard var entries = entries(of: path) else { throw Problem(path: path, reason: "cannot be listed") }
      // What stands last is next; a slash follows the name of a folder in all paths that start with it.
      entries.sort { Self.precedes($1, $0) }
      for (name, kind) in entries where kind == .file || kind == .folder && !skipping(name) {
        waiting.append((Path.join(path, name), kind == .folder))
      }
    }
    return found
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.kind != .folder, right.kind != .folder { return left.name.precedesInBytes(right.name) }
    func path(_ entry: Entry) -> String { entry.kind == .folder ? entry.name + "/" : entry.name }
    return path(left).precedesInBytes(path(right))
  }

  /// The names of the folders inside a folder, in byte order.
  public func folders(in folder: String) throws(Problem) -> [String] {
    guard isFolder(folder) else {
      throw Problem(path: folder, reason: exists(folder) ? "is a file, a folder was expected" : "does not exist")
    }
    guard let entries = entries(of: folder) else { throw Problem(path: folder, reason: "cannot be listed") }
    return entries.filter { $0.kind != .file }.map(\.name)
      .sorted { $0.precedesInBytes($1) }
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
    return Path.normalized(place.hasPrefix("/") ? place : "\(Self.currentFolder)/\(place)")
  }

  /// Where a path is for programs that do not share the working folder.
  public func place(of path: String) -> String { real(path) }

  /// The file that a path leads to when all links are followed.
  func target(of path: String) -> String {
    var place = real(path)
    for _ in 0..<32 {
      guard let next = Self.destination(of: place) else { break }
      place = next.hasPrefix("/") ? next : Path.join(Path.folder(of: place), next)
    }
    return place
  }

  func isLink(_ path: String) -> Bool {
    observations?.denyRepetition()
    return Self.destination(of: real(path)) != nil
  }

  func real(_ path: String) -> String {
    workingFolder.isEmpty || path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
  }
}
