internal import SwiftReader

/// What a `Package.swift` says of its targets, read without running it.
///
/// Only what is written in place is understood: a target whose name is computed is not. Such a manifest is not
/// ``isComplete``, and the folders of the usual layout fill the gap.
struct PackageManifest {
  struct Target: Hashable {
    var name: String
    var kind: BuildTarget.Kind
    var path: String?
    var exclude: [String] = []
    var sources: [String] = []
    var dependencies: [String] = []
  }

  private(set) var targets: [Target] = []
  /// The targets of each library or executable product.
  private(set) var products: [String: [String]] = [:]
  /// The systems that it names under `platforms:`.
  private(set) var oldestSystems: [SystemVersion] = []
  private(set) var isComplete = true

  init(_ bytes: [UInt8]) {
    let tree = SwiftFile(bytes)
    let dependencies = tree.descendants(of: tree.root, of: .argument).filter { tree.isNamed("dependencies", $0) }
      .map { tree.range(of: $0) }
    for call in tree.descendants(of: tree.root, of: .call) {
      let place = tree.range(of: call).lowerBound
      // In the dependencies of a target, `.target(name:)` names another.
      if dependencies.contains(where: { $0.contains(place) }) { continue }
      switch tree.name(of: tree.callee(of: call)) {
      case "target", "executableTarget": take(call, as: .shipped, in: tree)
      case "testTarget": take(call, as: .test, in: tree)
      case "macro", "plugin": take(call, as: .buildTool, in: tree)
      case "library", "executable": takeProduct(call, in: tree)
      default: takePlatform(call, in: tree)
      }
    }
    if !tree.problems.isEmpty { isComplete = false }
  }

  private mutating func take(_ call: NodeID, as kind: BuildTarget.Kind, in tree: SwiftFile) {
    guard tree.isMember(tree.callee(of: call)), tree.argument("name", of: call) != nil else { return }
    guard let name = tree.text("name", of: call) else {
      isComplete = false
      return
    }
    targets.append(
      Target(
        name: name, kind: kind, path: tree.text("path", of: call), exclude: tree.texts("exclude", of: call),
        sources: tree.texts("sources", of: call), dependencies: dependencies(of: call, in: tree)))
  }

  /// `.iOS(.v16)`, `.macOS("13.0")`.
  private mutating func takePlatform(_ call: NodeID, in tree: SwiftFile) {
    guard let platform = SystemVersion.Platform(rawValue: tree.name(of: tree.callee(of: call))),
      tree.isMember(tree.callee(of: call)), let argument = tree.arguments(of: call).first,
      let value = tree.value(of: argument)
    else { return }
    oldestSystems += [SystemVersion(platform, tree.stringValue(of: value) ?? tree.name(of: value))].compactMap { $0 }
  }

  private func dependencies(of call: NodeID, in tree: SwiftFile) -> [String] {
    guard let argument = tree.argument("dependencies", of: call) else { return [] }
    return tree.texts("dependencies", of: call)
      + tree.descendants(of: argument, of: .call).compactMap { tree.text("name", of: $0) }
  }

  private mutating func takeProduct(_ call: NodeID, in tree: SwiftFile) {
    guard let name = tree.text("name", of: call), tree.argument("targets", of: call) != nil else { return }
    products[name] = tree.texts("targets", of: call)
  }
}

extension PackageManifest {
  /// The targets with their files, for a package in a folder. `folders` gives the names of the folders below a path,
  /// for targets that the manifest does not spell out.
  func buildTargets(of package: String, folders: (String) -> [String]) -> [BuildTarget] {
    var found = targets.map { target in
      let base = Path.join(package, target.path ?? usualFolder(of: target, in: package, folders: folders))
      var members = FileSet()
      let exclude = target.exclude.map { Path.join(base, $0) }
      if target.sources.isEmpty {
        members.insert(folder: base, except: exclude)
      } else {
        for source in target.sources { members.insert(folder: Path.join(base, source), except: exclude) }
        for source in target.sources { members.insert(file: Path.join(base, source)) }
      }
      return BuildTarget(
        name: target.name, kind: target.kind, members: members,
        dependencies: target.dependencies.flatMap { products[$0] ?? [$0] })
    }
    guard !isComplete else { return found }
    let known = Set(targets.map(\.name))
    for (root, kind) in [("Sources", BuildTarget.Kind.shipped), ("Tests", .test)] {
      let place = Path.join(package, root)
      for name in folders(place) where !known.contains(name) {
        var members = FileSet()
        members.insert(folder: Path.join(place, name))
        found.append(BuildTarget(name: name, kind: kind, members: members))
      }
    }
    return found
  }

  /// Where SwiftPM looks for a target without `path:`.
  private func usualFolder(of target: Target, in package: String, folders: (String) -> [String]) -> String {
    let roots =
      switch target.kind {
      case .test: ["Tests", "Sources", "Source", "src", "srcs"]
      case .buildTool: ["Plugins", "Sources", "Source", "src", "srcs"]
      case .shipped: ["Sources", "Source", "src", "srcs"]
      }
    let root = roots.first { folders(Path.join(package, $0)).contains(target.name) }
    if root == nil, targets.filter({ $0.kind == target.kind }).count == 1,
      let only = roots.first(where: { folders(package).contains($0) })
    {
      return only
    }
    return Path.join(root ?? roots[0], target.name)
  }
}

extension SwiftFile {
  /// `.target` or `Target.target`, not a function of the manifest's own.
  fileprivate func isMember(_ callee: NodeID) -> Bool {
    kind(of: callee) == .implicitMember || kind(of: callee) == .memberAccess
  }

  /// The text of an argument that is one plain literal.
  fileprivate func text(_ label: StaticString, of call: NodeID) -> String? {
    argument(label, of: call).flatMap { value(of: $0) }.flatMap { stringValue(of: $0) }
  }

  /// The texts of an argument that is an array with literals; other elements are passed over.
  fileprivate func texts(_ label: StaticString, of call: NodeID) -> [String] {
    guard let list = argument(label, of: call).flatMap({ value(of: $0) }) else { return [] }
    return expressions(of: list).compactMap { stringValue(of: $0) }
  }
}
