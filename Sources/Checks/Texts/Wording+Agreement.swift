import WordgateLocales

extension Wording {
  /// Whether a noun stays as it is after a number, as in Hungarian and Turkish, so that one sentence often serves all
  /// numbers although the language has plural categories.
  var keepsNounsAfterNumbers: Bool { Self.unchangingNouns.contains(grammar.language) }

  private static let unchangingNouns: Set<String> = [
    "az", "fa", "hu", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "ug", "uz",
  ]
}
