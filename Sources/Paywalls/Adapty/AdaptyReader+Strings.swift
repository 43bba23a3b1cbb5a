import Extraction
import Findings

extension AdaptyReader {
  /// Reads the strings of every locale; a string's fallback is kept under an id of its own.
  mutating func readLocalizations() -> OwnLocalizations {
    let holder = config("localizations") ?? config
    let named = config.string("defaultlocalization") ?? ""
    var localizations = OwnLocalizations(defaultLocale: named, location: holder.location)
    for entry in holder.elements {
      guard let locale = entry.string("id") else {
        draft.report("no-locale", .error, "this localization names no locale", at: entry.location)
        continue
      }
      localizations.addLocale(locale)
      for string in entry("strings")?.elements ?? [] {
        guard let id = string.string("id"), let value = string("value") else { continue }
        add(value, id: id, locale: locale, to: &localizations)
        if let fallback = string("fallback") {
          add(fallback, id: AdaptyReader.fallbackID(id), locale: locale, to: &localizations)
        }
      }
    }
    if localizations.locales.isEmpty {
      draft.report(
        "no-localizations", .error, "'localizations' is empty: the paywall has no texts", at: holder.location)
    } else if !localizations.locales.contains(named) {
      draft.report(
        "no-default-locale", .error, "default locale '\(named)' has no localizations",
        at: config("defaultlocalization")?.location ?? config.location)
    }
    return localizations
  }

  private mutating func add(
    _ value: JSONPlace, id: String, locale: String, to localizations: inout OwnLocalizations
  ) {
    ids.insert(id)
    let rich = RichText(value)
    localizations.add(
      LocalizedValue(
        kind: rich == nil ? .unreadable : .text, text: rich?.words ?? "", markup: rich?.markup,
        location: value.location, range: value.range),
      id: id, locale: locale)
  }

  /// The texts behind a `string_id`: a plain one, or the variants of a product's text by payment mode.
  mutating func layout(ofString reference: JSONPlace, role: TextRole) -> Layout {
    if let id = reference.string { return use(id, at: reference, role: role) }
    let suffix = reference.string("suffix").map { "_\($0)" } ?? ""
    let products = reference.string("id").map { [$0] } ?? productsWithText(suffix)
    let base = firstID(mode: "default", products: products, suffix: suffix)
    let name = base ?? "PRODUCT_\(products.first.map { "\($0)_" } ?? "")default\(suffix)"
    let layout = use(name, at: reference, role: role)
    var variants: [Layout.Variant] = []
    for mode in ["free_trial", "pay_as_you_go", "pay_up_front"] {
      guard let id = firstID(mode: mode, products: products, suffix: suffix) else { continue }
      let facts = [Fact.named(mode.split(separator: "_").joined(separator: " "))]
      variants.append(
        Layout.Variant(facts: facts, layout: under(facts) { $0.use(id, at: reference, role: role) }))
    }
    if ids.contains("PRODUCT_not_selected\(suffix)") {
      let facts = [Fact.named("no product selected")]
      variants.append(
        Layout.Variant(
          facts: facts, layout: under(facts) { $0.use("PRODUCT_not_selected\(suffix)", at: reference, role: role) }))
    }
    return variants.isEmpty ? layout : .choice(base: layout, variants: variants)
  }

  /// The id of a product's text in a payment mode, its own before the common one.
  private func firstID(mode: String, products: [String], suffix: String) -> String? {
    let own = products.map { "PRODUCT_\($0)_\(mode)\(suffix)" }
    return (own + ["PRODUCT_\(mode)\(suffix)"]).first(where: ids.contains)
  }

  /// The products that have a text of their own with a suffix, sorted.
  private func productsWithText(_ suffix: String) -> [String] {
    let ending = "_default\(suffix)"
    return ids.filter { $0.hasPrefix("PRODUCT_") && $0.hasSuffix(ending) && $0.utf8.count > 8 + ending.utf8.count - 1 }
      .map { String($0.dropFirst("PRODUCT_".count).dropLast(ending.count)) }.filter { !$0.isEmpty }.sorted()
  }
}
