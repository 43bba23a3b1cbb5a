/// A text for translators, written as SwiftUI's are: `"Start \(days)-Day Free Trial"` is looked up under the key
/// `Start %lld-Day Free Trial` and carries the number along.
///
/// A literal without interpolation is its own key: `"50% off"` keeps its percent sign. As soon as something is
/// interpolated, the key is a format, and each `%` of the literal is doubled. Nothing is looked up here; a renderer, a
/// view or the gate does that.
///
///     let name: LocalizedText = "Yearly"
///     let badge = LocalizedText("Save \(44)%", comment: "Badge on the yearly plan.")
public struct LocalizedText: Hashable, Sendable {
  /// The text in the order of the source language: literal runs, and what stands between them.
  public let parts: [Part]
  /// What a String Catalog lists the text under.
  public let key: String
  /// The String Catalog that holds the key, without extension; nil for `Localizable`.
  public var table: String?
  /// What translators are told about the place and the arguments of the text.
  public var comment: String?

  /// A text with a comment for translators. A literal is written in place: `LocalizedText("Today", comment: "…")`.
  ///
  /// A table or comment that is left out stays as the text had it.
  public init(_ text: LocalizedText, table: String? = nil, comment: String? = nil) {
    parts = text.parts
    key = text.key
    self.table = table ?? text.table
    self.comment = comment ?? text.comment
  }

  init(parts: [Part]) {
    self.parts = parts
    key = Self.key(of: parts)
  }
}

extension LocalizedText {
  /// A run of a text.
  public enum Part: Hashable, Sendable {
    /// Characters as the reader sees them; a percent sign is single.
    case literal(String)
    /// A value, with the specifier that stands for it in the key, percent sign included: `%lld`, `%.1f`.
    case argument(Argument, specifier: String)
  }

  /// A value within a text.
  public enum Argument: Hashable, Sendable {
    case integer(Int)
    case unsigned(UInt)
    case decimal(Double)
    /// Characters that no one translates, such as a price as the store wrote it.
    case text(String)
    /// Another text, looked up by itself: the name of a plan within a sentence.
    indirect case localized(LocalizedText)
  }

  /// The values to insert, in the order of the key.
  public var arguments: [Argument] {
    parts.compactMap { part in
      if case .argument(let argument, _) = part { argument } else { nil }
    }
  }

  /// The values to insert, with each text among them turned into characters: what a message takes.
  ///
  ///     func words(_ text: LocalizedText) -> String {
  ///       message(text.key).string(text.arguments(resolving: words))
  ///     }
  public func arguments<Failure: Error>(
    resolving words: (LocalizedText) throws(Failure) -> String
  ) throws(Failure) -> [Argument] {
    var resolved: [Argument] = []
    for argument in arguments {
      if case .localized(let text) = argument {
        resolved.append(.text(try words(text)))
      } else {
        resolved.append(argument)
      }
    }
    return resolved
  }

  private static func key(of parts: [Part]) -> String {
    let isFormat = parts.contains { part in
      if case .argument = part { true } else { false }
    }
    var key = ""
    for part in parts {
      switch part {
      case .literal(let text) where isFormat:
        for character in text.unicodeScalars {
          if character == "%" { key.unicodeScalars.append("%") }
          key.unicodeScalars.append(character)
        }
      case .literal(let text): key += text
      case .argument(_, let specifier): key += specifier
      }
    }
    return key
  }
}
