/// How an import decides.
public struct ImportOptions: Sendable {
  /// Do to the values what Xcode's import does: an empty target clears, unfinished states are passed over, a form that
  /// has no target is added as `new`, and sources and placeholders are not looked at.
  public var isLikeXcode: Bool
  /// Take translations whose state says that they are not final, as `needs_review`.
  public var acceptsUnfinished: Bool

  public init(isLikeXcode: Bool = false, acceptsUnfinished: Bool = false) {
    self.isLikeXcode = isLikeXcode
    self.acceptsUnfinished = acceptsUnfinished
  }
}
