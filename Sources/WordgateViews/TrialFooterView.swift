#if canImport(SwiftUI)
  import Foundation
  import SwiftUI
  import WordgateDefinitions

  /// The purchase button, and the links that the store asks for.
  struct TrialFooterView: View {
    let footer: TrialTimeline.Footer
    let terms: URL
    let privacy: URL
    let onPurchase: () -> Void
    let onRestore: () -> Void

    @Environment(\.paywallWords) private var words

    /// What keeps the timeline from showing through. A watch has no materials before watchOS 10.
    private var ground: some ShapeStyle {
      #if os(watchOS)
        Color.black
      #else
        Material.regular
      #endif
    }

    var body: some View {
      VStack(spacing: 12) {
        Button {
          onPurchase()
        } label: {
          words.text(footer.action)
            .font(.headline)
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!footer.isEnabled)
        .accessibilityValue(footer.progress.map { words.text($0) } ?? Text(verbatim: ""))
        HStack(spacing: 16) {
          Button {
            onRestore()
          } label: {
            words.text(footer.restore)
          }
          .disabled(!footer.isEnabled)
          Link(destination: terms) {
            words.text(footer.termsOfUse)
          }
          Link(destination: privacy) {
            words.text(footer.privacyPolicy)
          }
        }
        .font(.footnote)
      }
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .frame(maxWidth: 520)
      .frame(maxWidth: .infinity)
      .background(ground)
    }
  }
#endif
