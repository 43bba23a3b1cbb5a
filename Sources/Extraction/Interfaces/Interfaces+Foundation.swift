extension Interfaces {
  /// Foundation: what looks keys up, and what gives text or numbers.
  static let foundation: StaticString = """
    extension String { @lookedUp struct LocalizationValue { init(_ value: String.LocalizationValue); @_disfavoredOverload init(_ value: String) } }
    @lookedUp struct LocalizedStringResource {
      init(_ key: LocalizedStringResource, table: String? = nil, locale: Any? = nil, bundle: Any? = nil, comment: StaticString? = nil)
      init(_ key: StaticKey, defaultValue: String.LocalizationValue, table: String? = nil, locale: Any? = nil, bundle: Any? = nil, comment: StaticString? = nil)
      @_disfavoredOverload init(stringLiteral: String)
      var key: String { get }
      var table: String? { get }
      var defaultValue: String.LocalizationValue { get }
    }
    func NSLocalizedString(_ key: @key String, tableName: String? = nil, bundle: Bundle = x, value: String = "", comment: String) -> String
    func NSLocalizedString(_ key: @key String, bundle: Bundle, comment: String) -> String
    func NSLocalizedString(_ key: @key String) -> String
    func CFCopyLocalizedString(_ key: @key String, _ comment: String) -> String
    struct AttributedString {
      init(_ text: @carried String)
      init(_ text: @carried String, attributes: Any)
      init(stringLiteral: String)
      init(markdown: @carried String, options: Any? = nil, baseURL: Any? = nil)
      init(localized: String.LocalizationValue, options: Any? = nil, table: String? = nil, bundle: Bundle? = nil, locale: Any? = nil, comment: StaticString? = nil)
      init(localized: StaticKey, defaultValue: String.LocalizationValue, options: Any? = nil, table: String? = nil, bundle: Bundle? = nil, locale: Any? = nil, comment: StaticString? = nil)
      init(localized: LocalizedStringResource)
    }
    class NSString {}
    class NSAttributedString { init(string: @carried String, attributes: Any? = nil); var string: String { get } }
    class NSMutableAttributedString: NSAttributedString { init(string: @carried String, attributes: Any? = nil) }

    class Bundle {
      static var main: Bundle { get }
      static var module: Bundle { get }
      init(for type: Any)
      func localizedString(forKey key: String, value: String?, table: String?) -> String
      func object(forInfoDictionaryKey key: String) -> Any?
      var bundleIdentifier: String? { get }
      var infoDictionary: [String: Any]? { get }
    }
    struct Date: Hashable, Comparable {
      init()
      init(timeIntervalSinceNow: Double)
      init(timeIntervalSince1970: Double)
      static var now: Date { get }
      static var distantPast: Date { get }
      static var distantFuture: Date { get }
      var timeIntervalSinceNow: Double { get }
      var timeIntervalSince1970: Double { get }
      var description: String { get }
      func timeIntervalSince(_ other: Date) -> Double
      func addingTimeInterval(_ interval: Double) -> Date
      func advanced(by interval: Double) -> Date
      func formatted() -> String
      func formatted(_ style: Any) -> String
      func formatted(date: Any, time: Any) -> String
    }
    struct Calendar {
      static var current: Calendar { get }
      func component(_ component: Any, from date: Date) -> Int
      func date(byAdding component: Any, value: Int, to date: Date) -> Date?
      func startOfDay(for date: Date) -> Date
      func dateComponents(_ components: Any, from start: Date, to end: Date) -> DateComponents
      func dateComponents(_ components: Any, from date: Date) -> DateComponents
      func isDateInToday(_ date: Date) -> Bool
      var shortWeekdaySymbols: [String] { get }
      var weekdaySymbols: [String] { get }
      var monthSymbols: [String] { get }
    }
    struct DateComponents {
      var year: Int? { get }
      var month: Int? { get }
      var day: Int? { get }
      var hour: Int? { get }
      var minute: Int? { get }
      var second: Int? { get }
      var weekday: Int? { get }
      var weekOfYear: Int? { get }
    }
    struct DateInterval { var duration: Double { get }; var start: Date { get }; var end: Date { get } }
    struct Duration { func formatted() -> String; func formatted(_ style: Any) -> String; static func seconds(_ count: Any) -> Duration }
    struct Locale {
      static var current: Locale { get }
      static var autoupdatingCurrent: Locale { get }
      init(identifier: String)
      var identifier: String { get }
      var currencySymbol: String? { get }
      func localizedString(forLanguageCode code: String) -> String?
      func localizedString(forRegionCode code: String) -> String?
      func localizedString(forIdentifier identifier: String) -> String?
    }
    struct URL: Hashable {
      init?(string: String)
      init(fileURLWithPath path: String)
      init(filePath path: String)
      init(string: String, relativeTo base: URL?)
      var absoluteString: String { get }
      var path: String { get }
      var lastPathComponent: String { get }
      var pathExtension: String { get }
      var scheme: String? { get }
      var pathComponents: [String] { get }
      var port: Int? { get }
      func host() -> String?
      func path() -> String
      func appendingPathComponent(_ name: String) -> URL
      func appending(path: String) -> URL
      func appending(component: String) -> URL
      func deletingPathExtension() -> URL
      func deletingLastPathComponent() -> URL
    }
    struct Logger {
      init()
      init(subsystem: String, category: String)
      func log(_ text: String)
      func log(level: Any, _ text: String)
      func trace(_ text: String)
      func debug(_ text: String)
      func info(_ text: String)
      func notice(_ text: String)
      func warning(_ text: String)
      func error(_ text: String)
      func critical(_ text: String)
      func fault(_ text: String)
    }
    func NSLog(_ format: String, _ arguments: Any...)
    func fatalError(_ text: String = "")
    func assertionFailure(_ text: String = "")
    func preconditionFailure(_ text: String = "")
    struct URLRequest { init(url: URL) }
    struct UUID: Hashable { init(); init?(uuidString: String); var uuidString: String { get } }
    struct Data { var count: Int { get }; init(); init(contentsOf url: URL); func base64EncodedString() -> String }
    struct Decimal: Hashable, Comparable { init(_ value: Any); func formatted() -> String; func formatted(_ style: Any) -> String }
    struct CharacterSet { static var whitespaces: CharacterSet { get }; static var whitespacesAndNewlines: CharacterSet { get }; static var newlines: CharacterSet { get }; init(charactersIn text: String) }
    class NSError: Error { var code: Int { get }; var domain: String { get }; var localizedDescription: String { get } }
    class NSNumber { var intValue: Int { get }; var doubleValue: Double { get }; var stringValue: String { get } }
    class Formatter { func string(for value: Any?) -> String? }
    class DateFormatter: Formatter { init(); func string(from date: Date) -> String; func date(from text: String) -> Date?; static func localizedString(from date: Date, dateStyle: Any, timeStyle: Any) -> String }
    class ISO8601DateFormatter: Formatter { init(); func string(from date: Date) -> String; func date(from text: String) -> Date? }
    class NumberFormatter: Formatter { init(); func string(from number: Any) -> String? }
    class ByteCountFormatter: Formatter { init(); func string(fromByteCount count: Int64) -> String; static func string(fromByteCount count: Int64, countStyle: Any) -> String }
    class DateComponentsFormatter: Formatter { init(); func string(from interval: Any) -> String?; func string(from start: Date, to end: Date) -> String? }
    class RelativeDateTimeFormatter: Formatter { init(); func localizedString(for date: Date, relativeTo other: Date) -> String; func localizedString(fromTimeInterval interval: Double) -> String }
    class MeasurementFormatter: Formatter { init(); func string(from value: Any) -> String }
    struct Measurement<Unit> { init(value: Double, unit: Any); var value: Double { get }; func formatted() -> String; func formatted(_ style: Any) -> String; func converted(to unit: Any) -> Measurement<Unit> }
    class ProcessInfo { static var processInfo: ProcessInfo { get }; var processorCount: Int { get }; var physicalMemory: UInt64 { get }; var operatingSystemVersionString: String { get }; var processIdentifier: Int32 { get } }
    class FileManager { static var `default`: FileManager { get }; func fileExists(atPath path: String) -> Bool }
    class UserDefaults {
      static var standard: UserDefaults { get }
      init?(suiteName: String?)
      func string(forKey key: String) -> String?
      func integer(forKey key: String) -> Int
      func bool(forKey key: String) -> Bool
      func double(forKey key: String) -> Double
      func data(forKey key: String) -> Data?
      func object(forKey key: String) -> Any?
      func set(_ value: Any?, forKey key: String)
    }
    class HTTPURLResponse { var statusCode: Int { get }; static func localizedString(forStatusCode code: Int) -> String }
    struct CGSize { init(width: CGFloat, height: CGFloat); var width: CGFloat { get }; var height: CGFloat { get } }
    struct CGPoint { init(x: CGFloat, y: CGFloat); var x: CGFloat { get }; var y: CGFloat { get } }
    struct CGRect { var width: CGFloat { get }; var height: CGFloat { get }; var origin: CGPoint { get }; var size: CGSize { get }; var midX: CGFloat { get }; var midY: CGFloat { get }; var minX: CGFloat { get }; var minY: CGFloat { get }; var maxX: CGFloat { get }; var maxY: CGFloat { get } }
    class CLLocation { var coordinate: CLLocationCoordinate2D { get }; var altitude: Double { get }; func distance(from other: CLLocation) -> Double }
    struct CLLocationCoordinate2D { var latitude: Double { get }; var longitude: Double { get } }
    struct Progress { var fractionCompleted: Double { get }; var completedUnitCount: Int64 { get }; var totalUnitCount: Int64 { get } }
    """
}
