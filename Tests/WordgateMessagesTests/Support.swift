import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// A message in a locale, from pieces as tests write them.
func message(
  _ source: MessageSource, _ locale: String = "en"
) -> Message {
  Message(source, locale: LocaleIdentifier(locale) ?? .root)
}

/// The text of a message.
func text(_ source: MessageSource, _ locale: String = "en", _ arguments: MessageArgument...) -> String {
  message(source, locale).string(arguments).text
}

extension MessagePattern {
  /// Plural forms in the order written.
  static func forms(_ forms: KeyValuePairs<PluralCategory, String>) -> MessagePattern {
    .plural(forms.map { PluralForm($0.key, .text($0.value)) })
  }

  /// One text for each device.
  static func devices(_ forms: KeyValuePairs<Device, String>) -> MessagePattern {
    .device(forms.map { DeviceForm($0.key, .text($0.value)) })
  }
}

extension MessageSource {
  static func forms(_ forms: KeyValuePairs<PluralCategory, String>) -> MessageSource { MessageSource(.forms(forms)) }
}

/// Numbers that look random and are the same in every run.
struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
