extension Interfaces {
  /// SwiftUI: the modifiers of views.
  static let modifiers: StaticString = """
    extension Text {
      static func + (left: Text, right: Text) -> Text
      func bold() -> Text
      func italic() -> Text
      func font(_ font: Any) -> Text
      func fontWeight(_ weight: Any) -> Text
      func foregroundColor(_ color: Any) -> Text
      func foregroundStyle(_ style: Any) -> Text
      func monospacedDigit() -> Text
      func underline(_ active: Bool = true, color: Any? = nil) -> Text
      func strikethrough(_ active: Bool = true, color: Any? = nil) -> Text
    }
    extension Image {
      func resizable(capInsets: Any = x, resizingMode: Any = x) -> Image
      func renderingMode(_ mode: Any) -> Image
      func interpolation(_ quality: Any) -> Image
      func symbolRenderingMode(_ mode: Any) -> Image
    }
    extension View {
      @heading func navigationTitle(_ title: LocalizedStringKey) -> some View
      @heading func navigationTitle(_ title: LocalizedStringResource) -> some View
      @heading func navigationTitle(_ title: Text) -> some View
      @heading @_disfavoredOverload func navigationTitle(_ title: @shown some StringProtocol) -> some View
      func navigationTitle(_ title: Binding<String>) -> some View
      @heading func navigationBarTitle(_ title: LocalizedStringKey) -> some View
      @heading func navigationBarTitle(_ title: LocalizedStringKey, displayMode: Any) -> some View
      @heading func navigationBarTitle(_ title: Text, displayMode: Any = x) -> some View
      @heading @_disfavoredOverload func navigationBarTitle(_ title: @shown some StringProtocol, displayMode: Any = x) -> some View
      func navigationSubtitle(_ title: LocalizedStringKey) -> some View
      func navigationSubtitle(_ title: LocalizedStringResource) -> some View
      func navigationSubtitle(_ title: Text) -> some View
      @_disfavoredOverload func navigationSubtitle(_ title: @shown some StringProtocol) -> some View
      @heading func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> some View, message: () -> some View) -> some View
      @heading func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, actions: () -> some View) -> some View
      @heading func alert<T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, actions: (T) -> some View, message: (T) -> some View) -> some View
      @heading func alert<T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: T?, actions: (T) -> some View) -> some View
      @heading func alert(_ title: LocalizedStringResource, isPresented: Binding<Bool>, actions: () -> some View, message: (() -> some View)? = nil) -> some View
      @heading func alert(_ title: Text, isPresented: Binding<Bool>, actions: () -> some View, message: (() -> some View)? = nil) -> some View
      @heading func alert<T>(_ title: Text, isPresented: Binding<Bool>, presenting: T?, actions: (T) -> some View, message: ((T) -> some View)? = nil) -> some View
      @heading @_disfavoredOverload func alert(_ title: @shown some StringProtocol, isPresented: Binding<Bool>, actions: () -> some View, message: (() -> some View)? = nil) -> some View
      @heading @_disfavoredOverload func alert<T>(_ title: @shown some StringProtocol, isPresented: Binding<Bool>, presenting: T?, actions: (T) -> some View, message: ((T) -> some View)? = nil) -> some View
      func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
      func alert<E>(isPresented: Binding<Bool>, error: E?, actions: () -> some View) -> some View
      func alert<E>(isPresented: Binding<Bool>, error: E?, actions: (E) -> some View, message: (E) -> some View) -> some View
      func alert<T>(item: Binding<T?>, content: (T) -> Alert) -> some View
      @heading func confirmationDialog(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = x, actions: () -> some View) -> some View
      @heading func confirmationDialog(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = x, actions: () -> some View, message: () -> some View) -> some View
      @heading func confirmationDialog<T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = x, presenting: T?, actions: (T) -> some View) -> some View
      @heading func confirmationDialog<T>(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = x, presenting: T?, actions: (T) -> some View, message: (T) -> some View) -> some View
      @heading func confirmationDialog(_ title: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Any = x, actions: () -> some View, message: (() -> some View)? = nil) -> some View
      @heading func confirmationDialog(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Any = x, actions: () -> some View, message: (() -> some View)? = nil) -> some View
      @heading @_disfavoredOverload func confirmationDialog(_ title: @shown some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Any = x, actions: () -> some View, message: (() -> some View)? = nil) -> some View
      @heading @_disfavoredOverload func confirmationDialog<T>(_ title: @shown some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Any = x, presenting: T?, actions: (T) -> some View, message: ((T) -> some View)? = nil) -> some View
      func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View
      func help(_ text: LocalizedStringKey) -> some View
      func help(_ text: LocalizedStringResource) -> some View
      func help(_ text: Text) -> some View
      @_disfavoredOverload func help(_ text: @shown some StringProtocol) -> some View
      @badge func badge(_ text: LocalizedStringKey?) -> some View
      @badge func badge(_ text: LocalizedStringResource?) -> some View
      @badge @_disfavoredOverload func badge(_ text: @shown String?) -> some View
      func badge(_ count: Int) -> some View
      @badge func badge(_ text: Text?) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool> = x, placement: Any = x, prompt: LocalizedStringKey) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool> = x, placement: Any = x, prompt: LocalizedStringResource) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool> = x, placement: Any = x, prompt: Text? = nil) -> some View
      @_disfavoredOverload func searchable(text: Binding<String>, isPresented: Binding<Bool> = x, placement: Any = x, prompt: @shown some StringProtocol) -> some View
      func searchable(text: Binding<String>, placement: Any = x, prompt: LocalizedStringKey, suggestions: () -> some View) -> some View
      func searchable(text: Binding<String>, tokens: Any, isPresented: Binding<Bool> = x, placement: Any = x, prompt: LocalizedStringKey, token: (Any) -> some View) -> some View
      func searchable(text: Binding<String>, tokens: Any, suggestedTokens: Any, isPresented: Binding<Bool> = x, placement: Any = x, prompt: LocalizedStringKey, token: (Any) -> some View) -> some View
      func searchScopes(_ scope: Any, activation: Any = x, scopes: () -> some View) -> some View
      func tabItem(_ label: () -> some View) -> some View
      func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
      func fileDialogMessage(_ text: LocalizedStringKey) -> some View
      func fileDialogConfirmationLabel(_ text: LocalizedStringKey) -> some View
      func fileExporterFilenameLabel(_ text: LocalizedStringKey) -> some View
      func fileDialogCustomizationID(_ id: String) -> some View
      @accessibility func accessibilityLabel(_ text: LocalizedStringKey) -> some View
      @accessibility func accessibilityLabel(_ text: LocalizedStringKey, isEnabled: Bool) -> some View
      @accessibility func accessibilityLabel(_ text: LocalizedStringResource) -> some View
      @accessibility func accessibilityLabel(_ text: Text) -> some View
      @accessibility @_disfavoredOverload func accessibilityLabel(_ text: @shown some StringProtocol, isEnabled: Bool = true) -> some View
      @accessibility func accessibilityLabel(content: (Any) -> some View) -> some View
      @accessibility func accessibilityValue(_ text: LocalizedStringKey, isEnabled: Bool = true) -> some View
      @accessibility func accessibilityValue(_ text: LocalizedStringResource) -> some View
      @accessibility func accessibilityValue(_ text: Text) -> some View
      @accessibility @_disfavoredOverload func accessibilityValue(_ text: @shown some StringProtocol, isEnabled: Bool = true) -> some View
      @accessibility func accessibilityHint(_ text: LocalizedStringKey, isEnabled: Bool = true) -> some View
      @accessibility func accessibilityHint(_ text: LocalizedStringResource) -> some View
      @accessibility func accessibilityHint(_ text: Text) -> some View
      @accessibility @_disfavoredOverload func accessibilityHint(_ text: @shown some StringProtocol, isEnabled: Bool = true) -> some View
      @accessibility func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View
      @accessibility @_disfavoredOverload func accessibilityInputLabels(_ labels: @shown [String]) -> some View
      @accessibility func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: Any = x) -> some View
      @accessibility func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: Text, importance: Any = x) -> some View
      @accessibility func accessibilityCustomContent(_ label: LocalizedStringKey, _ value: @shown some StringProtocol, importance: Any = x) -> some View
      @accessibility func accessibilityAction(named name: LocalizedStringKey, _ action: () -> ()) -> some View
      @accessibility func accessibilityAction(named name: LocalizedStringResource, _ action: () -> ()) -> some View
      @accessibility func accessibilityAction(named name: Text, _ action: () -> ()) -> some View
      @accessibility @_disfavoredOverload func accessibilityAction(named name: @shown some StringProtocol, _ action: () -> ()) -> some View
      func accessibilityAction(_ kind: Any = x, _ action: () -> ()) -> some View
      func accessibilityAction(action: () -> (), label: @callToAction () -> some View) -> some View
      @accessibility func accessibilityRotor(_ label: LocalizedStringKey, entries: () -> some View) -> some View
      func accessibilityActions(_ content: () -> some View) -> some View
      func accessibility(label: Text) -> some View
      func accessibility(hint: Text) -> some View
      func accessibility(value: Text) -> some View
      func accessibilityAddTraits(_ traits: Any) -> some View
      func accessibilityIdentifier(_ id: String) -> some View
      func accessibilityElement(children: Any = x) -> some View
      func accessibilityRepresentation(representation: () -> some View) -> some View
      func speechAnnouncementsQueued(_ value: Bool = true) -> some View

      func font(_ font: Any?) -> some View
      func background(_ style: Any, in shape: Any = x) -> some View
      func background(alignment: Any = x, content: () -> some View) -> some View
      func background(_ view: some View, alignment: Any = x) -> some View
      func overlay(alignment: Any = x, content: () -> some View) -> some View
      func overlay(_ view: some View, alignment: Any = x) -> some View
      func mask(alignment: Any = x, _ mask: () -> some View) -> some View
      func sheet(isPresented: Binding<Bool>, onDismiss: (() -> ())? = nil, content: () -> some View) -> some View
      func sheet<T>(item: Binding<T?>, onDismiss: (() -> ())? = nil, content: (T) -> some View) -> some View
      func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> ())? = nil, content: () -> some View) -> some View
      func fullScreenCover<T>(item: Binding<T?>, onDismiss: (() -> ())? = nil, content: (T) -> some View) -> some View
      func popover(isPresented: Binding<Bool>, attachmentAnchor: Any = x, arrowEdge: Any = x, content: () -> some View) -> some View
      func popover<T>(item: Binding<T?>, attachmentAnchor: Any = x, arrowEdge: Any = x, content: (T) -> some View) -> some View
      func inspector(isPresented: Binding<Bool>, content: () -> some View) -> some View
      func navigationDestination<T>(for type: T.Type, destination: (T) -> some View) -> some View
      func navigationDestination(isPresented: Binding<Bool>, destination: () -> some View) -> some View
      func navigationDestination<T>(item: Binding<T?>, destination: (T) -> some View) -> some View
      func toolbar(content: () -> some View) -> some View
      func toolbar(id: String, content: () -> some View) -> some View
      func toolbar(_ visibility: Any, for bars: Any...) -> some View
      func contextMenu(menuItems: () -> some View) -> some View
      func contextMenu(menuItems: () -> some View, preview: () -> some View) -> some View
      func swipeActions(edge: Any = x, allowsFullSwipe: Bool = true, content: () -> some View) -> some View
      func safeAreaInset(edge: Any, alignment: Any = x, spacing: CGFloat? = nil, content: () -> some View) -> some View
      func onAppear(perform action: (() -> ())? = nil) -> some View
      func onDisappear(perform action: (() -> ())? = nil) -> some View
      func onTapGesture(count: Int = 1, perform action: () -> ()) -> some View
      func onSubmit(of triggers: Any = x, _ action: () -> ()) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: (V, V) -> ()) -> some View
      func onChange<V>(of value: V, initial: Bool = false, _ action: () -> ()) -> some View
      func onChange<V>(of value: V, perform action: (V) -> ()) -> some View
      func onReceive(_ publisher: Any, perform action: (Any) -> ()) -> some View
      func onGeometryChange<T>(for type: T.Type, of value: (GeometryProxy) -> T, action: (T) -> ()) -> some View
      func onHover(perform action: (Bool) -> ()) -> some View
      func task(priority: Any = x, _ action: () -> ()) -> some View
      func task(id: Any, priority: Any = x, _ action: () -> ()) -> some View
      func refreshable(action: () -> ()) -> some View
      func tag(_ value: Any) -> some View
      func id(_ value: Any) -> some View
      func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Any = x) -> some View
      func navigationBarItems(leading: some View, trailing: some View) -> some View
      func navigationBarItems(trailing: some View) -> some View
      func navigationBarItems(leading: some View) -> some View
      func listRowBackground(_ view: Any) -> some View
      func environment<V>(_ path: KeyPath<EnvironmentValues, V>, _ value: V) -> some View
      func environment(_ object: Any) -> some View
      func environmentObject(_ object: Any) -> some View
      func modifier(_ modifier: Any) -> some View
      func keyboardShortcut(_ key: Any, modifiers: Any = x) -> some View
    }
    """
}
