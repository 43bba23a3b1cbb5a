extension Interfaces {
  /// SwiftUI: text and the controls that carry a title.
  static let controls: StaticString = """
    @lookedUp struct LocalizedStringKey { init(_ value: LocalizedStringKey); @_disfavoredOverload init(_ value: String); @_disfavoredOverload init(stringLiteral: String) }
    protocol View { associatedtype Body }
    protocol PreviewProvider {}
    struct Text: View {
      init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
      init(_ resource: LocalizedStringResource)
      @_disfavoredOverload init(_ text: @shown some StringProtocol)
      init(_ text: @shown AttributedString)
      init(verbatim text: String)
      init(_ image: Image)
      init(_ date: Date, style: Any)
      init(_ dates: Any, format: Any)
      init(_ value: Any, formatter: Any)
      init(timerInterval: Any, pauseTime: Any? = nil, countsDown: Bool = true, showsHours: Bool = true)
    }
    struct Image: View {
      init(_ name: String, bundle: Bundle? = nil)
      init(systemName: String)
      init(systemName: String, variableValue: Double?)
      init(decorative: String, bundle: Bundle? = nil)
      init(_ name: String, bundle: Bundle? = nil, label: Text)
      init(systemName: String, label: Text)
      init(uiImage: Any)
      init(nsImage: Any)
    }
    struct Label: View {
      init(_ title: LocalizedStringKey, image: String)
      init(_ title: LocalizedStringKey, systemImage: String)
      init(_ title: LocalizedStringKey, image: Any)
      init(_ title: LocalizedStringResource, image: String)
      init(_ title: LocalizedStringResource, systemImage: String)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, image: String)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String)
      init(title: () -> some View, icon: () -> some View)
      init(_ configuration: Any)
    }
    struct Button: View {
      @callToAction init(_ title: LocalizedStringKey, action: () -> ())
      @callToAction init(_ title: LocalizedStringKey, role: Any?, action: () -> ())
      @callToAction init(_ title: LocalizedStringKey, systemImage: String, action: () -> ())
      @callToAction init(_ title: LocalizedStringKey, systemImage: String, role: Any?, action: () -> ())
      @callToAction init(_ title: LocalizedStringKey, image: Any, action: () -> ())
      @callToAction init(_ title: LocalizedStringKey, image: Any, role: Any?, action: () -> ())
      @callToAction init(_ title: LocalizedStringResource, action: () -> ())
      @callToAction init(_ title: LocalizedStringResource, role: Any?, action: () -> ())
      @callToAction init(_ title: LocalizedStringResource, systemImage: String, role: Any? = nil, action: () -> ())
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, action: () -> ())
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, role: Any?, action: () -> ())
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, role: Any? = nil, action: () -> ())
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, image: Any, role: Any? = nil, action: () -> ())
      init(role: Any? = nil, action: () -> (), label: @callToAction () -> some View)
      init(action: () -> (), label: @callToAction () -> some View)
      init(role: Any, action: () -> ())
      init(intent: Any, label: @callToAction () -> some View)
      init(role: Any?, intent: Any, label: @callToAction () -> some View)
      @callToAction init(_ title: LocalizedStringKey, intent: Any)
      @callToAction init(_ title: LocalizedStringKey, role: Any?, intent: Any)
      @callToAction init(_ title: LocalizedStringKey, systemImage: String, intent: Any)
      init(_ configuration: Any)
    }
    struct Link: View {
      @callToAction init(_ title: LocalizedStringKey, destination: URL)
      @callToAction init(_ title: LocalizedStringResource, destination: URL)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, destination: URL)
      init(destination: URL, label: @callToAction () -> some View)
    }
    struct ShareLink: View {
      @callToAction init(_ title: LocalizedStringKey, item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)
      @callToAction init(_ title: LocalizedStringKey, items: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)
      init(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil, label: @callToAction () -> some View)
      init(item: Any, subject: Text? = nil, message: Text? = nil, preview: Any? = nil)
    }
    struct SharePreview {
      init(_ title: LocalizedStringKey, image: Any, icon: Any)
      init(_ title: LocalizedStringKey, image: Any)
      init(_ title: LocalizedStringKey, icon: Any)
      init(_ title: LocalizedStringKey)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, image: Any? = nil, icon: Any? = nil)
    }
    struct NavigationLink: View {
      @callToAction init(_ title: LocalizedStringKey, destination: () -> some View)
      @callToAction init(_ title: LocalizedStringKey, destination: some View)
      @callToAction init(_ title: LocalizedStringKey, value: Any)
      @callToAction init(_ title: LocalizedStringKey, isActive: Binding<Bool>, destination: () -> some View)
      @callToAction init(_ title: LocalizedStringKey, tag: Any, selection: Any, destination: () -> some View)
      @callToAction init(_ title: LocalizedStringResource, value: Any)
      @callToAction init(_ title: LocalizedStringResource, destination: () -> some View)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, destination: () -> some View)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, destination: some View)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any)
      init(value: Any, label: @callToAction () -> some View)
      init(destination: some View, label: @callToAction () -> some View)
      init(destination: () -> some View, label: @callToAction () -> some View)
      init(isActive: Binding<Bool>, destination: () -> some View, label: @callToAction () -> some View)
    }
    struct Toggle: View {
      init(_ title: LocalizedStringKey, isOn: Binding<Bool>)
      init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
      init(_ title: LocalizedStringKey, image: Any, isOn: Binding<Bool>)
      init(_ title: LocalizedStringKey, sources: Any, isOn: Any)
      init(_ title: LocalizedStringKey, isOn: Bool, intent: Any)
      init(_ title: LocalizedStringResource, isOn: Binding<Bool>)
      init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, isOn: Binding<Bool>)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, isOn: Binding<Bool>)
      init(isOn: Binding<Bool>, label: () -> some View)
      init(isOn: Bool, intent: Any, label: () -> some View)
      init(sources: Any, isOn: Any, label: () -> some View)
    }
    struct Picker: View {
      init(_ title: LocalizedStringKey, selection: Any, content: () -> some View)
      init(_ title: LocalizedStringKey, systemImage: String, selection: Any, content: () -> some View)
      init(_ title: LocalizedStringKey, image: Any, selection: Any, content: () -> some View)
      init(_ title: LocalizedStringKey, sources: Any, selection: Any, content: () -> some View)
      init(_ title: LocalizedStringKey, selection: Any, content: () -> some View, currentValueLabel: () -> some View)
      init(_ title: LocalizedStringResource, selection: Any, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, selection: Any, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, selection: Any, content: () -> some View)
      init(selection: Any, label: some View, content: () -> some View)
      init(selection: Any, content: () -> some View, label: () -> some View)
      init(selection: Any, content: () -> some View, label: () -> some View, currentValueLabel: () -> some View)
    }
    struct Section: View {
      @heading init(_ title: LocalizedStringKey, content: () -> some View)
      @heading init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, content: () -> some View)
      @heading init(_ title: LocalizedStringResource, content: () -> some View)
      @heading @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      @heading @_disfavoredOverload init(_ title: @shown some StringProtocol, isExpanded: Binding<Bool>, content: () -> some View)
      init(content: () -> some View, header: @heading () -> some View, footer: () -> some View)
      init(content: () -> some View, header: @heading () -> some View)
      init(content: () -> some View, footer: () -> some View)
      init(content: () -> some View)
      init(isExpanded: Binding<Bool>, content: () -> some View, header: @heading () -> some View)
      init(header: some View, footer: some View, content: () -> some View)
      init(header: some View, content: () -> some View)
      init(footer: some View, content: () -> some View)
    }
    struct Menu: View {
      @callToAction init(_ title: LocalizedStringKey, content: () -> some View)
      @callToAction init(_ title: LocalizedStringKey, systemImage: String, content: () -> some View)
      @callToAction init(_ title: LocalizedStringKey, image: Any, content: () -> some View)
      @callToAction init(_ title: LocalizedStringKey, content: () -> some View, primaryAction: () -> ())
      @callToAction init(_ title: LocalizedStringKey, systemImage: String, content: () -> some View, primaryAction: () -> ())
      @callToAction init(_ title: LocalizedStringResource, content: () -> some View)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      @callToAction @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, content: () -> some View)
      init(content: () -> some View, label: @callToAction () -> some View)
      init(content: () -> some View, label: @callToAction () -> some View, primaryAction: () -> ())
    }
    struct TextField: View {
      init(_ title: LocalizedStringKey, text: Binding<String>)
      init(_ title: LocalizedStringKey, text: Binding<String>, axis: Any)
      init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Any)
      init(_ title: LocalizedStringKey, text: Binding<String>, selection: Any, prompt: Text? = nil, axis: Any? = nil)
      init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: () -> ())
      init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> ())
      init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: (Bool) -> (), onCommit: () -> ())
      init(_ title: LocalizedStringKey, value: Any, format: Any, prompt: Text? = nil)
      init(_ title: LocalizedStringKey, value: Any, formatter: Any)
      init(_ title: LocalizedStringKey, value: Any, formatter: Any, prompt: Text?)
      init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Any? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Any? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, text: Binding<String>, onEditingChanged: ((Bool) -> ())? = nil, onCommit: (() -> ())? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any, format: Any, prompt: Text? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any, formatter: Any, prompt: Text? = nil)
      init(text: Binding<String>, prompt: Text? = nil, axis: Any? = nil, label: () -> some View)
      init(value: Any, format: Any, prompt: Text? = nil, label: () -> some View)
    }
    struct SecureField: View {
      init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(_ title: LocalizedStringKey, text: Binding<String>)
      init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: () -> ())
      @_disfavoredOverload init(_ title: @shown some StringProtocol, text: Binding<String>, prompt: Text? = nil)
      init(text: Binding<String>, prompt: Text? = nil, label: () -> some View)
    }
    struct TextEditor: View { init(text: Binding<String>) }
    struct Stepper: View {
      init(_ title: LocalizedStringKey, value: Any, in range: Any, step: Any = 1, onEditingChanged: ((Bool) -> ())? = nil)
      init(_ title: LocalizedStringKey, value: Any, in range: Any, step: Any = 1, format: Any, onEditingChanged: ((Bool) -> ())? = nil)
      init(_ title: LocalizedStringKey, value: Any, step: Any = 1, onEditingChanged: ((Bool) -> ())? = nil)
      init(_ title: LocalizedStringKey, onIncrement: (() -> ())?, onDecrement: (() -> ())?, onEditingChanged: ((Bool) -> ())? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any, in range: Any, step: Any = 1, format: Any? = nil, onEditingChanged: ((Bool) -> ())? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any, step: Any = 1, onEditingChanged: ((Bool) -> ())? = nil)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, onIncrement: (() -> ())?, onDecrement: (() -> ())?, onEditingChanged: ((Bool) -> ())? = nil)
      init(value: Any, in range: Any, step: Any = 1, label: () -> some View, onEditingChanged: ((Bool) -> ())? = nil)
      init(value: Any, step: Any = 1, label: () -> some View)
      init(label: () -> some View, onIncrement: (() -> ())?, onDecrement: (() -> ())?)
    }
    struct Slider: View {
      init(value: Any, in range: Any = x, step: Any = 1, onEditingChanged: ((Bool) -> ())? = nil)
      init(value: Any, in range: Any = x, step: Any = 1, label: () -> some View, onEditingChanged: ((Bool) -> ())? = nil)
      init(value: Any, in range: Any = x, step: Any = 1, label: () -> some View, minimumValueLabel: () -> some View, maximumValueLabel: () -> some View, onEditingChanged: ((Bool) -> ())? = nil)
      init(value: Any, in range: Any = x, step: Any = 1, onEditingChanged: ((Bool) -> ())? = nil, label: () -> some View)
    }
    struct DatePicker: View {
      init(_ title: LocalizedStringKey, selection: Any, displayedComponents: Any = x)
      init(_ title: LocalizedStringKey, selection: Any, in range: Any, displayedComponents: Any = x)
      init(_ title: LocalizedStringResource, selection: Any, in range: Any = x, displayedComponents: Any = x)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, selection: Any, in range: Any = x, displayedComponents: Any = x)
      init(selection: Any, in range: Any = x, displayedComponents: Any = x, label: () -> some View)
    }
    struct MultiDatePicker: View {
      init(_ title: LocalizedStringKey, selection: Any, in range: Any = x)
      init(selection: Any, in range: Any = x, label: () -> some View)
    }
    struct ColorPicker: View {
      init(_ title: LocalizedStringKey, selection: Any, supportsOpacity: Bool = true)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, selection: Any, supportsOpacity: Bool = true)
      init(selection: Any, supportsOpacity: Bool = true, label: () -> some View)
    }
    struct GroupBox: View {
      @heading init(_ title: LocalizedStringKey, content: () -> some View)
      @heading @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      init(content: () -> some View)
      init(content: () -> some View, label: @heading () -> some View)
      init(label: some View, content: () -> some View)
    }
    struct DisclosureGroup: View {
      init(_ title: LocalizedStringKey, content: () -> some View)
      init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, isExpanded: Binding<Bool>, content: () -> some View)
      init(isExpanded: Binding<Bool>, content: () -> some View, label: () -> some View)
      init(content: () -> some View, label: () -> some View)
    }
    struct ControlGroup: View {
      init(_ title: LocalizedStringKey, content: () -> some View)
      init(_ title: LocalizedStringKey, systemImage: String, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      init(content: () -> some View)
      init(content: () -> some View, label: () -> some View)
    }
    struct LabeledContent: View {
      init(_ title: LocalizedStringKey, content: () -> some View)
      init(_ title: LocalizedStringKey, value: @shown some StringProtocol)
      init(_ title: LocalizedStringKey, value: Any, format: Any)
      init(_ title: LocalizedStringResource, content: () -> some View)
      init(_ title: LocalizedStringResource, value: @shown some StringProtocol)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: @shown some StringProtocol)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any, format: Any)
      init(content: () -> some View, label: () -> some View)
    }
    struct ProgressView: View {
      init()
      init(_ title: LocalizedStringKey)
      init(_ title: LocalizedStringResource)
      init(_ title: LocalizedStringKey, value: Any, total: Any = 1)
      @_disfavoredOverload init(_ title: @shown some StringProtocol)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, value: Any, total: Any = 1)
      init(value: Any, total: Any = 1)
      init(value: Any, total: Any = 1, label: () -> some View)
      init(value: Any, total: Any = 1, label: () -> some View, currentValueLabel: () -> some View)
      init(timerInterval: Any, countsDown: Bool = true)
      init(timerInterval: Any, countsDown: Bool = true, label: () -> some View)
      init(timerInterval: Any, countsDown: Bool = true, label: () -> some View, currentValueLabel: () -> some View)
      init(label: () -> some View)
    }
    struct Gauge: View {
      init(value: Any, in range: Any = x, label: () -> some View)
      init(value: Any, in range: Any = x, label: () -> some View, currentValueLabel: () -> some View)
      init(value: Any, in range: Any = x, label: () -> some View, currentValueLabel: () -> some View, minimumValueLabel: () -> some View, maximumValueLabel: () -> some View)
    }
    struct ContentUnavailableView: View {
      @heading init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil)
      @heading init(_ title: LocalizedStringKey, image: String, description: Text? = nil)
      @heading init(_ title: LocalizedStringResource, systemImage: String, description: Text? = nil)
      @heading @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, description: Text? = nil)
      @heading @_disfavoredOverload init(_ title: @shown some StringProtocol, image: String, description: Text? = nil)
      init(label: @heading () -> some View, description: () -> some View, actions: () -> some View)
      init(label: @heading () -> some View, description: () -> some View)
      init(label: @heading () -> some View)
      static var search: ContentUnavailableView { get }
      static func search(text: String) -> ContentUnavailableView
    }
    struct Tab: View {
      init(_ title: LocalizedStringKey, systemImage: String, value: Any, role: Any? = nil, content: () -> some View)
      init(_ title: LocalizedStringKey, systemImage: String, role: Any? = nil, content: () -> some View)
      init(_ title: LocalizedStringKey, image: String, value: Any, role: Any? = nil, content: () -> some View)
      init(_ title: LocalizedStringKey, image: String, role: Any? = nil, content: () -> some View)
      init(_ title: LocalizedStringResource, systemImage: String, value: Any, role: Any? = nil, content: () -> some View)
      init(_ title: LocalizedStringResource, systemImage: String, role: Any? = nil, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, value: Any? = nil, role: Any? = nil, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, image: String, value: Any? = nil, role: Any? = nil, content: () -> some View)
      init(value: Any, role: Any? = nil, content: () -> some View)
      init(value: Any, role: Any? = nil, content: () -> some View, label: () -> some View)
      init(role: Any? = nil, content: () -> some View)
      init(content: () -> some View, label: () -> some View)
    }
    struct TabSection: View {
      @heading init(_ title: LocalizedStringKey, content: () -> some View)
      @heading @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
      init(content: () -> some View, header: @heading () -> some View)
    }
    struct TableColumn: View {
      @heading init<Row>(_ title: LocalizedStringKey, content: (Row) -> some View)
      @heading init<Row>(_ title: LocalizedStringKey, value: Any, content: (Row) -> some View)
      @heading init(_ title: LocalizedStringKey, value: Any)
      @heading init<Row>(_ title: LocalizedStringKey, value: Any, comparator: Any, content: (Row) -> some View)
      @heading init<Row>(_ title: LocalizedStringKey, sortUsing: Any, content: (Row) -> some View)
      @heading @_disfavoredOverload init<Row>(_ title: @shown some StringProtocol, value: Any? = nil, content: ((Row) -> some View)? = nil)
    }
    struct EditButton: View { init() }
    struct PasteButton: View { init(payloadType: Any, onPaste: Any); init(supportedContentTypes: Any, payloadAction: Any) }
    struct RenameButton: View { init() }
    struct OpenSettingsLink: View { init() }
    """
}
