import Findings
import Paywalls

/// A page that the law and the stores ask a paywall to lead to.
struct LegalPage: Sendable {
  /// As a sentence names it: `the terms of use`.
  let name: String
  /// The destination of a button that leads there.
  let destination: String
  /// Words of which one stands in a text, an address or a key that has to do with it, in small letters.
  let words: [String]

  /// Whether a link, its address or the words of a text name the page.
  func isMentioned(in paywall: CheckedPaywall) -> Bool {
    paywall.texts.contains { text in
      let said = text.words.filter(\.isSource).map(\.text) + [text.text.path, text.text.key]
      return said.contains { said in
        let said = said.lowercased()
        return words.contains { said.utf8Contains($0) }
      }
    }
  }
}

/// A rule that asks for a link to a page.
protocol LegalPageRule: PaywallRule {
  var page: LegalPage { get }
}

extension LegalPageRule {
  func check(_ paywall: CheckedPaywall) -> [Finding] {
    guard paywall.isWholeScreen, !page.isMentioned(in: paywall) else { return [] }
    var found = finding(
      "nothing leads to \(page.name)", at: paywall.paywall.location,
      advice: "add a button with the destination '\(page.destination)', or a text that links there")
    found.paywall = paywall.paywall.id
    return [found]
  }
}
