import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A Swift file of the tests, or of the folder that the checkouts of the project share.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  var testDescription: String { name }

  /// Every file in `Fixtures`, by name.
  static let all: [Fixture] = [
    "Attributes", "Closures", "Comments", "Conditional", "Declarations", "Expressions", "Literals", "Statements",
  ].compactMap { read("\(folder)/Fixtures/\($0).swift", named: $0) }

  private static let folder = String(#filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.endIndex))

  /// The folder with seeds and data: `WORDGATE_SHARED`, or `shared` beside the checkout.
  static let shared: String? = {
    if let given = getenv("WORDGATE_SHARED") { return String(cString: given) }
    let checkout = folder.split(separator: "/").dropLast(2)
    let beside = "/" + checkout.dropLast().joined(separator: "/") + "/shared"
    return access(beside, R_OK) == 0 ? beside : nil
  }()

  static func read(_ path: String, named name: String) -> Fixture? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return Fixture(name: name, bytes: bytes)
  }
}
