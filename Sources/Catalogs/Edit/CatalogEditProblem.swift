/// Why an edit was not made; the catalog is then as it was.
public enum CatalogEditProblem: Error, Hashable, Sendable {
  case noSuchKey(String)
  case keyExists(String)
  case noSuchLanguage(String, key: String?)
  case languageExists(String)
  case isSourceLanguage(String)
  case malformedLanguage(String)
  case noSuchForm(FormPath, key: String, language: String)
  case formNeeded(key: String, language: String)
  case formNotAllowed(FormPath, reason: String)
  case malformedState(String)
  case malformedEntry(String)
}

extension CatalogEditProblem: CustomStringConvertible {
  /// One sentence as in a finding: lower case, no full stop.
  public var description: String {
    switch self {
    case .noSuchKey(let key): "the catalog has no key '\(key)'"
    case .keyExists(let key): "the catalog already has the key '\(key)'"
    case .noSuchLanguage(let language, let key?): "'\(key)' has no text in '\(language)'"
    case .noSuchLanguage(let language, nil): "the catalog has no text in '\(language)'"
    case .languageExists(let language): "the catalog already has the language '\(language)'"
    case .isSourceLanguage(let language): "'\(language)' is the source language of the catalog"
    case .malformedLanguage(let language): "'\(language)' is no language tag, expected one like 'pt-BR'"
    case .noSuchForm(let path, let key, let language): "'\(key)' has no form '\(path)' in '\(language)'"
    case .formNeeded(let key, let language): "'\(key)' has several forms in '\(language)', expected the name of one"
    case .formNotAllowed(let path, let reason): "the form '\(path)' cannot be written: \(reason)"
    case .malformedState(let state): "'\(state)' is no state of a translation"
    case .malformedEntry(let key): "the entry of '\(key)' is not as the format has it"
    }
  }
}
