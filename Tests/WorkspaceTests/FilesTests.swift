import Foundation
import Testing
import Workspace

@Suite struct FilesTests {
  private let folder = NSTemporaryDirectory() + "wordgate-files-\(UUID().uuidString)"

  @Test("a written file is read back, and missing folders are made")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a/b.txt"
    try Files().write([1, 2, 3], to: path)
    #expect(try Files().read(path) == [1, 2, 3])
  }

  @Test("replacing a file keeps its permissions")
  func permissions() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/script"
    try Files().write([1], to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o754], ofItemAtPath: path)
    try Files().write([2], to: path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o754)
  }

  @Test("a link stays, and the file it leads to is replaced with its own permissions", arguments: [false, true])
  func links(together: Bool) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Files().write([1], to: folder + "/deep/file")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/deep/file")
    try FileManager.default.createSymbolicLink(atPath: folder + "/deep/near", withDestinationPath: "file")
    try FileManager.default.createSymbolicLink(atPath: folder + "/far", withDestinationPath: "deep/near")
    if together {
      #expect(try Files().replaceTogether([(folder + "/far", [1], [2])]))
    } else {
      #expect(try Files().replace(folder + "/far", expecting: [1], with: [2]))
    }
    #expect(try Files().read(folder + "/deep/file") == [2])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/deep/file")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/far") == "deep/near")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/deep/near") == "file")
  }

  @Test("several files are replaced only if none of them was changed meanwhile")
  func together() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = [folder + "/a", folder + "/b"]
    for path in paths { try Files().write([1], to: path) }
    #expect(try Files().replaceTogether([(paths[0], [1], [2]), (paths[1], [9], [2])]) == false)
    #expect(try paths.map { try Files().read($0) } == [[1], [1]])
    #expect(try Files().replaceTogether([(paths[0], [1], [2]), (paths[1], [1], [2])]))
    #expect(try paths.map { try Files().read($0) } == [[2], [2]])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["a", "b"])
  }

  @Test("a file that is not there is a problem that names it")
  func missing() {
    #expect(throws: Files.Problem(path: "/no/such", reason: "does not exist")) { try Files().read("/no/such") }
  }

  @Test("files below a folder come in byte order, skipped folders and link loops aside")
  func listing() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["b.swift", "a/c.swift", ".build/d.swift", "B.swift"] {
      try Files().write([], to: "\(folder)/\(name)")
    }
    try FileManager.default.createSymbolicLink(atPath: folder + "/a/loop", withDestinationPath: folder)
    let found = try Files().files(below: folder) { $0.hasPrefix(".") }
    #expect(found.map { String($0.dropFirst(folder.count + 1)) } == ["B.swift", "a/c.swift", "b.swift"])
  }
}

@Suite struct PathTests {
  @Test(
    "a path loses what says nothing",
    arguments: [("./a//b/../c", "a/c"), ("../x", "../x"), ("/a/./b", "/a/b"), (".", "."), ("a/..", ".")])
  func normalizing(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test("folder, name, stem and extension of a path")
  func parts() {
    #expect(Path.folder(of: "a/b.swift") == "a")
    #expect(Path.name(of: "a/b.swift") == "b.swift")
    #expect(Path.stem(of: "a/b.tar.GZ") == "b.tar")
    #expect(Path.fileExtension(of: "a/b.tar.GZ") == "gz")
    #expect(Path.fileExtension(of: "a/.hidden") == "")
  }

  @Test("a folder contains itself and what lies below it")
  func containing() {
    #expect(Path.contains("a", "a/b"))
    #expect(Path.contains(".", "a"))
    #expect(!Path.contains("a", "ab"))
    #expect(!Path.contains(".", "../a"))
  }
}
