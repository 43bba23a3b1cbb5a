/// Which target compiles which file, as the project files and package manifests of a folder tell.
///
/// Where there are none, it is empty and the layout decides.
struct ProjectStructure: Sendable {
  private(set) var targets: [BuildTarget] = []
  /// The folders of Xcode projects, each of which lists every file that it builds.
  private var listed: [String] = []
  private var products: [String: [String]] = [:]
  private var indices: [String: [Int]] = [:]
  /// The languages that each Xcode project declares, by its file.
  var languages: [String: [String]] = [:]
  /// The systems that the projects and packages say they run on.
  private(set) var oldestSystems: [SystemVersion] = []

  mutating func add(_ targets: [BuildTarget], listingFilesBelow folder: String? = nil) {
    for target in targets {
      indices[target.name, default: []].append(self.targets.count)
      self.targets.append(target)
    }
    if let folder { listed.append(folder) }
  }

  /// The targets of package products, so that a project can depend on a product by its name.
  mutating func add(products: [String: [String]]) {
    self.products.merge(products) { $0 + $1 }
  }

  mutating func add(oldest systems: [SystemVersion]) { oldestSystems += systems }

  var isEmpty: Bool { targets.isEmpty }

  /// The targets that a source or resource is part of, by index.
  func targets(of file: String) -> Set<Int> {
    Set(targets.indices.filter { targets[$0].members.contains(file) })
  }

  /// Whether a file is part of what people get. Definitions of paywalls and StoreKit configurations are that without
  /// being part of a target: servers and Xcode's schemes hand them out.
  func ships(_ file: String) -> Bool {
    switch use(of: file) {
    case .shipped: true
    case .unshipped: false
    case .unused: ["json", "storekit"].contains(Path.fileExtension(of: file))
    case .unknown:
      !file.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { Substring($0).hasSuffix("Tests") }
    }
  }

  /// What becomes of a source file.
  private func use(of file: String) -> Use {
    let kinds = targets.lazy.filter { $0.members.contains(file) }.map(\.kind)
    if kinds.contains(.shipped) { return .shipped }
    if !kinds.isEmpty || targets.contains(where: { $0.members.leavesOut(file) }) { return .unshipped }
    return listed.contains { $0 == "." ? !file.hasPrefix("../") : file.isBelow($0) } ? .unused : .unknown
  }

  private enum Use {
    case shipped
    /// Part of tests or build tools only.
    case unshipped
    /// Part of no target of the project that it lies in.
    case unused
    /// No project file speaks of it.
    case unknown
  }

  /// All targets that a target builds on, with itself.
  func reach(of target: Int) -> Set<Int> {
    var reached: Set<Int> = [target]
    var waiting = [target]
    while let next = waiting.popLast() {
      for name in targets[next].dependencies {
        for found in (indices[name] ?? []) + (products[name] ?? []).flatMap({ indices[$0] ?? [] })
        where reached.insert(found).inserted { waiting.append(found) }
      }
    }
    return reached
  }
}
