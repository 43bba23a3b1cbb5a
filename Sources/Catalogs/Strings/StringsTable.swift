public import Findings
public import StructuredText

/// The texts of one table in one language, from its `.strings` and `.stringsdict` files.
public struct StringsTable: Sendable {
  /// The tag of the language, as a catalog is to have it: `pt-BR`.
  public let language: String
  /// The texts in the order of the files, each key once.
  public private(set) var entries: [Entry] = []

  public struct Entry: Sendable {
    public let key: String
    /// The comment that the file has for the key, other than the words of `genstrings` for none.
    public let comment: String?
    public let localization: LocalizationDraft
    public let location: Location?
  }

  /// Takes in the files of one language. A text that varies counts before a plain one of the same key, as at run time.
  ///
  /// What a catalog cannot hold is a finding, and its key is left out. `pluralVariable` is the only name of a variable
  /// that may become a text by plural category; nil for any.
  public init(
    language: String, _ documents: [PropertyListDocument], pluralVariable: String? = nil, findings: inout [Finding]
  ) {
    self.language = language
    var places: [ExactKey: Int] = [:]
    for document in documents {
      findings += document.problems
      guard let root = document.root else { continue }
      guard root.isDictionary else {
        findings.append(.unusable("the file holds no keys with texts", at: root.location))
        continue
      }
      var seen: Set<ExactKey> = []
      for member in root.members.reversed() where seen.insert(ExactKey(member.key)).inserted {
        guard let entry = Self.entry(member, language, pluralVariable, findings: &findings) else { continue }
        let name = ExactKey(member.key)
        guard let place = places[name] else {
          places[name] = entries.count
          entries.append(entry)
          continue
        }
        let isPlain = member.value.string != nil
        findings.append(.doubled(isPlain ? entry : entries[place]))
        if !isPlain { entries[place] = entry.commented(entries[place].comment) }
      }
    }
    entries.sort { ($0.location ?? .start) < ($1.location ?? .start) }
  }

  private static func entry(
    _ member: PropertyList.Member, _ language: String, _ pluralVariable: String?, findings: inout [Finding]
  ) -> Entry? {
    let localization: LocalizationDraft
    do throws(StringsDictProblem) {
      if let text = member.value.string {
        localization = LocalizationDraft(.text(text))
      } else {
        localization = try StringsDictReader.localization(member.value, pluralVariable: pluralVariable)
      }
    } catch {
      findings.append(
        .unusable(error.message, at: error.location ?? member.location, key: member.key, locale: language))
      return nil
    }
    return Entry(
      key: member.key, comment: member.comment == "No comment provided by engineer." ? nil : member.comment,
      localization: localization, location: member.location)
  }

  /// The tag of the language that a folder `pt_BR.lproj` stands for; nil for `Base.lproj` and other folders.
  public static func language(ofFolder name: String) -> String? {
    guard name.hasSuffix(".lproj") else { return nil }
    let stem = String(name.dropLast(6))
    guard stem != "Base", stem != "mul" else { return nil }
    if let tag = formerNames[stem] { return tag }
    return String(stem.map { $0 == "_" ? "-" : $0 })
  }

  /// The names that folders had before they were tags.
  private static let formerNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Spanish": "es", "Dutch": "nl", "Japanese": "ja",
  ]
}

extension StringsTable.Entry {
  fileprivate func commented(_ other: String?) -> Self {
    Self(key: key, comment: comment ?? other, localization: localization, location: location)
  }
}

extension Location {
  fileprivate static let start = Location(file: "", line: 0, column: 0)
}

extension Finding {
  fileprivate static func unusable(
    _ message: String, at location: Location?, key: String? = nil, locale: String? = nil
  ) -> Finding {
    Finding(
      rule: "unusable-strings", category: .source, severity: .error, message: message, location: location,
      locale: locale, key: key)
  }

  fileprivate static func doubled(_ entry: StringsTable.Entry) -> Finding {
    Finding(
      rule: "doubled-strings", category: .source, severity: .note,
      message: "'\(entry.key)' varies in the .stringsdict, which counts at run time; this text of it is left out",
      location: entry.location, key: entry.key)
  }
}
