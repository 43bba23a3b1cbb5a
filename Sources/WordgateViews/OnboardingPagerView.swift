#if canImport(SwiftUI)
  public import SwiftUI
  public import WordgateDefinitions

  /// Shows an introduction page by page.
  ///
  /// Where `progress` drives it, one page stands still at a time, so that tests and pictures come out the same.
  public struct OnboardingPagerView: View {
    private let pager: OnboardingPager
    private let progress: Double?
    private let onFinish: () -> Void

    @State private var scrolledPage: OnboardingPager.Page.ID?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.paywallWords) private var words

    public init(_ pager: OnboardingPager, progress: Double? = nil, onFinish: @escaping () -> Void) {
      self.pager = pager
      self.progress = progress
      self.onFinish = onFinish
    }

    private var state: OnboardingPager.State {
      OnboardingPager.State(scrolledPage: scrolledPage, progress: progress)
    }

    public var body: some View {
      VStack(spacing: 20) {
        pages
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        if let position = pager.positionText(in: state) {
          dots
            .accessibilityElement()
            .accessibilityLabel(words.text(position))
            .accessibilityAdjustableAction { direction in
              switch direction {
              case .increment: turn(by: 1)
              case .decrement: turn(by: -1)
              @unknown default: break
              }
            }
        }
        Button {
          advance()
        } label: {
          words.text(pager.actionText(in: state))
            .font(.headline)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .padding(.horizontal, 24)
      }
      .padding(.vertical, 24)
    }

    @ViewBuilder private var pages: some View {
      #if os(macOS)
        currentPage
      #else
        if progress == nil {
          TabView(selection: $scrolledPage) {
            ForEach(pager.pages) { page in
              OnboardingPageView(page: page)
                .tag(Optional(page.id))
            }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
        } else {
          currentPage
        }
      #endif
    }

    @ViewBuilder private var currentPage: some View {
      if let page = pager.currentPage(in: state) {
        OnboardingPageView(page: page)
          .id(page.id)
      }
    }

    private var dots: some View {
      HStack(spacing: 6) {
        ForEach(pager.pages) { page in
          let isCurrent = page.id == pager.currentPage(in: state)?.id
          Capsule()
            .fill(isCurrent ? Color.accentColor : Color.secondary.opacity(0.3))
            .frame(width: isCurrent ? 20 : 8, height: 8)
        }
      }
    }

    private func advance() {
      switch pager.action(in: state) {
      case .turn: turn(by: 1)
      case .finish: onFinish()
      }
    }

    private func turn(by steps: Int) {
      guard let page = pager.page(steps, from: state) else { return }
      withAnimation(reduceMotion ? nil : .default) { scrolledPage = page.id }
    }
  }
#endif
