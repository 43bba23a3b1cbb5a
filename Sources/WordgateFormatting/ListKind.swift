/// How the items of a list belong together.
public enum ListKind: Hashable, Sendable {
  /// "A, B, and C"
  case and
  /// "A, B, or C"
  case or
}
