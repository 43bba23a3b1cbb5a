extension Catalog {
  /// Lists a language in the file, with those it has, so that it is worked on before its first text is there.
  public mutating func addLanguage(_ language: String) throws(CatalogEditProblem) {
    try Self.check(language: language)
    let known = frame.languages
    guard !languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) else {
      throw .languageExists(language)
    }
    willEdit()
    let all = known.isEmpty ? languages : known
    frame.languages = (all + [language]).sorted { FinderOrder.precedes($0, $1) }
  }

  /// Takes a language out of the list and out of every entry. Returns how many entries had texts in it.
  @discardableResult
  public mutating func dropLanguage(_ language: String) throws(CatalogEditProblem) -> Int {
    guard !language.utf8.elementsEqual(sourceLanguage.utf8) else { throw .isSourceLanguage(language) }
    guard languages.contains(where: { $0.utf8.elementsEqual(language.utf8) }) else {
      throw .noSuchLanguage(language, key: nil)
    }
    var count = 0
    for key in keys where self[key]?.localization(language) != nil {
      try removeLocalization(language, key: key)
      count += 1
    }
    let listed = frame.languages
    if listed.contains(language) {
      willEdit()
      frame.languages = listed.filter { $0 != language }
    }
    return count
  }
}
