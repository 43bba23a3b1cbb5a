internal import Extraction
public import Paywalls
internal import StructuredText

/// What `wordgate render` says.
public struct RenderReport: Sendable {
  public var paywalls: [RenderedPaywall]

  public init(_ paywalls: [RenderedPaywall]) { self.paywalls = paywalls }

  /// `{"paywalls": […]}`, the same bytes on every machine.
  public var json: String {
    JSONValue.object([("paywalls", .array(paywalls.map(\.json)))]).document
  }

  /// A heading a paywall and locale, a block a state, a line a text: its role, then its words.
  public func text(_ style: ReportStyle = .plain) -> String {
    if paywalls.isEmpty { return "no paywalls\n" }
    return paywalls.map { paywall in
      var lines = [style.paint("\(paywall.id) in \(paywall.locale), \(paywall.direction)", .bold)]
      for state in paywall.states { lines += style.lines(of: state) }
      for problem in paywall.problems {
        let place = problem.location.map { "\($0): " } ?? ""
        lines.append("  \(place)\(style.paint("missing:", .red)) \(problem.message) (\(problem.state))")
      }
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}

extension ReportStyle {
  fileprivate func lines(of state: RenderedState) -> [String] {
    let width = state.texts.map(\.role.rawValue.count).max() ?? 0
    return ["  \(state.name)"]
      + state.texts.map { text in
        let role = text.role.rawValue
        let words = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        let blank = "\n" + String(repeating: " ", count: width + 6)
        let padding = String(repeating: " ", count: width - role.count)
        return "    \(paint(role, .dim))\(padding)  \(words.joined(separator: blank))"
      }
  }
}

extension RenderedPaywall {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)), ("locale", .string(locale)), ("direction", .string(direction)),
      ("states", .array(states.map(\.json))),
    ])
  }
}

extension RenderedState {
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)),
      (
        "texts",
        .array(
          texts.map { text in
            .object([
              ("role", .string(text.role.rawValue)), ("key", .string(text.key)), ("text", .string(text.text)),
              ("arguments", .array(text.arguments.map { .string($0) })),
            ])
          })
      ),
    ])
  }
}
