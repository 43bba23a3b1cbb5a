import Findings
public import SwiftReader

/// A Swift file with its place in the project.
public struct SwiftSource: Sendable {
  /// The path as extraction knows it.
  public let file: String
  public let tree: SwiftFile
  private let lines: LineTable

  public init(file: String, tree: SwiftFile) {
    self.file = file
    self.tree = tree
    lines = LineTable(tree.bytes)
  }

  /// The place of a byte offset in the file.
  func location(of offset: Int) -> Location { lines.location(of: offset, in: file) }
}
