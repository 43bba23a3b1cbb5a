public import SwiftReader

/// A Swift file with its place in the project.
public struct SwiftSource: Sendable {
  /// The path as extraction knows it.
  public var file: String
  public var tree: SwiftFile

  public init(file: String, tree: SwiftFile) {
    self.file = file
    self.tree = tree
  }
}
