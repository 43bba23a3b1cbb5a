extension Interfaces {
  /// The standard library: what tells the type of an interpolated value, and what text passes through.
  static let swift: StaticString = """
    struct Any {}
    protocol Sendable {}
    protocol Error { var localizedDescription: String { get } }
    protocol Equatable {}
    protocol Hashable: Equatable { var hashValue: Int { get } }
    protocol Comparable: Equatable {}
    protocol Identifiable {}
    protocol Codable {}
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol RawRepresentable {}
    protocol CustomStringConvertible { var description: String { get } }
    protocol ExpressibleByStringLiteral {}
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}

    struct Bool: Hashable, CustomStringConvertible { mutating func toggle() }
    protocol BinaryInteger: Hashable, Comparable, CustomStringConvertible {
      init(_ value: some BinaryInteger)
      init?(_ text: String)
      init?(_ text: String, radix: Int)
      init(truncatingIfNeeded value: some BinaryInteger)
      init(clamping value: some BinaryInteger)
      init?(exactly value: some BinaryInteger)
      var magnitude: Self { get }
      func formatted() -> String
      func formatted(_ style: Any) -> String
      func quotientAndRemainder(dividingBy other: Self) -> (quotient: Self, remainder: Self)
      func isMultiple(of other: Self) -> Bool
      func advanced(by count: Int) -> Self
      func signum() -> Self
      static var max: Self { get }
      static var min: Self { get }
      static var zero: Self { get }
      static func random(in range: Any) -> Self
    }
    protocol BinaryFloatingPoint: Hashable, Comparable, CustomStringConvertible {
      init(_ value: Any)
      func rounded() -> Self
      func rounded(_ rule: Any) -> Self
      func formatted() -> String
      func formatted(_ style: Any) -> String
      func truncatingRemainder(dividingBy other: Self) -> Self
      func squareRoot() -> Self
      var magnitude: Self { get }
      var isNaN: Bool { get }
      var isFinite: Bool { get }
      static var pi: Self { get }
      static var infinity: Self { get }
      static var zero: Self { get }
      static func random(in range: Any) -> Self
    }
    struct Int: BinaryInteger {}
    struct Int8: BinaryInteger {}
    struct Int16: BinaryInteger {}
    struct Int32: BinaryInteger {}
    struct Int64: BinaryInteger {}
    struct UInt: BinaryInteger {}
    struct UInt8: BinaryInteger {}
    struct UInt16: BinaryInteger {}
    struct UInt32: BinaryInteger {}
    struct UInt64: BinaryInteger {}
    struct Double: BinaryFloatingPoint {}
    struct Float: BinaryFloatingPoint {}
    struct CGFloat: BinaryFloatingPoint {}
    struct Float80: BinaryFloatingPoint {}
    typealias TimeInterval = Double
    typealias Float64 = Double
    typealias Float32 = Float
    typealias NSInteger = Int

    struct Optional<Wrapped> {
      func map<T>(_ transform: (Wrapped) -> T) -> T?
      func flatMap<T>(_ transform: (Wrapped) -> T?) -> T?
      var unsafelyUnwrapped: Wrapped { get }
    }
    struct Range<Bound>: Sequence<Bound> {
      var lowerBound: Bound { get }
      var upperBound: Bound { get }
    }
    typealias ClosedRange<Bound> = Range<Bound>
    struct KeyPath<Root, Value> {}
    struct CollectionDifference {}

    protocol Sequence<Element> {
      var count: Int { get }
      var underestimatedCount: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      var last: Element? { get }
      var startIndex: Int { get }
      var endIndex: Int { get }
      var indices: Range<Int> { get }
      var lazy: [Element] { get }
      func first(where test: (Element) -> Bool) -> Element?
      func last(where test: (Element) -> Bool) -> Element?
      func firstIndex(of element: Element) -> Int?
      func firstIndex(where test: (Element) -> Bool) -> Int?
      func lastIndex(where test: (Element) -> Bool) -> Int?
      func filter(_ test: (Element) -> Bool) -> [Element]
      func map<T>(_ transform: (Element) -> T) -> [T]
      func compactMap<T>(_ transform: (Element) -> T?) -> [T]
      func flatMap<T>(_ transform: (Element) -> some Sequence<T>) -> [T]
      func reduce<T>(_ start: T, _ next: (T, Element) -> T) -> T
      func reduce<T>(into start: T, _ next: (inout T, Element) -> ()) -> T
      func forEach(_ body: (Element) -> ())
      func sorted() -> [Element]
      func sorted(by order: (Element, Element) -> Bool) -> [Element]
      func sorted(using comparator: Any) -> [Element]
      func shuffled() -> [Element]
      func reversed() -> [Element]
      func enumerated() -> [(offset: Int, element: Element)]
      func prefix(_ count: Int) -> [Element]
      func prefix(while test: (Element) -> Bool) -> [Element]
      func prefix(upTo end: Int) -> [Element]
      func suffix(_ count: Int) -> [Element]
      func dropFirst(_ count: Int = 1) -> [Element]
      func dropLast(_ count: Int = 1) -> [Element]
      func drop(while test: (Element) -> Bool) -> [Element]
      func contains(_ element: Element) -> Bool
      func contains(where test: (Element) -> Bool) -> Bool
      func allSatisfy(_ test: (Element) -> Bool) -> Bool
      func min() -> Element?
      func max() -> Element?
      func min(by order: (Element, Element) -> Bool) -> Element?
      func max(by order: (Element, Element) -> Bool) -> Element?
      func randomElement() -> Element?
      func joined(separator: @carried String = "") -> String
      func joined() -> [Any]
      func split(separator: Element) -> [[Element]]
      func index(after index: Int) -> Int
      func index(before index: Int) -> Int
      func formatted() -> String
      func formatted(_ style: Any) -> String
    }
    struct Array<Element>: Sequence<Element> {
      init()
      init(_ elements: some Sequence<Element>)
      init(repeating element: Element, count: Int)
      mutating func append(_ element: Element)
      mutating func append(contentsOf elements: some Sequence<Element>)
      mutating func insert(_ element: Element, at index: Int)
      mutating func remove(at index: Int) -> Element
      mutating func removeFirst() -> Element
      mutating func removeLast() -> Element
      mutating func popLast() -> Element?
      mutating func removeAll()
      subscript(_ index: Int) -> Element { get }
      subscript(_ range: Range<Int>) -> [Element] { get }
      subscript(safe index: Int) -> Element? { get }
    }
    typealias ArraySlice<Element> = Array<Element>
    typealias ContiguousArray<Element> = Array<Element>
    typealias AnySequence<Element> = Array<Element>
    struct Set<Element>: Sequence<Element> {
      init()
      init(_ elements: some Sequence<Element>)
      mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element)
      mutating func remove(_ element: Element) -> Element?
      func union(_ other: some Sequence<Element>) -> Set<Element>
      func intersection(_ other: some Sequence<Element>) -> Set<Element>
      func subtracting(_ other: some Sequence<Element>) -> Set<Element>
    }
    struct Dictionary<Key, Value>: Sequence<(key: Key, value: Value)> {
      init()
      init<S>(grouping elements: some Sequence<S>, by key: (S) -> Key)
      init(uniqueKeysWithValues pairs: some Sequence<(Key, Value)>)
      func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]
      mutating func removeValue(forKey key: Key) -> Value?
      mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
    }

    protocol StringProtocol: Sequence<Character>, Hashable, Comparable {
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func uppercased() -> String
      func lowercased() -> String
      var capitalized: String { get }
      var localizedCapitalized: String { get }
      var localizedUppercase: String { get }
      var localizedLowercase: String { get }
      var utf8: [UInt8] { get }
      var unicodeScalars: [Any] { get }
      func capitalized(with locale: Any) -> String
      func uppercased(with locale: Any) -> String
      func contains(_ other: String) -> Bool
      func localizedStandardContains(_ other: String) -> Bool
      func localizedCaseInsensitiveContains(_ other: String) -> Bool
      func range(of other: String) -> Range<Int>?
      func components(separatedBy separator: String) -> [String]
      func components(separatedBy separator: CharacterSet) -> [String]
      func trimmingCharacters(in set: CharacterSet) -> String
      func replacingOccurrences(of text: String, with replacement: String) -> String
      func replacingOccurrences(of text: String, with replacement: String, options: Any, range: Any? = nil) -> String
      func appending(_ other: @carried String) -> String
      func appendingFormat(_ format: @carried String, _ arguments: @carried Any...) -> String
      func padding(toLength count: Int, withPad pad: String, startingAt index: Int) -> String
      func split(separator: Character) -> [Substring]
      func split(separator: Character, maxSplits: Int) -> [Substring]
      func prefix(_ count: Int) -> Substring
      func prefix(while test: (Character) -> Bool) -> Substring
      func suffix(_ count: Int) -> Substring
      func dropFirst(_ count: Int = 1) -> Substring
      func dropLast(_ count: Int = 1) -> Substring
      func reversed() -> [Character]
      func addingPercentEncoding(withAllowedCharacters set: Any) -> String?
      func data(using encoding: Any) -> Data?
      var nilIfEmpty: String? { get }
      subscript(_ range: Any) -> Substring { get }
    }
    struct String: StringProtocol, CustomStringConvertible {
      init()
      init(_ text: @passed some StringProtocol)
      @_disfavoredOverload init(_ value: Any)
      init(describing value: @carried Any)
      init(reflecting value: Any)
      init(repeating text: @carried String, count: Int)
      init(repeating text: @carried Character, count: Int)
      init(format: @carried String, _ arguments: @carried Any...)
      init(format: @carried String, arguments: Any)
      init(format: @carried String, locale: Any?, _ arguments: @carried Any...)
      init(localized: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Any? = nil, comment: StaticString? = nil)
      init(localized: StaticKey, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Any? = nil, comment: StaticString? = nil)
      init(localized: LocalizedStringResource)
      init(localized: LocalizedStringResource, locale: Any)
      static func localizedStringWithFormat(_ format: @carried String, _ arguments: @carried Any...) -> String
      mutating func append(_ other: String)
    }
    @lookedUp struct StaticKey {}
    struct Substring: StringProtocol { init(_ text: @carried String) }
    struct Character: Hashable {
      init(_ text: String)
      func uppercased() -> String
      func lowercased() -> String
      var isLetter: Bool { get }
    }
    struct StaticString {}

    func min<T>(_ first: T, _ second: T, _ rest: T...) -> T
    func max<T>(_ first: T, _ second: T, _ rest: T...) -> T
    func abs<T>(_ value: T) -> T
    func round<T>(_ value: T) -> T
    func floor<T>(_ value: T) -> T
    func ceil<T>(_ value: T) -> T
    func zip<A, B>(_ first: some Sequence<A>, _ second: some Sequence<B>) -> [(A, B)]
    func stride<T>(from start: T, to end: T, by step: Any) -> [T]
    func stride<T>(from start: T, through end: T, by step: Any) -> [T]
    func withAnimation<T>(_ animation: Any? = nil, _ body: () -> T) -> T
    func print(_ items: Any..., separator: String = "", terminator: String = "")
    """
}
