/// An introduction of a few pages with one button, which leads to the next page and in the end out of it.
public struct OnboardingPager: Hashable, Sendable {
  /// The pages, in reading order.
  public var pages: [Page]

  public init(pages: [Page]) {
    self.pages = pages
  }
}

extension OnboardingPager {
  /// One page of the introduction.
  public struct Page: Identifiable, Hashable, Sendable {
    /// Tells the pages apart, in every language and every run. It is never shown.
    public let id: String
    /// The name of the picture, such as an SF Symbol.
    public var symbol: String
    /// The colour of the picture; nil for the app's own.
    public var tint: Tint?
    public var title: LocalizedText
    public var message: LocalizedText

    public init(id: String, symbol: String, tint: Tint? = nil, title: LocalizedText, message: LocalizedText) {
      self.id = id
      self.symbol = symbol
      self.tint = tint
      self.title = title
      self.message = message
    }
  }

  /// A colour by its red, green and blue shares in sRGB, from 0 to 1.
  public struct Tint: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double

    public init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// What changes while the introduction is open.
  public struct State: Hashable, Sendable {
    /// The page that was scrolled to. Nil, or one that does not exist, is the first.
    public var scrolledPage: Page.ID?
    /// How far the introduction is through, from 0 to 1 over all pages, when something else than the finger drives it.
    /// It wins over `scrolledPage`.
    public var progress: Double?

    public init(scrolledPage: Page.ID? = nil, progress: Double? = nil) {
      self.scrolledPage = scrolledPage
      self.progress = progress
    }
  }
}
