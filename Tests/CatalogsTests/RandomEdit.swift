import Catalogs
import Testing

/// Edits of every kind, drawn at random.
enum RandomEdit {
  private static let keys = ["%lld days", "Open", "Restore", "Tap", "", "%@ (%@)", "item 10", "item 9", "Ähre", "日本"]
  private static let languages = ["de", "ru", "en", "zh-Hans", "zh-HK", "pt-BR"]
  private static let forms = ["", "one", "few", "other", "mac", "device.other", "iphone.one", "substitutions.N.other"]
  private static let values = ["", "Text", "a \"quoted\"\\ line\n", "%lld \u{2028}\u{1}", "/é/"]
  private static let states: [TranslationState] = [.new, .translated, .needsReview, .machineTranslated]

  /// Makes one edit; one that is refused changes nothing.
  static func edit(_ catalog: inout Catalog, _ random: inout SplitMix) {
    func pick<Item>(_ items: [Item]) -> Item { items[Int(random.next() % UInt64(items.count))] }
    let key = pick(Self.keys)
    let language = pick(Self.languages)
    let state = pick(Self.states)
    let before = catalog.serialized()
    do {
      switch random.next() % 12 {
      case 0: try catalog.insert(EntryDraft(key: key, comment: pick(Self.values), shouldTranslate: false))
      case 1: try catalog.removeEntry(key)
      case 2: try catalog.renameKey(key, to: pick(Self.keys), keepingText: random.next() % 2 == 0)
      case 3: try catalog.setComment(random.next() % 3 == 0 ? nil : pick(Self.values), key: key)
      case 4: try catalog.setExtractionState(pick([nil, .manual, .stale]), key: key)
      case 5: try catalog.removeLocalization(language, key: key)
      case 6: try catalog.dropLanguage(language)
      case 7: try catalog.addLanguage(language)
      case 8: try catalog.markReviewed(key: key, language: language)
      default:
        let form = FormPath(pick(Self.forms)) ?? FormPath()
        try catalog.setValue(pick(Self.values), state: state, key: key, language: language, form: form)
        let units = catalog[key]?.localization(language)?.units
        #expect(units?.first { $0.path == form }?.unit.state == state)
      }
    } catch {
      #expect(catalog.serialized() == before, "refused: \(error)")
    }
  }
}
