import Extraction
import Findings
public import WordgateLocales
import WordgateMessages

/// Writes out everything a paywall says in a locale, state by state.
///
/// The same paywall, library and options give the same bytes on every machine. A text that is missing is left out and
/// told in the problems: a rendering with problems is not to be shown.
public struct Renderer: Sendable {
  private let library: TextLibrary
  private let options: RenderOptions
  private let offering: Offering?
  private let periodWords: PeriodTable?

  /// Prices and periods of variables such as `{{ product.price }}` come from the offering; without one, from samples
  /// that the names of the packages suggest. `periodWords` are the words for lengths of time that a server sends.
  public init(
    library: TextLibrary, options: RenderOptions = RenderOptions(), offering: Offering? = nil,
    periodWords: PeriodTable? = nil
  ) {
    self.library = library
    self.options = options
    self.offering = offering
    self.periodWords = periodWords
  }

  /// All states of a paywall in a locale.
  public func render(_ paywall: Paywall, locale: LocaleIdentifier) -> RenderedPaywall {
    var rendering = Rendering(
      paywall: paywall, locale: locale, library: library, offering: offering,
      variables: VariableValues(locale, options: options, table: periodWords, for: paywall))
    let states = paywall.states.map { rendering.render($0) }
    return RenderedPaywall(
      id: paywall.id, locale: locale.description, direction: locale.isRightToLeft ? "rtl" : "ltr", states: states,
      problems: rendering.problems)
  }
}

/// One paywall in one locale on its way.
private struct Rendering {
  let paywall: Paywall
  let locale: LocaleIdentifier
  let library: TextLibrary
  let counts: CountSamples
  let formatter: SampleFormatter
  let variables: VariableValues
  let offering: Offering?
  var problems: [RenderProblem] = []
  private var prepared: [Int: PreparedText?] = [:]
  private var reported: Set<RenderProblem.Place> = []
  private var state = PaywallState(name: "")

  init(
    paywall: Paywall, locale: LocaleIdentifier, library: TextLibrary, offering: Offering?, variables: VariableValues
  ) {
    self.paywall = paywall
    self.locale = locale
    self.library = library
    counts = CountSamples(locale)
    formatter = SampleFormatter(locale, options: variables.options)
    self.variables = variables
    self.offering = offering
  }

  mutating func render(_ state: PaywallState) -> RenderedState {
    self.state = state
    return RenderedState(name: state.name, texts: state.texts.flatMap { render($0) })
  }

  /// A text once for each set of arguments.
  private mutating func render(_ use: TextUse) -> [RenderedText] {
    guard paywall.texts.indices.contains(use.text), let prepared = prepare(use.text) else { return [] }
    let text = paywall.texts[use.text]
    guard text.kind == .text else { return [] }
    return combinations(use, variesByNumber: prepared.variesByNumber).map { arguments in
      let rendered = prepared.string(arguments)
      let filled =
        prepared.mayHoldVariables
        ? variables.fill(rendered.text, product: product(of: text), isTagged: paywall.form == .adapty)
        : (rendered.text, [])
      for problem in rendered.problems + filled.1 { report(use.text, problem) }
      return RenderedText(
        role: text.role, key: text.key, text: filled.0, arguments: arguments.map(\.words))
    }
  }

  /// The product that a text speaks of: that of the package around it, or of the selected one.
  private func product(of text: PaywallText) -> StoreProduct {
    let chosen = paywall.packages.first(where: \.isDefault) ?? paywall.packages.first
    return SampleProducts.product(for: text.package ?? state.selectedPackage ?? chosen?.id, in: offering)
  }

  private mutating func prepare(_ index: Int) -> PreparedText? {
    if let known = prepared[index] { return known }
    let text: PreparedText?
    switch library.lookup(paywall.texts[index], of: paywall, locale: locale) {
    case .found(let found): text = PreparedText(found, locale: locale)
    case .missing(let missing):
      report(index, missing.message, at: missing.location)
      text = nil
    }
    prepared[index] = .some(text)
    return text
  }

  private mutating func report(_ index: Int, _ message: String, at location: Location? = nil) {
    guard reported.insert(RenderProblem.Place(text: index, message: message)).inserted else { return }
    problems.append(RenderProblem(text: index, state: state.name, message: message, location: location))
  }

  /// The sets of arguments to try: a single count takes all its values; of several, each that decides a plural takes
  /// them while the others stay ordinary.
  private mutating func combinations(_ use: TextUse, variesByNumber: Bool) -> [[MessageArgument]] {
    var ordinary: [MessageArgument] = []
    var ranges: [(position: Int, range: ClosedRange<Int>)] = []
    for (position, sample) in use.arguments.enumerated() {
      if case .count(let range) = sample {
        ordinary.append(.integer(counts.ordinary(at: ranges.count, in: range)))
        ranges.append((position, range))
      } else {
        ordinary.append(argument(sample))
      }
    }
    if ranges.isEmpty || (ranges.count > 1 && !variesByNumber) { return [ordinary] }
    var sets = ranges.count == 1 ? [] : [ordinary]
    for (position, range) in ranges {
      for value in counts.values(in: range) {
        var arguments = ordinary
        arguments[position] = .integer(value)
        if !sets.contains(arguments) { sets.append(arguments) }
      }
    }
    return sets
  }

  private mutating func argument(_ sample: ArgumentSample) -> MessageArgument {
    switch sample {
    case .count(let range): .integer(range.lowerBound)
    case .integer(let value): .integer(value)
    case .decimal(let value): .decimal(value)
    case .price(let units): .text(formatter.price(minorUnits: units))
    case .date(let days, let skeleton): .text(formatter.date(afterDays: days, skeleton: skeleton))
    case .verbatim(let words): .text(words)
    case .text(let index):
      .text(paywall.texts.indices.contains(index) ? prepare(index)?.string([]).text ?? paywall.texts[index].key : "")
    }
  }
}

extension RenderProblem {
  fileprivate struct Place: Hashable {
    var text: Int
    var message: String
  }
}
