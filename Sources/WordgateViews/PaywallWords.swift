#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI
  public import WordgateDefinitions
  import WordgateFormatting

  /// Turns the texts of a definition into what SwiftUI shows.
  ///
  /// Texts come from the String Catalogs of a bundle. An app that asks the gate first hands on what the gate admitted, so
  /// that everything on the screen is in one language. Days are written for the locale of the environment, so set that
  /// as well when the gate chose another:
  ///
  ///     OnboardingPagerView(pager) { dismiss() }
  ///       .environment(\.paywallWords, PaywallWords { text in Text(verbatim: admitted(text)) })
  public struct PaywallWords: Sendable {
    private let show: @Sendable (LocalizedText) -> Text

    /// Looks texts up in the String Catalogs of a bundle, in the language of the environment.
    public init(bundle: Bundle? = nil) {
      let path = bundle?.bundlePath
      show = { Self.lookedUp($0, in: path.flatMap(Bundle.init(path:))) }
    }

    /// Takes texts from elsewhere.
    public init(_ show: @escaping @Sendable (LocalizedText) -> Text) {
      self.show = show
    }

    /// The text as SwiftUI shows it.
    public func text(_ text: LocalizedText) -> Text {
      show(text)
    }

    /// A text, a day or a price as SwiftUI shows it.
    public func text(_ content: PresentedText.Content, in timeZone: TimeZone) -> Text {
      switch content {
      case .text(let text): show(text)
      case .date(let day, _):
        Text(day.noon(in: timeZone), format: Date.FormatStyle(timeZone: timeZone).month(.abbreviated).day())
      case .price(let price): Text(verbatim: price)
      }
    }

    private static func lookedUp(_ text: LocalizedText, in bundle: Bundle?) -> Text {
      guard !text.arguments.isEmpty else {
        return Text(LocalizedStringKey(text.key), tableName: text.table, bundle: bundle)
      }
      var literal = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: text.parts.count)
      for part in text.parts {
        switch part {
        case .literal(let characters): literal.appendLiteral(characters)
        case .argument(.integer(let number), let specifier): literal.appendInterpolation(number, specifier: specifier)
        case .argument(.unsigned(let number), let specifier): literal.appendInterpolation(number, specifier: specifier)
        case .argument(.decimal(let number), let specifier): literal.appendInterpolation(number, specifier: specifier)
        case .argument(.text(let characters), _): literal.appendInterpolation(characters)
        case .argument(.localized(let inner), _): literal.appendInterpolation(lookedUp(inner, in: bundle))
        }
      }
      return Text(LocalizedStringKey(stringInterpolation: literal), tableName: text.table, bundle: bundle)
    }
  }

  extension EnvironmentValues {
    private struct PaywallWordsKey: EnvironmentKey {
      static let defaultValue = PaywallWords()
    }

    /// Where the views of paywalls take their texts from: the main bundle, unless the app says otherwise.
    public var paywallWords: PaywallWords {
      get { self[PaywallWordsKey.self] }
      set { self[PaywallWordsKey.self] = newValue }
    }
  }
#endif
