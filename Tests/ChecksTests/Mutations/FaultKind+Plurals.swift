import Foundation

extension FaultKind {
  static let substitutions: [FaultKind] = [
    .text("substitution named otherwise", .meaning) { clean, _ in
      clean.isInSubstitution ? nil : changed(clean, "%#@[a-z]+@", with: { $0.dropLast() + "x@" })
    },
    .text("reference to a substitution lost", .meaning) { clean, _ in
      clean.isInSubstitution ? nil : changed(clean, "%#@[a-z]+@", with: { _ in "" })
    },
    FaultKind("substitution by another argument", .crash) { clean, _ in
      substitution(clean) { part in part["argNum"] = (part["argNum"] as? Int ?? 1) == 1 ? 2 : 1 }
    },
    FaultKind("substitution by a text", .crash) { clean, _ in substitution(clean) { $0["formatSpecifier"] = "@" } },
    FaultKind("substitution lost", .meaning) { clean, _ in
      guard clean.isInSubstitution, clean.path.last == "other" else { return nil }
      return Spoiled(
        entry: clean.entry.edited(clean.language) { node in
          var parts = node["substitutions"] as? [String: Any] ?? [:]
          parts[clean.path[1]] = nil
          node["substitutions"] = parts
        })
    },
    .text("number of a substitution lost", .meaning) { clean, _ in
      clean.isInSubstitution && clean.isFull ? changed(clean, "%arg ?", with: { _ in "" }) : nil
    },
    .text("`%arg` outside a plural", .meaning) { clean, _ in
      clean.isPlain ? replaced(clean, "%lld", with: "%arg") : nil
    },
  ]

  static let plurals: [FaultKind] = [
    FaultKind("plural category lost", .meaning) { clean, _ in
      guard let category = clean.category, needed(category, clean.language) else { return nil }
      return Spoiled(entry: clean.entry.replacing(clean.path, in: clean.language, with: nil))
    },
    FaultKind("form `other` lost", .crash) { clean, _ in
      guard clean.category == "other", ["de", "fr", "ru", "ar", "pl", "es", "it", "uk"].contains(clean.language) else {
        return nil
      }
      return Spoiled(entry: clean.entry.replacing(clean.path, in: clean.language, with: nil))
    },
    FaultKind("category misspelled", .meaning) { clean, _ in
      guard let category = clean.category else { return nil }
      return Spoiled(
        entry: clean.entry.edited(clean.language) { node in
          CatalogEntryJSON.edit(&node, Array(clean.path.dropLast())) { forms in
            var forms = forms
            forms[category + "s"] = forms.removeValue(forKey: category)
            return forms
          }
        })
    },
    FaultKind("category added that the language never chooses", .meaning) { clean, _ in
      guard clean.category == "other", ["ja", "ko", "zh-Hans", "zh-Hant", "vi", "id", "th"].contains(clean.language),
        forms(beside: clean).count == 1
      else { return nil }
      return Spoiled(
        entry: clean.entry.replacing(clean.path.dropLast() + ["one"], in: clean.language, with: clean.text))
    },
    FaultKind("one form copied over all others", .meaning) { clean, _ in
      guard clean.category == "many", ["ru", "uk", "pl", "ar"].contains(clean.language),
        Set(forms(beside: clean).values).count > 1, forms(beside: clean).count > 2
      else { return nil }
      var entry = clean.entry
      for category in forms(beside: clean).keys {
        entry = entry.replacing(clean.path.dropLast() + [category], in: clean.language, with: clean.text)
      }
      return Spoiled(entry: entry)
    },
    FaultKind("plural made flat", .meaning) { clean, _ in
      guard clean.category == "other", clean.path.count == 3, clean.path.first == "variations",
        ["de", "fr", "es", "it", "ru", "pl", "uk", "ar", "nl", "pt-BR", "sv"].contains(clean.language),
        sourceVaries(clean), !matches(everyday, clean.text).isEmpty
      else { return nil }
      return Spoiled(
        entry: clean.entry.edited(clean.language) { node in
          node = ["stringUnit": ["state": "translated", "value": clean.text]]
        })
    },
    .text("plural form emptied", .meaning) { clean, _ in clean.category == nil ? nil : "" },
    .text("form `one` names another number", .meaning) { clean, _ in
      guard clean.category == "one", ["de", "en", "es", "it", "nl", "sv", "ru", "pl"].contains(clean.language) else {
        return nil
      }
      return changed(clean, "%(?:1\\$)?lld|%arg", with: { _ in "2" })
    },
    .text("form `few` without its words", .meaning) { clean, _ in
      guard clean.category == "few" || clean.category == "one", clean.text.contains(" "),
        forms(beside: clean)["other"] != nil
      else { return nil }
      return matches("%(?:1\\$)?lld|%arg", clean.text).first
    },
    .text("form of another key", .meaning) { clean, dice in
      // A form for zero says something else by right: 'No messages yet'.
      guard let category = clean.category, category != "other", category != "zero", let other = forms(beside: clean)["other"],
        other.split(separator: " ").count > 3, !["ja", "ko", "zh-Hans", "zh-Hant", "th"].contains(clean.language),
        let donor = donors(clean.language).randomElement(using: &dice)
      else { return nil }
      return donor.text
    },
  ]

