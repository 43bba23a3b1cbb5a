public import Checks
internal import Findings

extension Project {
  /// What the configuration accepts and asks for of what is found.
  public func selection(requiring locales: [String] = []) -> CheckSelection {
    var selection = CheckSelection()
    selection.ignores = configuration.ignores
    selection.thresholds = configuration.thresholds
    selection.fallbacks = configuration.fallbacks
    selection.requiredLocales = locales
    return selection
  }
}
