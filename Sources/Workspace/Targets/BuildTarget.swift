/// Something that a project builds, with the files that go into it.
struct BuildTarget: Sendable {
  var name: String
  var kind: Kind
  /// Whether it becomes part of what builds on it, and is no program of its own.
  var isLibrary = true
  /// Sources and resources alike.
  var members: FileSet
  /// Names of the targets and package products that it builds on.
  var dependencies: [String] = []

  enum Kind: Sendable {
    /// An app, an extension, a library: what reaches people.
    case shipped
    /// Unit and interface tests.
    case test
    /// What runs while building: macros, plugins, scripts.
    case buildTool
  }
}

/// Files named one by one, and folders with what they leave out. Paths are normalized.
struct FileSet: Hashable, Sendable {
  private(set) var files: Set<String> = []
  private(set) var folders: [Folder] = []

  struct Folder: Hashable, Sendable {
    var path: String
    /// Files and folders below it that do not belong.
    var exceptions: Set<String> = []
  }

  mutating func insert(file: String) { files.insert(Path.normalized(file)) }

  mutating func insert(folder: String, except exceptions: some Sequence<String> = []) {
    folders.append(Folder(path: Path.normalized(folder), exceptions: Set(exceptions.map(Path.normalized))))
  }

  /// Whether a file, by its normalized path, belongs.
  func contains(_ file: String) -> Bool {
    files.contains(file) || folders.contains { $0.contains(file) }
  }

  /// Whether a file lies in one of the folders and is left out there.
  func leavesOut(_ file: String) -> Bool { folders.contains { $0.isException(file) } }
}

extension FileSet.Folder {
  fileprivate func contains(_ file: String) -> Bool {
    guard path == "." ? !file.hasPrefix("/") && !file.hasPrefix("../") : file.isBelow(path) else { return false }
    return !isException(file)
  }

  fileprivate func isException(_ file: String) -> Bool {
    !exceptions.isEmpty && exceptions.contains { file == $0 || file.isBelow($0) }
  }
}

extension String {
  /// Whether this normalized path lies below a normalized folder.
  func isBelow(_ folder: String) -> Bool {
    let (path, folder) = (utf8, folder.utf8)
    guard path.count > folder.count, path.starts(with: folder) else { return false }
    return path[path.index(path.startIndex, offsetBy: folder.count)] == UInt8(ascii: "/")
  }
}
