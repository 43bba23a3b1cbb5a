internal import StructuredText

/// What a `project.pbxproj` says of its targets: files listed one by one and folders that are kept in step.
struct XcodeProject {
  private let objects: [String: Object]
  private let root: Object
  /// The folder that paths start from.
  private let folder: String
  /// The place of every file, group and folder reference.
  private var places: [String: String] = [:]

  /// Reads a project file that lies in `App.xcodeproj`; nil where it is none.
  init?(_ bytes: [UInt8], file: String) {
    let document = PropertyListDocument(bytes, file: file)
    guard let list = document.root, let id = list["rootObject"]?.string, let members = list["objects"]?.members else {
      return nil
    }
    objects = Dictionary(members.map { ($0.key, Object(id: $0.key, $0.value)) }) { _, last in last }
    guard let root = objects[id] else { return nil }
    self.root = root
    let bundle = Path.folder(of: file)
    let container = Path.folder(of: bundle).isEmpty ? "." : Path.folder(of: bundle)
    folder = Path.normalized(Path.join(container, root["projectDirPath"] ?? ""))
    place(root["mainGroup"] ?? "", in: folder, depth: 0)
  }

  /// The languages that the project names, without `Base`.
  var languages: [String] { root.list("knownRegions").filter { $0 != "Base" } }

  /// The systems that the project or one of its targets says it runs on.
  var oldestSystems: [SystemVersion] {
    objects.values.filter { $0.kind == "XCBuildConfiguration" }.flatMap { configuration in
      SystemVersion.Platform.allCases.compactMap { platform in
        configuration.setting(platform.setting).flatMap { SystemVersion(platform, $0) }
      }
    }
  }

  var targets: [BuildTarget] {
    root.list("targets").compactMap { objects[$0] }.compactMap(target)
  }
}

extension XcodeProject {
  /// One object of the file: its fields, and the class name in `isa`.
  fileprivate struct Object {
    let id: String
    private let fields: [String: PropertyList]

    init(id: String, _ list: PropertyList) {
      self.id = id
      fields = Dictionary(list.members.map { ($0.key, $0.value) }) { _, last in last }
    }

    var kind: String { self["isa"] ?? "" }

    subscript(name: String) -> String? { fields[name]?.string }

    /// A build setting of a configuration.
    func setting(_ name: String) -> String? { fields["buildSettings"]?[name]?.string }

    func list(_ name: String) -> [String] { fields[name]?.elements.compactMap(\.string) ?? [] }
  }

  /// Gives a group and all below it their paths. Groups without a path are folders on screen only.
  private mutating func place(_ id: String, in parent: String, depth: Int) {
    guard depth < 64, places[id] == nil, let object = objects[id] else { return }
    let path: String? =
      switch object["sourceTree"] {
      case "SOURCE_ROOT": Path.join(folder, object["path"] ?? "")
      case "<absolute>": object["path"]
      case "<group>", nil: object["path"].map { Path.join(parent, $0) } ?? parent
      default: nil
      }
    guard let path else { return }
    places[id] = Path.normalized(path)
    for child in object.list("children") { place(child, in: places[id] ?? path, depth: depth + 1) }
  }

  private func target(_ object: Object) -> BuildTarget? {
    guard let name = object["name"] else { return nil }
    var members = FileSet()
    for phase in object.list("buildPhases").compactMap({ objects[$0] }) {
      guard phase.kind == "PBXSourcesBuildPhase" || phase.kind == "PBXResourcesBuildPhase" else { continue }
      for reference in phase.list("files").compactMap({ objects[$0]?["fileRef"] }) { insert(reference, into: &members) }
    }
    insertFolders(of: object, into: &members)
    let type = object["productType"] ?? ""
    return BuildTarget(
      name: name, kind: kind(of: object), isLibrary: type.contains("framework") || type.contains("library"),
      members: members, dependencies: dependencies(of: object))
  }

  private func kind(of target: Object) -> BuildTarget.Kind {
    let type = target["productType"] ?? ""
    if type.contains("bundle.unit-test") || type.contains("bundle.ui-testing") { return .test }
    return target.kind == "PBXNativeTarget" ? .shipped : .buildTool
  }

  /// A file, a folder, or all files of a group of variants (one a language).
  private func insert(_ reference: String, into members: inout FileSet) {
    guard let object = objects[reference], let place = places[reference] else { return }
    let children = object.list("children")
    for child in children { if let path = places[child] { members.insert(file: path) } }
    guard children.isEmpty else { return }
    let isFolder = (object["lastKnownFileType"] ?? object["explicitFileType"])?.hasPrefix("folder") ?? false
    if isFolder { members.insert(folder: place) } else { members.insert(file: place) }
  }

  /// Folders whose files belong to the target but for exceptions; and single files of other targets' folders.
  private func insertFolders(of target: Object, into members: inout FileSet) {
    let own = Set(target.list("fileSystemSynchronizedGroups"))
    for folder in objects.values where folder.kind == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = places[folder.id] else { continue }
      let exceptions = folder.list("exceptions").compactMap { objects[$0] }.filter { $0["target"] == target.id }
        .flatMap { $0.list("membershipExceptions") }.map { Path.join(path, $0) }
      if own.contains(folder.id) {
        members.insert(folder: path, except: exceptions)
      } else {
        for file in exceptions {
          members.insert(file: file)
          members.insert(folder: file)
        }
      }
    }
  }

  private func dependencies(of target: Object) -> [String] {
    let targets = target.list("dependencies").compactMap { objects[$0] }
      .compactMap { $0["target"].flatMap { objects[$0]?["name"] } ?? $0["name"] }
    let products = target.list("packageProductDependencies").compactMap { objects[$0]?["productName"] }
    return targets + products
  }
}
