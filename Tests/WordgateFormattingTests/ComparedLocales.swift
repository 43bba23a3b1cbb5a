#if os(Linux)
  import WordgateLocales

  #if canImport(Glibc)
    import Glibc
  #endif

  /// The locales that are compared with ICU: all of them with WORDGATE_EXHAUSTIVE set, else a few dozen.
  enum ComparedLocales {
    static let isExhaustive = getenv("WORDGATE_EXHAUSTIVE") != nil

    static let names: [String] = {
      if isExhaustive { return ICUFormats.locales }
      return [
        "root", "en", "en_GB", "en_IN", "ar", "ar_EG", "ar_SA", "bg", "bn", "ckb_IR", "cs", "de", "de_AT", "es",
        "es_MX",
        "fa", "fr", "fr_CA", "gd", "he", "hi", "hu", "id", "it", "ja", "ko", "mr", "my", "nb", "ne", "nl", "pl", "pt",
        "pt_PT", "ru", "sv", "sw", "ta", "th", "tr", "uk", "uz_Arab", "vi", "zh", "zh_Hant",
      ]
    }()

    /// The identifier of one of ICU's names.
    static func identifier(_ name: String, keywords: String = "") -> LocaleIdentifier? {
      LocaleIdentifier((name == "root" ? "und" : String(name.map { $0 == "_" ? "-" : $0 })) + keywords)
    }
  }
#endif
