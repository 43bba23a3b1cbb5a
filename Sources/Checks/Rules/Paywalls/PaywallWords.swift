import WordgateLocales

/// The words by which paywalls speak of trials and periods, by language.
enum PaywallWords {
  /// Whether a text promises a time without payment.
  static func speakOfTrial(_ text: String, language: String) -> Bool {
    contains(trials, text, language)
  }

  /// Whether a text says how long a payment lasts, or that there is only one.
  static func speakOfPeriod(_ text: String, language: String) -> Bool {
    contains(periods, text, language)
  }

  /// The language alone, without region.
  private static func contains(_ words: [String: [String]], _ text: String, _ language: String) -> Bool {
    let language = LocaleIdentifier(language)?.language ?? language
    guard let known = words[language] else { return false }
    let text = text.lowercased()
    return known.contains { text.utf8Contains($0) }
  }

  private static let trials: [String: [String]] = [
    "en": ["free trial", "try free", "try for free", "days free", "day free", "free for ", "trial period"],
    "de": ["kostenlos testen", "probezeit", "testphase", "probeabo", "tage kostenlos", "tage gratis"],
    "fr": ["essai gratuit", "essayer gratuitement", "jours gratuits"],
    "es": ["prueba gratis", "prueba gratuita", "días gratis", "probar gratis"],
    "it": ["prova gratuita", "prova gratis", "giorni gratis"],
    "pt": ["teste gratuito", "teste grátis", "avaliação gratuita", "dias grátis", "experimente grátis"],
    "nl": ["gratis proef", "probeer gratis", "dagen gratis"], "sv": ["gratis provperiod", "prova gratis"],
    "da": ["gratis prøve", "prøv gratis"], "nb": ["gratis prøve", "prøv gratis"],
    "no": ["gratis prøve", "prøv gratis"],
    "pl": ["okres próbny", "wypróbuj za darmo", "darmowy okres"], "ru": ["пробный период", "бесплатный период"],
    "uk": ["пробний період", "безкоштовний період"], "tr": ["ücretsiz deneme", "ücretsiz dene"],
    "ja": ["無料トライアル", "無料体験", "無料で試", "無料お試し"], "ko": ["무료 체험", "무료체험"],
    "zh": ["免费试用", "免費試用"], "ar": ["تجربة مجانية"], "he": ["ניסיון חינם", "ניסיון בחינם"],
  ]

  private static let periods: [String: [String]] = [
    "en": [
      "month", "year", "week", "day", "/mo", "/yr", "/wk", "annual", "lifetime", "once", "forever", " mo", "quarter",
      "one-time", "one time",
    ],
    "de": ["monat", "jahr", "woche", "tag", "jähr", "wöch", "einmal", "lebens"],
    "fr": ["mois", "an", "semaine", "jour", "vie", "mensuel"], "es": ["mes", "año", "semana", "día", "anual", "vida"],
    "it": ["mese", "anno", "settiman", "giorn", "annu", "mensil", "vita"],
    "pt": ["mês", "mes", "ano", "semana", "dia", "anual", "mensal", "vida", "vital"],
    "nl": ["maand", "jaar", "week", "dag"], "ja": ["月", "年", "週", "日", "買い切り"],
    "zh": ["月", "年", "周", "週", "天", "永久", "终身", "終身"], "ko": ["월", "년", "주", "일", "평생"],
  ]
}
