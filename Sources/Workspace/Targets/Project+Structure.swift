internal import Findings

extension Project {
  /// The targets of every Xcode project and package at or below some paths, and right above them.
  ///
  /// A project file that cannot be understood is told of; its files count as if it were not there.
  func structure(
    around paths: [String], in listing: FolderListing, findings: inout [Finding]
  ) -> ProjectStructure {
    var structure = ProjectStructure()
    var seen: Set<String> = []
    for path in paths.map(Path.normalized) {
      for file in listing.projectFiles(below: path) + projectFiles(above: path) where seen.insert(file).inserted {
        guard let bytes = try? files.read(file) else { continue }
        if Path.name(of: file) == "Package.swift" {
          add(PackageManifest(bytes), from: file, to: &structure)
        } else if !add(XcodeProject(bytes, file: file), from: file, to: &structure) {
          findings.append(Project.unknownProject(file))
        }
      }
    }
    return structure
  }

  /// Takes the targets of a project in; false where it has none.
  private func add(_ project: XcodeProject?, from file: String, to structure: inout ProjectStructure) -> Bool {
    guard let targets = project?.targets, !targets.isEmpty else { return false }
    let folder = Path.folder(of: Path.folder(of: file))
    structure.add(targets, listingFilesBelow: folder.isEmpty ? "." : folder)
    structure.add(oldest: project?.oldestSystems ?? [])
    structure.languages[file] = project?.languages
    return true
  }

  private func add(_ manifest: PackageManifest, from file: String, to structure: inout ProjectStructure) {
    let folder = Path.folder(of: file).isEmpty ? "." : Path.folder(of: file)
    structure.add(manifest.buildTargets(of: folder) { (try? files.folders(in: $0)) ?? [] })
    structure.add(oldest: manifest.oldestSystems)
    structure.add(products: manifest.products)
  }

  /// The project files that lie in the folders around a path, as far as the path itself names these.
  private func projectFiles(above path: String) -> [String] {
    var found: [String] = []
    var folder = Path.folder(of: path)
    while true {
      let place = folder.isEmpty ? "." : folder
      let bundles = ((try? files.folders(in: place)) ?? []).filter { $0.hasSuffix(".xcodeproj") }
      found += (bundles.map { Path.join($0, "project.pbxproj") } + ["Package.swift"]).map { Path.join(place, $0) }
        .filter(files.exists)
      guard found.isEmpty, !folder.isEmpty, folder != "/" else { return found }
      folder = Path.folder(of: folder)
    }
  }

  private static func unknownProject(_ file: String) -> Finding {
    Finding(
      rule: "unreadable-project", category: .source, severity: .warning,
      message: "the project file holds no target that can be understood",
      location: Location(file: file, line: 1, column: 1),
      advice: "the folders decide which sources and catalogs belong together")
  }
}