  private static func substitution(_ clean: CleanText, _ change: (inout [String: Any]) -> Void) -> Spoiled? {
    guard clean.isInSubstitution, clean.path.last == "other" else { return nil }
    var isThere = false
    let entry = clean.entry.edited(clean.language) { node in
      CatalogEntryJSON.edit(&node, Array(clean.path.prefix(2))) { part in
        var part = part
        isThere = part["argNum"] != nil
        change(&part)
        return part
      }
    }
    return isThere ? Spoiled(entry: entry) : nil
  }

  static func forms(beside clean: CleanText) -> [String: String] {
    var node = clean.entry.languages[clean.language] as? [String: Any] ?? [:]
    for step in clean.path.dropLast() { node = node[step] as? [String: Any] ?? [:] }
    return node.compactMapValues { (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String }
  }

  private static func sourceVaries(_ clean: CleanText) -> Bool {
    let node = clean.entry.languages[clean.sourceLanguage] as? [String: Any] ?? [:]
    let plural = (node["variations"] as? [String: Any])?["plural"] as? [String: Any] ?? [:]
    let texts = plural.values.compactMap {
      (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    return Set(texts).count > 1
  }

  private static func needed(_ category: String, _ language: String) -> Bool {
    switch language {
    case "ru", "uk", "be", "pl": ["one", "few", "many"].contains(category)
    case "cs", "sk", "lt", "hr", "sr", "ro", "sl": ["one", "few"].contains(category)
    case "ar": ["one", "two", "few", "many"].contains(category)
    case "de", "fr", "es", "it", "nl", "sv", "da", "nb", "pt-BR", "pt-PT", "fi", "el", "he": category == "one"
    default: false
    }
  }

  /// Sentences of a language from catalogs, to be pasted where they do not belong.
  static func donors(_ language: String) -> [CleanText] { sentences[language] ?? [] }

  private static let sentences: [String: [CleanText]] = Dictionary(
    grouping: CleanTexts.all.filter {
      $0.isPlain && $0.source.split(separator: " ").count >= 5 && !$0.text.contains("%") && $0.text.utf8.count > 20
    }, by: \.language)
}

/// The text of a clean one with the first match changed.
func changed(_ clean: CleanText, _ pattern: String, with change: (String) -> String) -> String? {
  guard let range = clean.text.range(of: pattern, options: .regularExpression) else { return nil }
  return clean.text.replacingCharacters(in: range, with: change(String(clean.text[range])))
}
