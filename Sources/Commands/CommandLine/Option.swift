/// One option of a command: its row in the table that parsing, help and completion are made from.
struct Option: Hashable, Sendable {
  /// The name with its dashes: `--locale`.
  let name: String
  let value: Value
  /// One line for the help page, lower case, no full stop.
  let help: String

  enum Value: Hashable, Sendable {
    /// Present or absent.
    case none
    /// One value, named in the help page: `--offering FILE`. The last one given counts.
    case one(String)
    /// Any number of values, in the order given.
    case many(String)
    /// One of a few words.
    case choice([String])
  }

  static let format = Option(name: "--format", value: .choice(["text", "json"]), help: "how the result is written")
  static let locale = Option(name: "--locale", value: .many("L"), help: "only this locale; may be repeated")
  static let localesFrom = Option(
    name: "--locales-from", value: .one("FOLDER"), help: "the locales of a metadata folder, such as fastlane's")
  static let cache = Option(name: "--cache", value: .one("DIR"), help: "where what was read is kept for the next run")
  static let noCache = Option(name: "--no-cache", value: .none, help: "read everything anew and keep nothing")
  /// Of every command that reads sources.
  static let caching = [cache, noCache]
  static let help = Option(name: "--help", value: .none, help: "show this page")

  var takesValue: Bool { value != .none }

  /// The option as a help page shows it: `--locale L`.
  var usage: String {
    switch value {
    case .none: name
    case .one(let placeholder): "\(name) \(placeholder)"
    case .many(let placeholder): "\(name) \(placeholder)…"
    case .choice(let words): "\(name) \(words.joined(separator: "|"))"
    }
  }
}
