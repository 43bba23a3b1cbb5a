import Catalogs
import StructuredText

/// How catalogs and translators' files spell what belongs to substitutions.
enum ExchangeSpelling {
  /// The number that decides for each substitution, by name.
  typealias Arguments = [String: ExchangeUnit.Argument]

  /// A text as translators see it: references to substitutions get the number of their argument.
  static func referencesNumbered(_ text: String, _ arguments: Arguments) -> String {
    guard !arguments.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return arguments.reduce(text) { text, argument in
      guard let number = argument.value.number else { return text }
      return text.replacingBytes("%#@\(argument.key)@", with: "%\(number)$#@\(argument.key)@")
    }
  }

  /// A text as a catalog has it: references to its substitutions lose the number that the substitution has anyway.
  static func referencesPlain(_ text: String, _ arguments: Arguments) -> String {
    guard !arguments.isEmpty, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return arguments.reduce(text) { text, argument in
      guard let number = argument.value.number else { return text }
      return text.replacingBytes("%\(number)$#@\(argument.key)@", with: "%#@\(argument.key)@")
    }
  }

  /// A form of a substitution as translators see it: `%arg` becomes the specifier, `%1$lld`.
  static func argumentSpelled(_ text: String, _ argument: ExchangeUnit.Argument) -> String {
    guard let specifier = argument.spelled, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.replacingBytes("%arg", with: specifier)
  }

  /// A form of a substitution as a catalog has it: the specifier of its argument becomes `%arg`.
  static func argumentPlain(_ text: String, _ argument: ExchangeUnit.Argument) -> String {
    guard let specifier = argument.spelled, text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.replacingBytes(specifier, with: "%arg")
  }
}

extension ExchangeUnit.Argument {
  /// The specifier with its number, `%1$lld`; nil where the catalog does not say how the argument is printed.
  var spelled: String? {
    guard let specifier, !specifier.isEmpty else { return nil }
    return number.map { "%\($0)$\(specifier)" } ?? "%\(specifier)"
  }
}

extension Localization {
  /// The arguments of the substitutions, by name.
  var arguments: ExchangeSpelling.Arguments {
    guard node["substitutions"] != nil else { return [:] }
    return Dictionary(
      substitutions.map { ($0.name, ExchangeUnit.Argument(number: $0.argument, specifier: $0.specifier)) }
    ) { first, _ in first }
  }
}

extension String {
  /// The text with every place of one text replaced by another, byte for byte.
  func replacingBytes(_ part: String, with other: String) -> String {
    let bytes = Array(utf8)
    let part = Array(part.utf8)
    guard let first = part.first, bytes.count >= part.count else { return self }
    var result: [UInt8] = []
    var start = 0
    var place = 0
    while place + part.count <= bytes.count {
      guard bytes[place] == first, bytes[place..<place + part.count].elementsEqual(part) else {
        place += 1
        continue
      }
      result += bytes[start..<place]
      result += other.utf8
      place += part.count
      start = place
    }
    guard start > 0 else { return self }
    result += bytes[start...]
    return String(decoding: result, as: UTF8.self)
  }
}
