import Catalogs
import Findings
import Foundation
import Testing

/// Generated accessors, read by the compiler beside Apple's types as their documentation declares them. Foundation on
/// Linux has none of these.
@Suite(.serialized, .enabled(if: SwiftCompiler.path != nil)) struct SymbolTypeCheckTests {
  private static let appleTypes = """
    import Foundation

    public nonisolated struct LocalizedStringResource: Equatable, Sendable {
      public enum BundleDescription: Sendable {
        case main
        case forClass(AnyClass)
        case atURL(URL)
      }

      public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {}

      public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
      ) {}
    }

    public nonisolated protocol _FormatSpecifiable: Equatable {}
    nonisolated extension Int: _FormatSpecifiable {}
    nonisolated extension Int8: _FormatSpecifiable {}
    nonisolated extension Int32: _FormatSpecifiable {}
    nonisolated extension UInt: _FormatSpecifiable {}
    nonisolated extension UInt16: _FormatSpecifiable {}
    nonisolated extension UInt32: _FormatSpecifiable {}
    nonisolated extension Double: _FormatSpecifiable {}

    nonisolated extension String {
      public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
        public init(stringLiteral value: String) {}
        public init(stringInterpolation: StringInterpolation) {}

        public struct StringInterpolation: StringInterpolationProtocol {
          public init(literalCapacity: Int, interpolationCount: Int) {}
          public mutating func appendLiteral(_ literal: String) {}
          public mutating func appendInterpolation(_ string: String) {}
          public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {}
          public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {}
        }
      }
    }

    #if SWIFT_PACKAGE
    extension Bundle { nonisolated static var module: Bundle { .main } }
    #endif
    """

  private static let words = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol",
    "actor", "async", "any", "some", "borrowing", "consuming", "consume", "copy", "discard", "distributed",
    "dynamic", "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left", "macro", "mutating",
    "nonisolated", "nonmutating", "none", "open", "optional", "override", "package", "postfix", "prefix", "required",
    "right", "sending", "set", "then", "unowned", "weak", "willSet", "yield", "_", "module", "main",
    "resource.bundle", "resource bundle description", "Localized.String.Resource", "String", "Bundle",
  ]

  /// Keys with their texts; a key without a text is its own.
  private static var entries: [(key: String, text: String?)] {
    var entries: [(key: String, text: String?)] = words.map { ($0, nil) }
    entries += words.map { ("argument.\($0)", "%(\($0))@ and %(\($0))lld") }
    entries += [
      ("1st", nil), ("2.0 %@", nil), ("100 %", nil), ("50% off", nil), ("%@", "%@ alone"), ("🎉 party 🎉", nil),
      ("e\u{301}te\u{301}", nil), ("日本 語", nil), ("مرحبا بك", nil), ("हिन्दी में", nil), ("a\u{200D}b", nil),
      ("quotes \" and \\ and \\(slash)", nil), ("lines\nof\r\ntwo\tkinds\u{2028}end", nil),
      ("control \u{0}\u{1}\u{7F}\u{FEFF}", nil), ("\u{202E}turned", nil), ("#\"raw\"#", nil), ("*/ ends /*", nil),
      ("${name} of $1", nil), ("dot.ted_snake-kebab/slash", nil), ("don't and don’t", nil), ("CFBundleName", nil),
      ("overload", nil), ("over.load", "%@"), ("twice", "%(name)@ %(name)@ %(other)@ %(name)lld"),
      ("order", "%2$@ of %1$lld"), ("gap", "%3$@"), ("names", "%(1st)@ %(…)@ %(arg2)@ %@"),
      ("many", (1...40).map { "%\($0)$@" }.joined()),
    ]
    let types = ["@", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C"]
    for type in types {
      for size in ["", "h", "hh", "l", "ll", "q", "z", "t", "j", "L"] where type != "@" || size.isEmpty {
        let name = (size == "L" ? "long" : size) + (type.first?.isUppercase == true ? " big " : " small ") + type
        entries += [("kind " + name, "%\(size)\(type)"), ("wide " + name, "%-05.2\(size)\(type)")]
      }
    }
    return entries
  }

  @Test(
    "the compiler takes what is generated, whatever the keys",
    arguments: [
      ["-swift-version", "5"], ["-swift-version", "6", "-D", "SWIFT_PACKAGE"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func typeCheck(options: [String]) throws {
    let folder = NSTemporaryDirectory() + "wordgate-symbols-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var names = ["Apple.swift"]
    try Self.appleTypes.write(toFile: folder + "/Apple.swift", atomically: true, encoding: .utf8)
    for source in try Self.sources.get() {
      #expect(source.contains(" static func twice("))
      names.append("\(names.count).swift")
      try source.write(toFile: "\(folder)/\(names[names.count - 1])", atomically: true, encoding: .utf8)
    }
    let (status, output) = try Self.run(["-typecheck", "-warnings-as-errors"] + options + names, in: folder)
    #expect(status == 0, "\(output.prefix(3000))")
  }

  private static let sources = Result {
    try ["Localizable", "Paywall texts", "String", "Type", "self", "2", "…", "LocalizedStringResource"].map { table in
      try source(table: table, entries: table == "Localizable" ? entries : entries.filter { $0.key.count < 9 })
    }
  }

  /// The accessors of all entries that can have one; the others must be told.
  private static func source(table: String, entries: [(key: String, text: String?)]) throws -> String {
    var catalog = Catalog(table: table, file: "\(table).xcstrings", sourceLanguage: "en")
    for (key, text) in entries {
      try catalog.insert(
        EntryDraft(
          key: key, comment: "Ends */ here,\nnot /* there\u{0}\r\n\u{2028}\\(or there)", extractionState: .manual,
          texts: text.map { [.init(language: "en", state: .translated, value: $0)] } ?? []))
    }
    let told = CatalogSymbols.generate(catalog).findings
    for finding in told { try catalog.removeEntry(finding.key ?? "") }
    let expected = ["have the same Swift name", "has no letter that a Swift name could be made of"]
    #expect(told.allSatisfy { finding in expected.contains { finding.message.hasSuffix($0) } })
    #expect(told.count * 3 < entries.count)
    let result = CatalogSymbols.generate(catalog)
    #expect(result.findings == [])
    return result.source
  }

  private static func run(_ words: [String], in folder: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SwiftCompiler.path ?? "")
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

/// The compiler of the toolchain, where it is along PATH.
private enum SwiftCompiler {
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil { print("skipped: no swiftc along PATH") }
    return found
  }()
}
