import Foundation

/// The files of the package, by paths below its folder.
package struct PackageFiles {
  let root: String

  package init(root: String) {
    self.root = root
  }

  package func text(_ path: String) throws(PinnedProblem) -> String {
    guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else {
      throw PinnedProblem(message: "cannot read \(path)")
    }
    return text
  }

  /// Writes the files whose bytes differ from what is there.
  func write(_ files: [String: String]) throws {
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where (try? self.text(path)) != text {
      let url = URL(fileURLWithPath: "\(root)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      print("wrote \(path)")
    }
  }
}
