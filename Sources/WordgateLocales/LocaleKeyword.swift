/// The names that Apple's and ICU's `@key=value` form uses for keywords of BCP 47.
enum LocaleKeyword {
  /// The two-letter key of a keyword name, nil for one that BCP 47 cannot hold.
  static func key(_ name: String) -> String? {
    switch name {
    case "calendar": "ca"
    case "collation": "co"
    case "currency": "cu"
    case "hours": "hc"
    case "measure": "ms"
    case "numbers": "nu"
    case "colstrength": "ks"
    case "colalternate": "ka"
    case "colnumeric": "kn"
    case "colcasefirst": "kf"
    default: name.isKeywordKey && name.isSubtag ? name : nil
    }
  }

  /// The value in the form that BCP 47 wants; `true` for a keyword without value.
  static func canonicalValue(_ value: String, of key: String) -> String {
    switch (key, value) {
    case (_, ""), (_, "yes"): "true"
    case ("ca", "gregorian"): "gregory"
    case ("ca", "islamicc"): "islamic-civil"
    case ("ca", "ethiopic-amete-alem"): "ethioaa"
    case ("co", "phonebook"): "phonebk"
    case ("co", "traditional"): "trad"
    case ("co", "dictionary"): "dict"
    case ("co", "gb2312han"): "gb2312"
    case ("nu", "traditional"): "traditio"
    case ("ms", "imperial"): "uksystem"
    default: value
    }
  }
}
