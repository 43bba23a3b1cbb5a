import Foundation
import PackagePlugin

/// Compiles the String Catalogs of the target it is added to, so that their texts are in the target's bundle on every
/// system. Xcode needs no help of this kind.
@main struct CompileCatalogs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "compile-catalogs")
    let folder = context.pluginWorkDirectoryURL.appendingPathComponent("Catalogs")
    return try CatalogFile.below(target.directoryURL).map { catalog in
      let outputs = try catalog.outputs()
      return .buildCommand(
        displayName: "Compiling \(catalog.url.lastPathComponent)", executable: tool.url,
        arguments: [catalog.url.path, folder.path] + outputs, inputFiles: [catalog.url],
        outputFiles: outputs.map { folder.appendingPathComponent($0) })
    }
  }
}

/// A catalog of a target.
private struct CatalogFile {
  let url: URL

  /// The catalogs in a folder, those of Interface Builder files aside, in the order of their paths.
  static func below(_ folder: URL) throws -> [CatalogFile] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xcstrings") && !$0.contains("mul.lproj/") }.sorted().map { name in
      CatalogFile(url: folder.appendingPathComponent(name))
    }
  }

  /// The files that compiling may make, as paths below the output folder: a build system must know them beforehand.
  /// Those that turn out to hold nothing are made all the same.
  func outputs() throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    let table = url.deletingPathExtension().lastPathComponent
    var plain: Set<String> = []
    var varied: Set<String> = []
    for case let entry as [String: Any] in (object["strings"] as? [String: Any] ?? [:]).values {
      for (language, content) in entry["localizations"] as? [String: Any] ?? [:] {
        let members = content as? [String: Any] ?? [:]
        let isVaried = members["variations"] != nil || members["substitutions"] != nil
        if isVaried { varied.insert(language) } else { plain.insert(language) }
      }
    }
    return plain.sorted().map { "\($0).lproj/\(table).strings" }
      + varied.sorted().map { "\($0).lproj/\(table).stringsdict" }
  }
}
