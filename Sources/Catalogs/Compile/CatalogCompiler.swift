import Findings
public import StructuredText

/// Makes the files that Apple's systems read at run time: for each language `.strings` with the plain texts, and
/// `.stringsdict` with those that vary by number or device.
///
/// A language gets a file only if it has a text for it; a key whose text is the key needs none. Texts in the state `new`
/// that extraction put in are left out, so that the code's own text is shown.
public enum CatalogCompiler {
  public struct Options: Sendable {
    /// The languages wanted, as their tags are written; nil for all.
    public var languages: [String]?
    /// Whether texts in the state `new` are compiled too.
    public var includesNew: Bool

    public init(languages: [String]? = nil, includesNew: Bool = false) {
      self.languages = languages
      self.includesNew = includesNew
    }
  }

  /// One compiled file.
  public struct File: Sendable {
    public let language: String
    /// The path below the output folder: `de.lproj/Localizable.strings`.
    public let path: String
    /// Members in the order of their UTF-16 code units, as Apple's tools write them.
    public let list: PropertyList
  }

  public struct Result: Sendable {
    /// By language, `.strings` before `.stringsdict`. After an error nothing should be written.
    public var files: [File] = []
    public var problems: [CompileProblem] = []

    public var hasErrors: Bool { problems.contains { $0.severity == .error } }
  }

  /// Compiles a catalog. What cannot be compiled is a problem; all problems of a catalog are found in one run.
  public static func compile(_ catalog: Catalog, _ options: Options = Options()) -> Result {
    var result = Result()
    for name in ["sourceLanguage", "version"] where catalog.frame.outer.root?[name] == nil {
      result.problems.append(CompileProblem(severity: .error, message: "Missing required key '\(name)'"))
    }
    let entries = catalog.entries
    for language in catalog.languages where options.languages?.contains(language) ?? true {
      var plain: [PropertyList.Member] = []
      var varied: [PropertyList.Member] = []
      for entry in entries {
        guard let localization = entry.localization(language) else { continue }
        var compiler = TextCompiler(
          entry, localization, sourceLanguage: catalog.sourceLanguage, includesNew: options.includesNew)
        switch compiler.compile() {
        case .plain(let text)?: plain.append(.init(entry.key, .string(text)))
        case .varied(let list)?: varied.append(.init(entry.key, list))
        case nil: break
        }
        result.problems += compiler.problems
      }
      for (members, kind) in [(plain, "strings"), (varied, "stringsdict")] where !members.isEmpty {
        let list = PropertyList.dictionary(members).sortedByCodeUnits
        result.files.append(File(language: language, path: "\(language).lproj/\(catalog.table).\(kind)", list: list))
      }
    }
    return result
  }
}

extension PropertyList {
  /// The list with the members of every dictionary in the order of their UTF-16 code units.
  fileprivate var sortedByCodeUnits: PropertyList {
    guard isDictionary else { return self }
    return .dictionary(
      members.map { Member($0.key, $0.value.sortedByCodeUnits) }
        .sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) })
  }
}
