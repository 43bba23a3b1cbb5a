/// Which of the texts of one language is meant: none for the only one, `few`, `iphone.one`, `substitutions.days.other`.
public struct FormPath: Hashable, Sendable {
  public enum Step: Hashable, Sendable {
    /// A plural category by its name.
    case plural(String)
    /// A device by its name in the file: `applewatch`.
    case device(String)
    /// A substitution by its name; always the first step.
    case substitution(String)
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  public func appending(_ step: Step) -> FormPath { FormPath(steps + [step]) }

  /// The names of the plural categories, in the order of CLDR.
  public static let pluralNames = ["zero", "one", "two", "few", "many", "other"]
  /// The names of devices in a catalog.
  public static let deviceNames = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]
}

extension FormPath {
  /// Reads `few`, `iphone`, `iphone.one`, `substitutions.days.other`; also Apple's longer form `device.iphone.plural.one`
  /// and `device.other`. The single word `other` is the plural category. Nil for what names no form.
  public init?(_ text: String) {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var steps: [Step] = []
    if parts.first == "substitutions" {
      guard let last = parts.popLast(), Self.pluralNames.contains(last) else { return nil }
      if parts.last == "plural" && parts.count > 2 { parts.removeLast() }
      let name = parts.dropFirst().joined(separator: ".")
      guard !name.isEmpty else { return nil }
      self.init([.substitution(name), .plural(last)])
      return
    }
    var kind: String?
    for part in parts where !text.isEmpty {
      if kind == nil && (part == "plural" || part == "device") {
        kind = part
      } else if kind != "device" && Self.pluralNames.contains(part) {
        steps.append(.plural(part))
        kind = nil
      } else if kind != "plural" && Self.deviceNames.contains(part) {
        steps.append(.device(part))
        kind = nil
      } else {
        return nil
      }
    }
    guard kind == nil else { return nil }
    self.init(steps)
  }
}

extension FormPath: CustomStringConvertible {
  /// `few`, `iphone.one`, `substitutions.days.other`; empty for the only text. A device named `other` is
  /// `device.other`, since `other` alone is the plural category.
  public var description: String {
    steps.map { step in
      switch step {
      case .plural(let name): name
      case .device("other"): "device.other"
      case .device(let name): name
      case .substitution(let name): "substitutions.\(name)"
      }
    }.joined(separator: ".")
  }
}
