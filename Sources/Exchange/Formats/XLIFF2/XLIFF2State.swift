import Catalogs

/// How XLIFF 2 names the states of a translation (section 4.3.1.31).
enum XLIFF2State {
  static func attributes(of state: TranslationState?) -> (state: String, subState: String?) {
    switch state {
    case .translated?: ("translated", nil)
    case .new?, nil: ("initial", nil)
    case .needsReview?: ("translated", "wordgate:needs-review")
    case .machineTranslated?: ("translated", "wordgate:machine-translated")
    case .unknown(let name)?: ("translated", "wordgate:\(name)")
    }
  }

  static func state(_ state: String?, subState: String?) -> TranslationState? {
    switch (state, subState) {
    case (_, "wordgate:needs-review"?) where state == "translated": .needsReview
    case (_, "wordgate:machine-translated"?) where state == "translated": .machineTranslated
    case ("translated"?, _), ("reviewed"?, _), ("final"?, _): .translated
    case ("initial"?, _): .new
    case (nil, _): nil
    case (let name?, _): .unknown(name)
    }
  }
}
