internal import Findings

/// Finds the files that paths name, and those of a project below the folders they name.
struct FileSearch {
  let project: Project
  let listing: FolderListing
  /// What the project files tell; nothing where nobody read them.
  let structure: ProjectStructure
  /// Whether files are taken that no shipped target is made of.
  let everything: Bool

  /// What became of the files that were found and not taken.
  struct Remains {
    var findings: [Finding] = []
    /// Files that no shipped target is made of, in the order found.
    var leftOut: [String] = []
  }

  /// Hands over each file, in order and once.
  func files(
    of paths: [String], endings: Set<String>, _ take: (_ path: String) throws(Files.Problem) -> Void
  ) -> Remains {
    var remains = Remains()
    var seen: Set<String> = []
    for path in paths.map(Path.normalized) {
      do throws(Files.Problem) {
        for file in try expand(path, endings: endings) where seen.insert(file).inserted {
          guard everything || file == path || structure.ships(file) else {
            remains.leftOut.append(file)
            continue
          }
          do throws(Files.Problem) {
            try take(file)
          } catch {
            remains.findings.append(unreadable(error))
          }
        }
      } catch {
        remains.findings.append(unreadable(error))
      }
    }
    return remains
  }

  /// Reads the files.
  func read(_ paths: [String], endings: Set<String>) -> Project.Reading {
    var reading = Project.Reading()
    let remains = files(of: paths, endings: endings) { path throws(Files.Problem) in
      reading.files.append(Project.ReadFile(path: path, bytes: try project.files.read(path)))
    }
    reading.findings = remains.findings
    reading.leftOut = remains.leftOut
    return reading
  }

  private func expand(_ path: String, endings: Set<String>) throws(Files.Problem) -> [String] {
    guard project.files.isFolder(path) else { return [path] }
    return try listing.files(below: path).filter { endings.contains(Path.fileExtension(of: $0)) }
  }
}
