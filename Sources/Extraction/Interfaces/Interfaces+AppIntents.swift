extension Interfaces {
  /// App Intents: titles, dialogs, summaries and phrases.
  static let appIntents: StaticString = """
    @lookedUpByNames struct ParameterSummaryString {}
    @lookedUpAsPhrase struct AppShortcutPhrase<Intent> { init(_ phrase: AppShortcutPhrase) }
    @lookedUp struct IntentDialog { init(_ dialog: IntentDialog); init(_ dialog: LocalizedStringResource); init(full: LocalizedStringResource, supporting: LocalizedStringResource); init(full: LocalizedStringResource, systemImageName: String); init(stringLiteral: @shown String) }
    @lookedUp struct DisplayRepresentation {
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Any? = nil)
      init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Any? = nil, synonyms: [LocalizedStringResource])
      init(stringLiteral: @shown String)
      struct Image { init(systemName: String, tintColor: Any? = nil, symbolConfiguration: Any? = nil); init(named: String, isTemplate: Bool = false); init(url: URL) }
    }
    @lookedUp struct TypeDisplayRepresentation {
      init(name: LocalizedStringResource)
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource)
      init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource])
      init(stringLiteral: @shown String)
    }
    @lookedUp struct IntentDescription {
      init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil)
    }
    struct IntentParameter {
      init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default: Any? = nil, controlStyle: Any? = nil, inclusiveRange: Any? = nil, supportedTypeIdentifiers: Any? = nil, supportedContentTypes: Any? = nil, inputOptions: Any? = nil, kind: Any? = nil, requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: Any? = nil, optionsProvider: Any? = nil, resolvers: (() -> ())? = nil, query: Any? = nil, size: Any? = nil, currencyCodes: Any? = nil, unit: Any? = nil, defaultUnit: Any? = nil, defaultUnitAdjustForLocale: Any? = nil, supportsNegativeNumbers: Any? = nil)
      init(description: LocalizedStringResource, default: Any? = nil, requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: Any? = nil, optionsProvider: Any? = nil)
      init(default: Any? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: Any? = nil)
      func requestValue(_ dialog: IntentDialog? = nil) -> Any
      func needsValueError(_ dialog: IntentDialog? = nil) -> Error
      func requestConfirmation(for value: Any, dialog: IntentDialog? = nil) -> Bool
      func requestDisambiguation(among values: Any, dialog: IntentDialog? = nil) -> Any
    }
    typealias Parameter = IntentParameter
    struct EntityProperty { init(title: LocalizedStringResource, indexingKey: Any? = nil); init(title: LocalizedStringResource, customIndexingKey: Any) }
    typealias Property = EntityProperty
    struct ComputedProperty { init(title: LocalizedStringResource, indexingKey: Any? = nil) }
    struct IntentParameterSummary { init(_ text: ParameterSummaryString, table: String? = nil); init(_ text: ParameterSummaryString, table: String? = nil, parameters: () -> ()); init() }
    typealias Summary = IntentParameterSummary
    protocol ParameterSummary {}
    struct When { init(_ path: Any, _ test: Any, _ value: Any, _ yes: () -> (), otherwise: () -> ()); init(_ path: Any, _ test: Any, _ yes: () -> (), otherwise: () -> ()); init(widgetFamily: Any, _ test: Any, _ yes: () -> (), otherwise: () -> ()) }
    struct Switch { init(_ path: Any, _ cases: () -> ()) }
    struct Case { init(_ value: Any, _ summary: () -> ()) }
    struct DefaultCase { init(_ summary: () -> ()) }
    protocol AppIntent {
      static var title: LocalizedStringResource { get }
      static var description: IntentDescription? { get }
      func requestConfirmation(result: Any, confirmationActionName: Any = x, showPrompt: Bool = true)
      func requestConfirmation(dialog: IntentDialog)
      func requestConfirmation(actionName: Any, dialog: IntentDialog)
      func requestConfirmation(conditions: Any = x, actionName: Any = x, dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, content: (() -> some View)? = nil)
      func requestChoice(between choices: Any, dialog: IntentDialog? = nil)
    }
    protocol WidgetConfigurationIntent: AppIntent {}
    protocol ControlConfigurationIntent: AppIntent {}
    protocol LiveActivityIntent: AppIntent {}
    protocol AudioPlaybackIntent: AppIntent {}
    protocol SetValueIntent: AppIntent {}
    protocol OpenIntent: AppIntent {}
    protocol ForegroundContinuableIntent: AppIntent {}
    protocol AppEntity: Identifiable { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
    protocol AppEnum { static var typeDisplayRepresentation: TypeDisplayRepresentation { get } }
    protocol AppShortcutsProvider {}
    protocol EntityQuery {}
    struct AppShortcut {
      init(intent: Any, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource, systemImageName: String)
      init(intent: Any, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource, systemImageName: String, parameterPresentation: Any)
      init(intent: Any, phrases: [AppShortcutPhrase])
    }
    struct IntentItemCollection { init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: Any) }
    typealias ItemCollection = IntentItemCollection
    struct IntentItemSection {
      init(_ title: LocalizedStringResource, items: Any)
      init(title: LocalizedStringResource, items: Any)
      init(_ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Any? = nil, items: Any)
    }
    typealias ItemSection = IntentItemSection
    struct IntentItem { init(_ value: Any, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Any? = nil) }
    struct IntentChoiceOption { init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Any? = nil, style: Any? = nil) }
    protocol IntentResult {
      static func result() -> IntentResult
      static func result(dialog: IntentDialog) -> IntentResult
      static func result(dialog: IntentDialog, view: some View) -> IntentResult
      static func result(dialog: IntentDialog, content: () -> some View) -> IntentResult
      static func result(value: Any) -> IntentResult
      static func result(value: Any, dialog: IntentDialog) -> IntentResult
      static func result(value: Any, dialog: IntentDialog, view: some View) -> IntentResult
      static func result(value: Any, dialog: IntentDialog, content: () -> some View) -> IntentResult
      static func result(value: Any, opensIntent: Any, dialog: IntentDialog) -> IntentResult
      static func result(opensIntent: Any, dialog: IntentDialog) -> IntentResult
      static func result(value: Any, opensIntent: Any) -> IntentResult
      static func result(opensIntent: Any) -> IntentResult
      static func result(view: some View) -> IntentResult
    }
    protocol ReturnsValue: IntentResult {}
    protocol ProvidesDialog: IntentResult {}
    protocol ShowsSnippetView: IntentResult {}
    protocol OpensIntent: IntentResult {}
    protocol CustomLocalizedStringResourceConvertible { var localizedStringResource: LocalizedStringResource { get } }
    protocol LocalizedError: Error { var errorDescription: String? { get }; var failureReason: String? { get }; var recoverySuggestion: String? { get }; var helpAnchor: String? { get } }
    """
}
