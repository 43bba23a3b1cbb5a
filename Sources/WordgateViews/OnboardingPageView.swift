#if canImport(SwiftUI)
  import SwiftUI
  import WordgateDefinitions

  /// A picture, a heading and a sentence, read aloud as one.
  struct OnboardingPageView: View {
    let page: OnboardingPager.Page

    @Environment(\.paywallWords) private var words

    private var tint: Color {
      page.tint.map { Color(.sRGB, red: $0.red, green: $0.green, blue: $0.blue, opacity: 1) } ?? .accentColor
    }

    var body: some View {
      VStack(spacing: 16) {
        Image(systemName: page.symbol)
          .font(.largeTitle)
          .foregroundColor(tint)
          .padding(36)
          .background(tint.opacity(0.12), in: Circle())
          .accessibilityHidden(true)
        words.text(page.title)
          .font(.title2.bold())
          .accessibilityAddTraits(.isHeader)
        words.text(page.message)
          .foregroundColor(.secondary)
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 32)
      .accessibilityElement(children: .combine)
    }
  }
#endif
