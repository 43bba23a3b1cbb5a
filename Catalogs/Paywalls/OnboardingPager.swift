import SwiftUI

/// One page of the introduction.
struct OnboardingPage: Identifiable, Equatable, Sendable {
  /// Tells the pages apart. It is never shown.
  let id: String
  let symbol: String
  let tint: Color
  let title: LocalizedStringResource
  let message: LocalizedStringResource
}

extension OnboardingPage {
  /// The introduction that a new user sees.
  static let shipped = [
    OnboardingPage(
      id: "together", symbol: "square.stack.3d.up.fill", tint: .indigo,
      title: LocalizedStringResource(
        "Everything in one place", comment: "Title of the first page of the introduction."),
      message: LocalizedStringResource(
        "The notes, tasks and files of a project stay together.",
        comment: "Text of the first page of the introduction.")),
    OnboardingPage(
      id: "offline", symbol: "airplane", tint: .orange,
      title: LocalizedStringResource(
        "Works without a connection", comment: "Title of the second page of the introduction. The app is what works."),
      message: LocalizedStringResource(
        "Carry on anywhere. Your changes sync as soon as you are back online.",
        comment: "Text of the second page of the introduction.")),
    OnboardingPage(
      id: "team", symbol: "person.2.fill", tint: .green,
      title: LocalizedStringResource(
        "Better with your team", comment: "Title of the third page of the introduction: projects get better."),
      message: LocalizedStringResource(
        "Invite people to a project and choose what they can change.",
        comment: "Text of the third page of the introduction.")),
  ]
}

/// An introduction of a few pages with one button, which leads to the next page and in the end out of it.
///
/// The pages lie in a scroll view that snaps page by page, so that they follow the finger and the reading direction,
/// and the button can turn them as well.
struct OnboardingPager: View {
  var pages = OnboardingPage.shipped
  let onFinish: () -> Void

  @State private var position: OnboardingPage.ID?
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  private var current: Int {
    pages.firstIndex { $0.id == position } ?? 0
  }

  private var isLast: Bool {
    current >= pages.count - 1
  }

  var body: some View {
    VStack(spacing: 20) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(pages) { page in
            content(of: page)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      dots
      Button(action: advance) {
        Text(action)
          .font(.headline)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.horizontal, 24)
    }
    .padding(.vertical, 24)
  }

  private var action: LocalizedStringResource {
    isLast
      ? LocalizedStringResource(
        "Get started", comment: "Button on the last page of the introduction. It closes the introduction.")
      : LocalizedStringResource("Continue", comment: "Button that turns to the next page of the introduction.")
  }

  private func content(of page: OnboardingPage) -> some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.largeTitle)
        .foregroundStyle(page.tint)
        .padding(36)
        .background(page.tint.opacity(0.12), in: .circle)
        .accessibilityHidden(true)
      Text(page.title)
        .font(.title2.bold())
        .accessibilityAddTraits(.isHeader)
      Text(page.message)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 32)
  }

  /// Where the reader is: the dot of the current page is wider, so that it does not depend on color.
  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(pages) { page in
        Capsule()
          .fill(page.id == pages[current].id ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: page.id == pages[current].id ? 20 : 8, height: 8)
      }
    }
    .accessibilityElement()
    .accessibilityLabel(
      Text(
        "Page \(current + 1) of \(pages.count)",
        comment: "Spoken for the row of dots: the number of the current page, then how many pages there are.")
    )
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: turn(to: current + 1)
      case .decrement: turn(to: current - 1)
      @unknown default: break
      }
    }
  }

  private func advance() {
    if isLast {
      onFinish()
    } else {
      turn(to: current + 1)
    }
  }

  private func turn(to index: Int) {
    guard pages.indices.contains(index) else { return }
    withAnimation(reduceMotion ? nil : .snappy) {
      position = pages[index].id
    }
  }
}

#Preview {
  OnboardingPager {}
}
