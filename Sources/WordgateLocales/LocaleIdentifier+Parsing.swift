extension LocaleIdentifier {
  /// Reads BCP 47 (`pt-BR`, `ar-u-nu-latn`), Apple's form (`pt_BR`, `ar@numbers=latn`) or a POSIX name (`pt_BR.UTF-8`).
  ///
  /// Case does not matter. Subtags that were replaced give their successors: `iw` is `he`, `sh` is `sr-Latn`, `en-UK`
  /// is `en-GB`. Nil for anything that is not a locale identifier. An Apple keyword that BCP 47 cannot hold is left out.
  public init?(_ text: String) {
    if let plain = Self.plain(text) {
      self = plain.replacingOldSubtags()
      return
    }
    guard text.utf8.count <= 255, var reader = LocaleReader(text), let locale = reader.read() else { return nil }
    self = locale.replacingOldSubtags()
  }
}
