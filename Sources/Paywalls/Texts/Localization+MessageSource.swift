public import Catalogs
public import WordgateMessages
import WordgatePlurals

extension Localization {
  /// The text as the message engine takes it; nil where the localization holds no text at all.
  ///
  /// Forms under names that no plural category or device has are left out: a rule of its own reports them.
  public var messageSource: MessageSource? {
    guard let pattern = content.messagePattern else { return nil }
    let parts = substitutions.compactMap { substitution -> Substitution? in
      substitution.content.messagePattern.map {
        Substitution(
          name: substitution.name, argument: substitution.argument, specifier: substitution.specifier ?? "lld",
          pattern: $0)
      }
    }
    return MessageSource(pattern, substitutions: parts)
  }
}

extension LocalizedContent {
  /// The texts without their places; nil for sets of phrases and unknown content.
  fileprivate var messagePattern: MessagePattern? {
    switch self {
    case .unit(let unit): return .text(unit.value)
    case .plural(let variations):
      return .plural(
        variations.compactMap { variation in
          guard let category = PluralCategory(name: variation.name), let pattern = variation.content.messagePattern
          else { return nil }
          return MessagePattern.PluralForm(category, pattern)
        })
    case .device(let variations):
      return .device(
        variations.compactMap { variation in
          guard let device = Device(name: variation.name), let pattern = variation.content.messagePattern else {
            return nil
          }
          return MessagePattern.DeviceForm(device, pattern)
        })
    case .set, .none: return nil
    }
  }
}
