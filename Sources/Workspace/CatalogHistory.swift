internal import Catalogs
internal import Findings

/// Catalogs as they were when the present state parted from a git revision.
struct CatalogHistory {
  private let git: Git
  private let commit: String

  init(files: Files, revision: String) throws(Project.ChangesProblem) {
    do throws(Git.Problem) {
      git = try Git(of: files)
      commit = try git.base(of: revision)
    } catch {
      throw Project.ChangesProblem(message: error.message)
    }
  }

  /// A catalog by its path from the working folder; nil where it was not there or could not be read.
  func catalog(_ path: String) -> Catalog? {
    var ignored: [Finding] = []
    let inside = Path.normalized(git.prefix + path)
    guard !path.hasPrefix("/"), let bytes = git.file(inside, at: commit) else { return nil }
    return Catalog(bytes, file: path, findings: &ignored)
  }
}
