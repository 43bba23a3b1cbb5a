extension Interfaces {
  /// Charts, TipKit, WidgetKit, StoreKit, user notifications and local authentication.
  static let companions: StaticString = """
    struct PlottableValue {
      @accessibility static func value(_ label: LocalizedStringKey, _ value: Any) -> PlottableValue
      @accessibility static func value(_ label: LocalizedStringKey, _ value: Any, unit: Any, calendar: Any = x) -> PlottableValue
      @accessibility static func value(_ label: LocalizedStringResource, _ value: Any) -> PlottableValue
      @accessibility static func value(_ label: Text, _ value: Any) -> PlottableValue
      @accessibility @_disfavoredOverload static func value(_ label: @shown some StringProtocol, _ value: Any, unit: Any? = nil) -> PlottableValue
    }
    protocol ChartContent: View {
      func foregroundStyle(by value: PlottableValue) -> some ChartContent
      func symbol(by value: PlottableValue) -> some ChartContent
      func symbolSize(by value: PlottableValue) -> some ChartContent
      func lineStyle(by value: PlottableValue) -> some ChartContent
      func position(by value: PlottableValue, axis: Any? = nil, span: Any = x) -> some ChartContent
      func foregroundStyle(_ style: Any) -> some ChartContent
      func symbol(_ symbol: Any) -> some ChartContent
      func interpolationMethod(_ method: Any) -> some ChartContent
      func annotation(position: Any = x, alignment: Any = x, spacing: CGFloat? = nil, overflowResolution: Any = x, content: () -> some View) -> some ChartContent
      func annotation(position: Any = x, alignment: Any = x, spacing: CGFloat? = nil, content: (Any) -> some View) -> some ChartContent
    }
    struct Chart: View {
      init(content: () -> some View)
      init<E>(_ data: some Sequence<E>, id: Any = x, content: (E) -> some View)
    }
    struct BarMark: ChartContent { init(x: PlottableValue, y: PlottableValue, width: Any = x, height: Any = x, stacking: Any = x); init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue, height: Any = x); init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue, width: Any = x); init(x: PlottableValue, yStart: Any? = nil, yEnd: Any? = nil, width: Any = x); init(xStart: PlottableValue, xEnd: PlottableValue, yStart: Any? = nil, yEnd: Any? = nil); init(y: PlottableValue) }
    struct LineMark: ChartContent { init(x: PlottableValue, y: PlottableValue); init(x: PlottableValue, y: PlottableValue, series: PlottableValue) }
    struct PointMark: ChartContent { init(x: PlottableValue, y: PlottableValue) }
    struct AreaMark: ChartContent { init(x: PlottableValue, y: PlottableValue, stacking: Any = x); init(x: PlottableValue, y: PlottableValue, series: PlottableValue, stacking: Any = x); init(x: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) }
    struct RuleMark: ChartContent { init(x: PlottableValue, yStart: Any? = nil, yEnd: Any? = nil); init(y: PlottableValue); init(xStart: PlottableValue, xEnd: PlottableValue, y: PlottableValue); init(x: PlottableValue) }
    struct RectangleMark: ChartContent { init(x: PlottableValue, y: PlottableValue, width: Any = x, height: Any = x); init(xStart: PlottableValue, xEnd: PlottableValue, yStart: PlottableValue, yEnd: PlottableValue) }
    struct SectorMark: ChartContent { init(angle: PlottableValue, innerRadius: Any = x, outerRadius: Any = x, angularInset: CGFloat? = nil) }
    extension View {
      func chartXAxisLabel(_ label: LocalizedStringKey, position: Any = x, alignment: Any = x, spacing: CGFloat? = nil) -> some View
      func chartYAxisLabel(_ label: LocalizedStringKey, position: Any = x, alignment: Any = x, spacing: CGFloat? = nil) -> some View
      @_disfavoredOverload func chartXAxisLabel(_ label: @shown some StringProtocol, position: Any = x, alignment: Any = x, spacing: CGFloat? = nil) -> some View
      @_disfavoredOverload func chartYAxisLabel(_ label: @shown some StringProtocol, position: Any = x, alignment: Any = x, spacing: CGFloat? = nil) -> some View
      func chartXAxis(content: () -> some View) -> some View
      func chartYAxis(content: () -> some View) -> some View
      func chartOverlay(alignment: Any = x, content: (Any) -> some View) -> some View
    }
    struct AxisMarks: View { init(content: (AxisValue) -> some View); init(values: Any, content: (AxisValue) -> some View); init(position: Any = x, values: Any = x, content: (AxisValue) -> some View); init(preset: Any = x, position: Any = x, values: Any = x) }
    struct AxisValue { func `as`<T>(_ type: T.Type) -> T?; var index: Int { get } }
    struct AxisValueLabel: View { init(content: () -> some View); init(_ text: LocalizedStringKey); @_disfavoredOverload init(_ text: @shown some StringProtocol) }

    protocol Tip { var title: Text { get }; var message: Text? { get }; associatedtype Action }
    extension Tip { struct Action { init(id: String = "", title: @shown some StringProtocol, perform: (() -> ())? = nil); init(id: String = "", perform: (() -> ())? = nil, _ label: () -> Text) } }
    typealias Action = Tip.Action

    protocol Widget {}
    protocol WidgetBundle {}
    protocol WidgetConfiguration {
      func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration
      func configurationDisplayName(_ name: LocalizedStringResource) -> some WidgetConfiguration
      func configurationDisplayName(_ name: Text) -> some WidgetConfiguration
      @_disfavoredOverload func configurationDisplayName(_ name: @shown some StringProtocol) -> some WidgetConfiguration
      func description(_ text: LocalizedStringKey) -> some WidgetConfiguration
      func description(_ text: LocalizedStringResource) -> some WidgetConfiguration
      func description(_ text: Text) -> some WidgetConfiguration
      @_disfavoredOverload func description(_ text: @shown some StringProtocol) -> some WidgetConfiguration
      func supportedFamilies(_ families: Any) -> some WidgetConfiguration
      func contentMarginsDisabled() -> some WidgetConfiguration
      func promptsForUserConfiguration() -> some WidgetConfiguration
      func containerBackgroundRemovable(_ value: Bool = true) -> some WidgetConfiguration
      func disfavoredLocations(_ locations: Any, for families: Any) -> some WidgetConfiguration
      func onBackgroundURLSessionEvents(matching: Any, _ action: Any) -> some WidgetConfiguration
    }
    struct StaticConfiguration: WidgetConfiguration { init(kind: String, provider: Any, content: (Any) -> some View) }
    struct IntentConfiguration: WidgetConfiguration { init(kind: String, intent: Any, provider: Any, content: (Any) -> some View) }
    struct AppIntentConfiguration: WidgetConfiguration { init(kind: String, intent: Any = x, provider: Any, content: (Any) -> some View) }
    struct ActivityConfiguration: WidgetConfiguration { init(for type: Any, content: (Any) -> some View, dynamicIsland: (Any) -> Any) }
    struct AppIntentRecommendation { init(intent: Any, description: LocalizedStringKey); init(intent: Any, description: LocalizedStringResource); @_disfavoredOverload init(intent: Any, description: @shown some StringProtocol); init(intent: Any, description: Text) }
    struct IntentRecommendation { init(intent: Any, description: LocalizedStringKey); @_disfavoredOverload init(intent: Any, description: @shown some StringProtocol); init(intent: Any, description: Text) }
    protocol ControlWidget {}
    protocol ControlWidgetConfiguration {
      func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration
      func description(_ text: LocalizedStringResource) -> some ControlWidgetConfiguration
      func promptsForUserConfiguration() -> some ControlWidgetConfiguration
    }
    struct StaticControlConfiguration: ControlWidgetConfiguration { init(kind: String, content: () -> some View); init(kind: String, provider: Any, content: (Any) -> some View) }
    struct AppIntentControlConfiguration: ControlWidgetConfiguration { init(kind: String, intent: Any = x, content: (Any) -> some View); init(kind: String, provider: Any, content: (Any) -> some View) }
    struct ControlWidgetButton: View { init(_ title: LocalizedStringKey, action: Any, actionLabel: (Bool) -> some View); init(action: Any, label: () -> some View); init(action: Any, label: () -> some View, actionLabel: (Bool) -> some View) }
    struct ControlWidgetToggle: View { init(_ title: LocalizedStringKey, isOn: Bool, action: Any, valueLabel: (Bool) -> some View); init(isOn: Bool, action: Any, label: () -> some View, valueLabel: (Bool) -> some View) }
    struct DynamicIsland { init(expanded: () -> some View, compactLeading: () -> some View, compactTrailing: () -> some View, minimal: () -> some View) }
    struct DynamicIslandExpandedRegion: View { init(_ position: Any, priority: Double = 1, content: () -> some View) }

    struct Product { var displayPrice: String { get }; var displayName: String { get }; var description: String { get }; var id: String { get }; var price: Decimal { get } }
    struct SubscriptionStoreView: View { init(groupID: String, visibleRelationships: Any = x); init(groupID: String, visibleRelationships: Any = x, marketingContent: () -> some View) }
    struct StoreView: View { init(ids: Any, prefersPromotionalIcon: Bool = false) }
    struct ProductView: View { init(id: String, prefersPromotionalIcon: Bool = false) }

    class UNMutableNotificationContent { init(); var title: @shown String { get set }; var subtitle: @shown String { get set }; var body: @shown String { get set }; var categoryIdentifier: String { get set } }
    class UNNotificationAction { init(identifier: String, title: @shown String, options: Any = x, icon: Any? = nil) }
    class UIApplicationShortcutItem { init(type: String, localizedTitle: @shown String, localizedSubtitle: @shown String? = nil, icon: Any? = nil, userInfo: Any? = nil) }
    class LAContext { init(); func evaluatePolicy(_ policy: Any, localizedReason: @shown String, reply: Any? = nil) -> Bool; var localizedCancelTitle: @shown String? { get set }; var localizedFallbackTitle: @shown String? { get set }; var localizedReason: @shown String { get set } }
    """
}
