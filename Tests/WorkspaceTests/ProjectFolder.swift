import Catalogs
import Foundation
import Workspace

/// A project in a folder of its own, for as long as a test runs.
final class ProjectFolder {
  private let folder = NSTemporaryDirectory() + "wordgate-project-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (path, text) in files { try Files(workingFolder: folder).write(Array(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var project: Project { Project(files: Files(workingFolder: folder)) }

  /// The keys that extraction brings into each catalog, by the catalog's path.
  func keys(_ scope: Inspection.Scope = .init()) -> [String: [String]] {
    let update = project.inspect(scope).catalogUpdate()
    return Dictionary(uniqueKeysWithValues: update.changes.map { ($0.catalog.file, $0.catalog.entries.map(\.key)) })
  }

  static let emptyCatalog = #"{"sourceLanguage" : "en", "strings" : {}, "version" : "1.0"}"#

  /// A Swift file that looks up some texts.
  static func view(_ name: String, _ texts: String...) -> String {
    "import SwiftUI\nstruct \(name): View { var body: some View { "
      + texts.map { "Text(\"\($0)\")" }.joined(separator: "; ") + " } }\n"
  }
}
