internal import Findings

/// Finds the files that paths name, and those of a project below the folders they name.
struct FileSearch {
  let project: Project
  let listing: FolderListing
  /// What the project files tell; nothing where nobody read them.
  let structure: ProjectStructure
  /// Whether files are taken that no shipped target is made of.
  let everything: Bool

  struct Found: Sendable {
    /// Each file once, in the order found.
    var files: [String] = []
    /// Paths at which nothing can be found.
    var findings: [Finding] = []
    /// Files that no shipped target is made of, in the order found.
    var leftOut: [String] = []
  }

  func files(of paths: [String], endings: Set<String>) -> Found {
    var found = Found()
    var seen: Set<String> = []
    for path in paths.map(Path.normalized) {
      do throws(Files.Problem) {
        for file in try expand(path, endings: endings) where paths.count == 1 || seen.insert(file).inserted {
          if everything || file == path || structure.ships(file) {
            found.files.append(file)
          } else {
            found.leftOut.append(file)
          }
        }
      } catch {
        found.findings.append(unreadable(error))
      }
    }
    return found
  }

  private func expand(_ path: String, endings: Set<String>) throws(Files.Problem) -> [String] {
    guard project.files.isFolder(path) else { return [path] }
    return try listing.files(below: path).filter { endings.contains(Path.fileExtension(of: $0)) }
  }
}

extension Project {
  /// Reads files that were found.
  func read(_ found: FileSearch.Found) -> Reading {
    var reading = Reading(findings: found.findings, leftOut: found.leftOut)
    for path in found.files {
      do throws(Files.Problem) {
        reading.files.append(ReadFile(path: path, bytes: try files.read(path)))
      } catch {
        reading.findings.append(unreadable(error))
      }
    }
    return reading
  }
}
