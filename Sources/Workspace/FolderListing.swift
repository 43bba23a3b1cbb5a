/// The files below folders, each folder walked once however often it is asked for.
final class FolderListing {
  private let files: Files
  private var walks: [String: Result<Walk, Files.Problem>] = [:]

  /// What lies below a folder, in byte order of the path.
  private struct Walk {
    var files: [String] = []
    var projectFiles: [String] = []
  }

  init(_ files: Files) { self.files = files }

  /// The files below a folder, without those of others and those inside Xcode projects.
  func files(below folder: String) throws(Files.Problem) -> [String] { try walk(folder).get().files }

  /// The Xcode projects and package manifests below a folder; none where it cannot be listed.
  func projectFiles(below folder: String) -> [String] {
    files.isFolder(folder) ? (try? walk(folder).get().projectFiles) ?? [] : []
  }

  private func walk(_ folder: String) -> Result<Walk, Files.Problem> {
    if let known = walks[folder] { return known }
    let found: Result<Walk, Files.Problem>
    do throws(Files.Problem) {
      let paths = try files.files(below: folder) { Project.isForeign($0) && !$0.hasSuffix(".xcodeproj") }
      found = .success(Self.sorted(paths, below: folder))
    } catch {
      found = .failure(error)
    }
    walks[folder] = found
    return found
  }

  private static func sorted(_ paths: [String], below folder: String) -> Walk {
    var walk = Walk()
    let start = folder == "." ? 0 : folder.utf8.count
    var (lastFolder, isInBundle) = ("", false)
    for path in paths {
      let folder = Path.folder(of: path)
      if folder != lastFolder {
        let inner = String(decoding: folder.utf8.dropFirst(start), as: UTF8.self)
        (lastFolder, isInBundle) = (folder, inner.split(separator: "/").contains { $0.hasSuffix(".xcodeproj") })
      }
      if !isInBundle { walk.files.append(path) }
      let name = Path.name(of: path)
      if name == "project.pbxproj" || name == "Package.swift" { walk.projectFiles.append(path) }
    }
    return walk
  }
}
