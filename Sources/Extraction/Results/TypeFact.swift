public import Findings

/// A type of the sources, as far as screens are concerned.
public struct TypeFact: Hashable, Sendable {
  /// The name with the names of the types around it: `OnboardingPager.Page`.
  public var name: String
  public var module: String
  public var file: String
  /// Where its name stands.
  public var location: Location
  /// The UTF-8 range of the declaration.
  public var range: Range<Int>
  /// The types it inherits from or conforms to, as written, extensions included, sorted.
  public var conformances: [String]
  /// Whether it is a SwiftUI view, by itself or through a protocol or class of the sources.
  public var isView: Bool
  /// Whether it only demonstrates others: its name ends in `Demo`, or it stands below `// MARK: - Demo`.
  public var isDemo: Bool
  /// Whether it stands in preview code or is a `PreviewProvider`.
  public var isPreview: Bool
  /// The other views of the sources that its code names, sorted.
  public var usedViews: [String]
  /// The member that its `id` returns, where the getter only names one: `name` in `var id: String { name }`.
  public var identity: String?

  public init(
    name: String, module: String = "", file: String, location: Location, range: Range<Int>,
    conformances: [String] = [], isView: Bool = false, isDemo: Bool = false, isPreview: Bool = false,
    usedViews: [String] = [], identity: String? = nil
  ) {
    self.name = name
    self.module = module
    self.file = file
    self.location = location
    self.range = range
    self.conformances = conformances
    self.isView = isView
    self.isDemo = isDemo
    self.isPreview = isPreview
    self.usedViews = usedViews
    self.identity = identity
  }
}
