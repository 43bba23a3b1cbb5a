// What the fixtures use of Apple's SwiftUI, declared as its documentation declares it. No member does anything: the
// compiler only reads types here.

@_exported import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation(_ text: Text) {}
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {}
  }
}

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public protocol _Leaf: View where Body == Never {}
extension _Leaf {
  public var body: Never { fatalError() }
}

public struct EmptyView: _Leaf {
  public nonisolated init() {}
}

public struct TupleView<Content>: _Leaf {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct _ConditionalContent<True: View, False: View>: _Leaf {}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
    _ConditionalContent()
  }
  public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
    _ConditionalContent()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

public struct Text: _Leaf, Equatable, Sendable {
  public nonisolated init(verbatim content: String) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ content: S) {}
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {}
  @_disfavoredOverload public nonisolated init(_ resource: LocalizedStringResource) {}
  public nonisolated func bold() -> Text { self }
  public nonisolated static func + (left: Text, right: Text) -> Text { left }
}

public struct Image: _Leaf {
  public nonisolated init(systemName: String) {}
  public nonisolated init(_ name: String) {}
}

public struct VStack<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Group<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Leaf {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct Label<Title: View, Icon: View>: _Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct Button<Label: View>: _Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle<Label: View>: _Leaf {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
}

public struct TextField<Label: View>: _Leaf {}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {}
}

public struct Section<Parent: View, Content: View>: _Leaf {}

extension Section where Parent == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

// MARK: Modifiers

extension View {
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { EmptyView() }
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { EmptyView() }
  public nonisolated func navigationTitle(_ title: Text) -> some View { EmptyView() }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { EmptyView() }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { EmptyView() }
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { EmptyView() }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { EmptyView() }
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { EmptyView() }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { EmptyView() }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
  public nonisolated func padding() -> some View { EmptyView() }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public nonisolated func onChange<V: Equatable>(of value: V, _ action: @escaping () -> Void) -> some View {
    EmptyView()
  }
  public nonisolated func task(_ action: @escaping @MainActor () async -> Void) -> some View { EmptyView() }
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
}

@propertyWrapper public struct Binding<Value> {
  public init() {}
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { Binding() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String) where Value == String {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
}

@MainActor @propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Object
}
