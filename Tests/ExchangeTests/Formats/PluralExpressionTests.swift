import Testing
import WordgateLocales
import WordgatePlurals

@testable import Exchange

@Suite struct PluralExpressionTests {
  /// Every language that CLDR has rules for, but Cornish, whose rules look at the last six digits.
  private static let languages = [
    "af", "ak", "am", "an", "ar", "as", "asa", "ast", "az", "bal", "be", "bem", "bez", "bg", "bho", "bm", "bn", "bo",
    "br", "brx", "bs", "ca", "ce", "ceb", "cgg", "chr", "ckb", "cs", "csw", "cy", "da", "de", "doi", "dsb", "dv", "dz",
    "ee", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi", "fil", "fo", "fr", "fur", "fy", "ga", "gd", "gl", "gsw",
    "gu", "guw", "gv", "ha", "haw", "he", "hi", "hnj", "hr", "hsb", "hu", "hy", "ia", "id", "ig", "ii", "io", "is",
    "it",
    "iu", "ja", "jbo", "jgo", "jmc", "jv", "ka", "kab", "kaj", "kcg", "kde", "kea", "kk", "kkj", "kl", "km", "kn", "ko",
    "ks", "ksb", "ksh", "ku", "ky", "lag", "lb", "lg", "lij", "lkt", "lld", "ln", "lo", "lt", "lv", "mas", "mg", "mgo",
    "mk", "ml", "mn", "mo", "mr", "ms", "mt", "my", "nah", "naq", "nb", "nd", "ne", "nl", "nn", "nnh", "no", "nqo",
    "nr",
    "nso", "ny", "nyn", "om", "or", "os", "osa", "pa", "pap", "pcm", "pl", "prg", "ps", "pt", "pt-PT", "rm", "ro",
    "rof",
    "ru", "rwk", "sah", "saq", "sat", "sc", "scn", "sd", "sdh", "se", "seh", "ses", "sg", "sh", "shi", "si", "sk", "sl",
    "sma", "smi", "smj", "smn", "sms", "sn", "so", "sq", "sr", "ss", "ssy", "st", "su", "sv", "sw", "syr", "ta", "te",
    "teo", "th", "ti", "tig", "tk", "tl", "tn", "to", "tpi", "tr", "ts", "tzm", "ug", "uk", "ur", "uz", "ve", "vec",
    "vi",
    "vo", "vun", "wa", "wae", "wo", "xh", "xog", "yi", "yo", "yue", "zh", "zu",
  ]

  @Test(arguments: languages) func theExpressionGivesTheCategoriesOfCLDR(_ language: String) {
    let expression = PluralExpression(language: language)
    let rules = PluralRules(LocaleIdentifier(language) ?? .root)
    #expect(expression.categories == rules.required.map(\.name))
    for n in Array(0..<2_500) + [10_000, 100_001, 123_456, 999_999] {
      let wanted = rules.required.firstIndex(of: rules.category(for: n)) ?? rules.required.count - 1
      guard expression.evaluate(n) == wanted else {
        Issue.record("\(language), \(n): \(expression.evaluate(n)), not \(wanted) by \(expression.expression)")
        return
      }
    }
  }

  @Test(arguments: [
    ("de", "nplurals=2; plural=(n != 1);"), ("fr", "nplurals=2; plural=(n > 1);"), ("ja", "nplurals=1; plural=0;"),
    ("cs", "nplurals=3; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2);"),
  ])
  func theHeaderIsWrittenAsGettextsOwn(_ language: String, _ header: String) {
    #expect(PluralExpression(language: language).header == header)
  }
}
