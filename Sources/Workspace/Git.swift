/// The history of a project, as the program `git` tells it.
struct Git {
  /// The outermost folder of the working tree.
  let root: String
  /// The working folder below the root, ending in `/`; empty at the root.
  let prefix: String
  private let folder: String

  /// Why git gives no answer, in a sentence.
  struct Problem: Error {
    let message: String
  }

  /// The repository that holds the working folder.
  init(of files: Files) throws(Problem) {
    // What git knows is nothing that a run could look at again.
    files.observations?.denyRepetition()
    folder = files.workingFolder.isEmpty ? "." : files.workingFolder
    let result = ChildProcess.run(["git", "-C", self.folder, "rev-parse", "--show-toplevel", "--show-prefix"])
    guard result.status != nil else { throw Problem(message: "'git' cannot be run") }
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard result.isFine, lines.count >= 2 else { throw Problem(message: "the folder is in no git repository") }
    root = String(lines[0])
    prefix = String(lines[1])
  }

  /// The commit where a revision and the present one parted, or the revision itself where they have nothing in common.
  func base(of revision: String) throws(Problem) -> String {
    guard !revision.hasPrefix("-"),
      let commit = line("rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
    else { throw Problem(message: "git knows no revision '\(revision)'") }
    return line("merge-base", commit, "HEAD") ?? commit
  }

  /// The files that differ from a commit or are not followed yet, as paths below the root.
  func changedFiles(since commit: String) throws(Problem) -> [String] {
    let changed = run("diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", commit, "--", ":/")
    let added = run("ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/")
    guard changed.isFine, added.isFine else {
      throw Problem(message: "git says: \((changed.isFine ? added : changed).complaint)")
    }
    return (changed.output + added.output).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A file as it was; nil where it was not there.
  func file(_ path: String, at commit: String) -> [UInt8]? {
    let result = run("show", "--no-textconv", "\(commit):\(path)")
    return result.isFine ? result.output : nil
  }

  /// The lines of a file that are new since a commit; nil where all of it is.
  func changedLines(of path: String, since commit: String) -> [ClosedRange<Int>]? {
    guard run("cat-file", "-e", "\(commit):\(path)").isFine else { return nil }
    let result = run(
      "diff", "-U0", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color", "--text", commit, "--",
      ":(top,literal)\(path)")
    guard result.isFine else { return nil }
    return result.output.split(separator: 0x0A).compactMap { Self.newLines(ofHunk: $0) }
  }

  /// `@@ -12,0 +13,2 @@`: lines 13 and 14. Where lines were only taken out, the two around the gap.
  private static func newLines(ofHunk line: ArraySlice<UInt8>) -> ClosedRange<Int>? {
    guard line.starts(with: "@@ ".utf8) else { return nil }
    let words = line.split(separator: 0x20, maxSplits: 4)
    guard words.count > 3, words[2].first == UInt8(ascii: "+") else { return nil }
    let numbers = words[2].dropFirst().split(separator: UInt8(ascii: ",")).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let start = numbers.first else { return nil }
    let count = numbers.count > 1 ? numbers[1] : 1
    return count == 0 ? start...start + 1 : start...start + count - 1
  }

  private func line(_ words: String...) -> String? {
    let result = ChildProcess.run(["git", "-C", folder] + words)
    guard result.isFine else { return nil }
    let text = String(decoding: result.output.prefix { $0 != 0x0A }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  private func run(_ words: String...) -> ChildProcess.Result { ChildProcess.run(["git", "-C", folder] + words) }
}
