/// Whether a paywall may be shown in a locale.
public enum GateVerdict: Hashable, Sendable {
  /// It is shown in the language of the locale.
  case renders
  /// It is shown whole in the language it was written in, as the policy `source` asks.
  case fallsBackToSource
  /// It is not shown.
  case fallsBack

  /// `renders` or `falls-back`; a paywall in the wrong language falls back too.
  public var name: String { self == .renders ? "renders" : "falls-back" }
}
