internal import Catalogs
public import Checks
internal import Findings

extension Project {
  /// Why it cannot be told what changed.
  public struct ChangesProblem: Error, Sendable {
    public let message: String
  }

  /// What changed since the present state parted from a git revision, edits that are not committed included.
  ///
  /// Catalogs are compared entry by entry and language by language, all other files line by line.
  public func changes(since revision: String, in inspection: Inspection) throws(ChangesProblem) -> Changes {
    do throws(Git.Problem) {
      let git = try Git(of: files)
      let base = try git.base(of: revision)
      let catalogs = Dictionary(inspection.catalogs.map { ($0.file, $0) }) { first, _ in first }
      var changed: [String: Changes.Change] = [:]
      var removed: Set<String> = []
      for path in try git.changedFiles(since: base) {
        let file = git.relative(path)
        guard Path.fileExtension(of: path) == "xcstrings" else {
          changed[file] = git.changedLines(of: path, since: base).map { .lines($0) } ?? .whole
          continue
        }
        let old = git.file(path, at: base).flatMap { bytes in
          var ignored: [Finding] = []
          return Catalog(bytes, file: file, findings: &ignored)
        }
        if let catalog = catalogs[file] { changed[file] = old.map { .init(from: $0, to: catalog) } ?? .whole }
        if let old, catalogs[file] != nil || !files.exists(file) {
          removed.formUnion(Set(old.keys).subtracting(catalogs[file]?.keys ?? []))
        }
      }
      let absolute = changed.map { (Path.join(git.root, Path.normalized(git.prefix + $0.key)), $0.value) }
      return Changes(files: changed.merging(absolute) { first, _ in first }, removedKeys: removed)
    } catch {
      throw ChangesProblem(message: error.message)
    }
  }
}

extension Git {
  /// A path below the root as seen from the working folder.
  fileprivate func relative(_ path: String) -> String {
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    var folders = prefix.split(separator: "/")[...]
    var parts = path.split(separator: "/")[...]
    while let folder = folders.first, parts.count > 1, folder == parts.first {
      folders.removeFirst()
      parts.removeFirst()
    }
    return (folders.map { _ in ".." } + parts).joined(separator: "/")
  }
}
