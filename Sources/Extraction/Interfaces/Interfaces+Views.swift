extension Interfaces {
  /// SwiftUI: containers, scenes, and the types of the environment.
  static let views: StaticString = """
    struct VStack: View { init(alignment: Any = x, spacing: CGFloat? = nil, content: () -> some View) }
    struct HStack: View { init(alignment: Any = x, spacing: CGFloat? = nil, content: () -> some View) }
    struct ZStack: View { init(alignment: Any = x, content: () -> some View) }
    struct LazyVStack: View { init(alignment: Any = x, spacing: CGFloat? = nil, pinnedViews: Any = x, content: () -> some View) }
    struct LazyHStack: View { init(alignment: Any = x, spacing: CGFloat? = nil, pinnedViews: Any = x, content: () -> some View) }
    struct LazyVGrid: View { init(columns: Any, alignment: Any = x, spacing: CGFloat? = nil, pinnedViews: Any = x, content: () -> some View) }
    struct LazyHGrid: View { init(rows: Any, alignment: Any = x, spacing: CGFloat? = nil, pinnedViews: Any = x, content: () -> some View) }
    struct Grid: View { init(alignment: Any = x, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, content: () -> some View) }
    struct GridRow: View { init(alignment: Any = x, content: () -> some View) }
    struct Group: View { init(content: () -> some View) }
    struct Form: View { init(content: () -> some View) }
    struct ScrollView: View { init(_ axes: Any = x, showsIndicators: Bool = true, content: () -> some View) }
    struct ScrollViewReader: View { init(content: (ScrollViewProxy) -> some View) }
    struct ScrollViewProxy {}
    struct GeometryReader: View { init(content: (GeometryProxy) -> some View) }
    struct GeometryProxy { var size: CGSize { get }; func frame(in space: Any) -> CGRect }
    struct NavigationView: View { init(content: () -> some View) }
    struct NavigationStack: View { init(path: Any = x, root: () -> some View) }
    struct NavigationSplitView: View {
      init(columnVisibility: Any = x, preferredCompactColumn: Any = x, sidebar: () -> some View, content: () -> some View, detail: () -> some View)
      init(columnVisibility: Any = x, preferredCompactColumn: Any = x, sidebar: () -> some View, detail: () -> some View)
    }
    struct TabView: View { init(selection: Any? = nil, content: () -> some View) }
    struct Spacer: View { init(minLength: CGFloat? = nil) }
    struct Divider: View { init() }
    struct EmptyView: View { init() }
    struct AnyView: View { init(_ view: some View) }
    struct ViewThatFits: View { init(in axes: Any = x, content: () -> some View) }
    struct TimelineView: View { init(_ schedule: Any, content: (Any) -> some View) }
    struct AsyncImage: View { init(url: URL?, scale: CGFloat = 1, transaction: Any = x, content: ((Any) -> some View)? = nil, placeholder: (() -> some View)? = nil) }
    struct Table<Row>: View {
      init(_ data: some Sequence<Row>, selection: Any? = nil, sortOrder: Any? = nil, columns: () -> some View)
      init(of type: Any, selection: Any? = nil, sortOrder: Any? = nil, columns: () -> some View, rows: () -> some View)
    }
    struct ForEach: View {
      init<E>(_ data: some Sequence<E>, id: Any = x, content: (E) -> some View)
      init<E>(_ data: Binding<some Sequence<E>>, id: Any = x, editActions: Any = x, content: (Binding<E>) -> some View)
      init(sections: Any, content: (Any) -> some View)
      init(subviews: Any, content: (Any) -> some View)
    }
    struct List: View {
      init(content: () -> some View)
      init(selection: Any, content: () -> some View)
      init<E>(_ data: some Sequence<E>, id: Any = x, selection: Any? = nil, rowContent: (E) -> some View)
      init<E>(_ data: Binding<some Sequence<E>>, id: Any = x, editActions: Any = x, selection: Any? = nil, rowContent: (Binding<E>) -> some View)
      init<E>(_ data: some Sequence<E>, children: Any, selection: Any? = nil, rowContent: (E) -> some View)
    }
    struct OutlineGroup: View { init<E>(_ data: some Sequence<E>, id: Any = x, children: Any, content: (E) -> some View) }
    struct Binding<Value> {
      init(get: () -> Value, set: (Value) -> ())
      init(projectedValue: Binding<Value>)
      static func constant(_ value: Value) -> Binding<Value>
      var wrappedValue: Value { get }
      var projectedValue: Binding<Value> { get }
      func animation(_ animation: Any = x) -> Binding<Value>
    }
    struct State<Value> { init(initialValue: Value); init(wrappedValue: Value); var wrappedValue: Value { get } }
    protocol Shape: View { func fill(_ style: Any = x) -> some View; func stroke(_ style: Any = x, lineWidth: CGFloat = 1) -> some View; func strokeBorder(_ style: Any = x, lineWidth: CGFloat = 1) -> some View; func trim(from start: CGFloat, to end: CGFloat) -> some Shape }
    struct Circle: Shape { init() }
    struct Capsule: Shape { init(style: Any = x) }
    struct Rectangle: Shape { init() }
    struct RoundedRectangle: Shape { init(cornerRadius: CGFloat, style: Any = x) }
    struct Ellipse: Shape { init() }
    struct Color: View, Hashable {
      init(_ name: String, bundle: Bundle? = nil)
      init(red: Double, green: Double, blue: Double, opacity: Double = 1)
      func opacity(_ amount: Double) -> Color
      var description: String { get }
    }
    struct LinearGradient: View { init(colors: Any, startPoint: Any, endPoint: Any); init(gradient: Any, startPoint: Any, endPoint: Any) }

    protocol App { associatedtype Body }
    protocol Scene {
      func commands(content: () -> some Commands) -> some Scene
      func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
      func windowStyle(_ style: Any) -> some Scene
      func windowResizability(_ value: Any) -> some Scene
      func onChange(of value: Any, initial: Bool = false, _ action: Any) -> some Scene
      func modelContainer(_ container: Any) -> some Scene
      func environment(_ path: Any, _ value: Any) -> some Scene
      func handlesExternalEvents(matching: Any) -> some Scene
      func keyboardShortcut(_ key: Any, modifiers: Any = x) -> some Scene
    }
    struct WindowGroup: Scene {
      init(content: () -> some View)
      init(id: String, content: () -> some View)
      init(_ title: LocalizedStringKey, content: () -> some View)
      init(_ title: LocalizedStringKey, id: String, content: () -> some View)
      init<T>(_ title: LocalizedStringKey, id: String = "", for type: T.Type, content: (Binding<T?>) -> some View)
      init<T>(id: String = "", for type: T.Type, content: (Binding<T?>) -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, id: String = "", content: () -> some View)
    }
    struct Window: Scene {
      init(_ title: LocalizedStringKey, id: String, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, id: String, content: () -> some View)
      init(_ title: Text, id: String, content: () -> some View)
    }
    struct Settings: Scene { init(content: () -> some View) }
    struct DocumentGroup: Scene { init(newDocument: Any, editor: (Any) -> some View) }
    struct ImmersiveSpace: Scene { init(id: String, content: () -> some View) }
    struct MenuBarExtra: Scene {
      init(_ title: LocalizedStringKey, content: () -> some View)
      init(_ title: LocalizedStringKey, isInserted: Binding<Bool>, content: () -> some View)
      init(_ title: LocalizedStringKey, systemImage: String, content: () -> some View)
      init(_ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, content: () -> some View)
      init(_ title: LocalizedStringKey, image: String, content: () -> some View)
      init(_ title: LocalizedStringKey, image: String, isInserted: Binding<Bool>, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, systemImage: String, content: () -> some View)
      init(isInserted: Binding<Bool> = x, content: () -> some View, label: () -> some View)
    }
    protocol Commands {}
    struct CommandMenu: Commands {
      init(_ title: LocalizedStringKey, content: () -> some View)
      init(_ title: LocalizedStringResource, content: () -> some View)
      init(_ title: Text, content: () -> some View)
      @_disfavoredOverload init(_ title: @shown some StringProtocol, content: () -> some View)
    }
    struct CommandGroup: Commands {
      init(replacing group: Any, addition: () -> some View)
      init(after group: Any, addition: () -> some View)
      init(before group: Any, addition: () -> some View)
    }
    protocol ToolbarContent {}
    struct ToolbarItem: ToolbarContent {
      init(placement: Any = x, content: () -> some View)
      init(id: String, placement: Any = x, showsByDefault: Bool = true, content: () -> some View)
    }
    struct ToolbarItemGroup: ToolbarContent {
      init(placement: Any = x, content: () -> some View)
      init(placement: Any = x, content: () -> some View, label: () -> some View)
    }
    struct ToolbarTitleMenu: ToolbarContent { init(content: () -> some View) }
    struct ToolbarSpacer: ToolbarContent { init(_ sizing: Any = x, placement: Any = x) }
    protocol ViewModifier { associatedtype Content: View }
    protocol ButtonStyle {}
    protocol UIViewRepresentable: View {}
    protocol NSViewRepresentable: View {}
    protocol UIViewControllerRepresentable: View {}
    protocol NSViewControllerRepresentable: View {}
    struct LocalizedStringKeyPath {}
    struct EnvironmentValues {
      var locale: Locale { get }
      var undoManager: UndoManager? { get }
      var calendar: Calendar { get }
      var dismiss: DismissAction { get }
      var openURL: OpenURLAction { get }
      var colorScheme: ColorScheme { get }
      var horizontalSizeClass: Any? { get }
      var isEnabled: Bool { get }
    }
    struct DismissAction { func callAsFunction() }
    struct OpenURLAction { func callAsFunction(_ url: URL) }
    enum ColorScheme {}
    struct AlertState {}
    struct Alert {
      @heading init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      struct Button { static func `default`(_ label: Text, action: (() -> ())? = nil) -> Alert.Button; static func cancel(_ label: Text, action: (() -> ())? = nil) -> Alert.Button; static func destructive(_ label: Text, action: (() -> ())? = nil) -> Alert.Button }
    }
    struct ActionSheet { init(title: Text, message: Text? = nil, buttons: Any) }
    struct Animation {}
    struct Font {}
    struct UnitPoint {}
    struct AnyShapeStyle { init(_ style: Any) }
    """
}
