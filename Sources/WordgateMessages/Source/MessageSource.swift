public import WordgatePlurals

/// The text of one language as a String Catalog holds it: one text, or one for each plural category or device.
public indirect enum MessagePattern: Hashable, Sendable {
  /// A text with specifiers: `Day %lld`.
  case text(String)
  /// One form for each plural category that the language distinguishes.
  case plural([PluralForm])
  /// One form for each kind of device.
  case device([DeviceForm])

  /// The text for one plural category.
  public struct PluralForm: Hashable, Sendable {
    public var category: PluralCategory
    public var pattern: MessagePattern

    public init(_ category: PluralCategory, _ pattern: MessagePattern) {
      self.category = category
      self.pattern = pattern
    }
  }

  /// The text for one kind of device.
  public struct DeviceForm: Hashable, Sendable {
    public var device: Device
    public var pattern: MessagePattern

    public init(_ device: Device, _ pattern: MessagePattern) {
      self.device = device
      self.pattern = pattern
    }
  }
}

/// A named part of a message that varies by a number of its own. The text refers to it as `%#@name@`.
public struct Substitution: Hashable, Sendable {
  public var name: String
  /// The number of the argument, from 1. Without it the references take their arguments in order of appearance.
  public var argument: Int?
  /// What `%arg` stands for, without the percent sign: `lld`.
  public var specifier: String
  public var pattern: MessagePattern

  public init(
    name: String, argument: Int? = nil, specifier: String = "lld", pattern: MessagePattern
  ) {
    self.name = name
    self.argument = argument
    self.specifier = specifier
    self.pattern = pattern
  }
}

/// Everything a message is made from.
public struct MessageSource: Hashable, Sendable {
  public var pattern: MessagePattern
  public var substitutions: [Substitution]
  /// The number of the argument, from 1, that plural forms outside substitutions are chosen by. Without it, the first
  /// number in the `other` form.
  public var countArgument: Int?
  /// The names of the arguments in the order of the source language, for `%(name)@`. Without them, the order of first
  /// appearance in this text.
  public var argumentNames: [String]

  public init(
    _ pattern: MessagePattern, substitutions: [Substitution] = [], countArgument: Int? = nil,
    argumentNames: [String] = []
  ) {
    self.pattern = pattern
    self.substitutions = substitutions
    self.countArgument = countArgument
    self.argumentNames = argumentNames
  }

  /// A message of one text.
  public init(_ text: String) {
    self.init(.text(text))
  }
}
