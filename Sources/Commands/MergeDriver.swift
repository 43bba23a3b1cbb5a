internal import Workspace

/// The lines that make git call wordgate when both sides of a merge changed a catalog.
struct MergeDriver {
  /// How git finds the program.
  let program: String

  static let attribute = "*.xcstrings merge=wordgate"

  /// What git runs: `%O` is the common version, `%A` ours, `%B` theirs, `%L` the size of marks, `%P` the path.
  var command: String {
    let isPlain = program.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "/._-+".utf8.contains(byte)
      }
    }
    let quoted =
      isPlain
      ? program
      : "'"
        + program.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
    return "\(quoted) merge --marker-size %L --path %P %O %A %B"
  }

  /// Adds the attribute to the repository's `.gitattributes` and the driver to its configuration. Doing it again
  /// changes nothing.
  func install(in session: Session) throws(UsageError) -> ExitStatus {
    guard let root = session.files.folderAbove(".", holding: ".git") else {
      throw .output("there is no git repository here")
    }
    let file = Path.join(root, ".gitattributes")
    var text = ""
    if session.files.exists(file) {
      do throws(Files.Problem) {
        text = String(decoding: try session.files.read(file), as: UTF8.self)
      } catch {
        throw .output("'\(error.path)' \(error.reason)")
      }
    }
    if !text.split(whereSeparator: \.isNewline).contains(Substring(Self.attribute)) {
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      try session.write(Array((text + Self.attribute + "\n").utf8), to: file)
      session.terminal.tell("\(file): \(Self.attribute)")
    }
    let settings = [("merge.wordgate.name", "String Catalogs by key and language"), ("merge.wordgate.driver", command)]
    for (name, value) in settings {
      guard session.processes.run(["git", "-C", session.files.place(of: root), "config", name, value]) == 0 else {
        throw .output("git could not set '\(name)'")
      }
      session.terminal.tell("git config \(name) \"\(value)\"")
    }
    return .fine
  }
}
