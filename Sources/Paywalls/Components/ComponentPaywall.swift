import Extraction
import Findings

/// Reads one paywall made of components: the object that holds `components_config`, or a bare tree.
enum ComponentPaywall {
  /// Whether an object is such a paywall.
  static func matches(_ place: JSONPlace) -> Bool {
    if place("componentsconfig") != nil { return true }
    if place("components")?.isList == true { return true }
    return place.type.map { $0 != "spacer" && ComponentShape.all[$0] != nil } ?? false
  }

  /// Reads it under an id; `id` and `name` of the object itself come before the one given.
  static func read(_ place: JSONPlace, id: String, customVariables: Set<String>? = nil) -> Paywall {
    var reader = ComponentReader(draft: PaywallDraft())
    if let table = place.string("localizationtable") { reader.draft.table = table }
    let layout = reader.rootLayout(of: place)
    var localizations: OwnLocalizations?
    if let own = place("componentslocalizations") ?? place("localizations") {
      localizations = reader.draft.ownLocalizations(own, defaultLocale: place("defaultlocale"))
    }
    let all = reader.withMissed(layout, of: place)
    reader.draft.checkPackages(of: place)
    if let localizations {
      reader.draft.checkUnused(localizations)
      reader.draft.checkAddresses(localizations)
      reader.draft.checkSpacers(localizations)
      reader.draft.checkVariables(localizations, custom: customVariables)
    }
    var paywall = reader.draft.paywall(
      id: id, form: localizations == nil ? .componentTree : .components, location: place.location,
      localizations: localizations, layout: all)
    paywall.wholePriceCurrencies = WholePrices.currencies(of: place)
    return paywall
  }
}

extension ComponentReader {
  fileprivate mutating func rootLayout(of place: JSONPlace) -> Layout {
    let config = place("componentsconfig") ?? place
    let root = config("base") ?? config
    guard root.isObject else {
      draft.report(
        "unreadable-component", .error, "'\(root.path)' is no object: the paywall shows nothing", at: root.location)
      return .empty
    }
    if root.type != nil { return layout(of: root, in: Context()) }
    return .sequence(
      ComponentShape.base.parts.map { layout(of: $0, in: root, type: "", isBase: true, context: Context()) })
  }

  /// Adds the localization ids that stand where no component of this program's list has a place for them.
  fileprivate mutating func withMissed(_ layout: Layout, of place: JSONPlace) -> Layout {
    let read = Set(draft.texts.map(\.path))
    let config = place("componentsconfig") ?? place
    var missed: [Layout] = []
    for reference in LocalizationIDs.all(below: config) where !read.contains(reference.place.path.description) {
      draft.report(
        "unexpected-localization-id", .note,
        "'\(reference.place.path)' refers to a text where this program expects none; it is kept as a required text",
        at: reference.place.location, key: reference.place.string)
      missed.append(draft.add(text(reference.place, kind: reference.kind, role: .body, context: Context())))
    }
    return missed.isEmpty ? layout : .sequence([layout] + missed)
  }
}

extension PaywallDraft {
  /// Reports addresses that cannot be opened, in every locale of the file.
  mutating func checkAddresses(_ localizations: OwnLocalizations) {
    var seen: Set<String> = []
    for text in texts where text.kind == .url && seen.insert(text.key).inserted {
      for locale in localizations.locales {
        guard let value = localizations.value(text.key, locale: locale), value.kind == .text else { continue }
        guard let fault = Address.fault(value.text) else { continue }
        report(
          fault.rule, fault.severity, fault.message, at: value.location, locale: locale, key: text.key,
          advice: "give the address of a page in this language, starting with 'https://'")
      }
    }
  }
}
