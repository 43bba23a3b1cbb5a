import Catalogs
import Findings
import StructuredText

/// Xcode's localization catalogs: a folder for each language with its XLIFF, the source files and notes.
///
/// `Notes` holds the plural categories of the language with example numbers, what is known of the texts besides their
/// catalogs, pictures where there are, and the XLIFF as it went out: by that copy an import sees which translations
/// are newer than the export.
public struct XclocFormat: ExchangeFormat {
  public init() {}

  public let name = "xcloc"
  public let summary = "Xcode's localization catalogs: LANGUAGE.xcloc"
  public let isBundle = true
  public let losses: [ExchangeLoss] = [.phrases, .controlCharacters]

  private static let contents = "contents.json"
  private static let localized = "Localized Contents"
  private static let sources = "Source Contents"
  private static let notes = "Notes"
  private static let exported = "Notes/exported.xliff"

  public func recognizes(_ file: ExchangeFile) -> Bool { Self.bundle(of: file.path) != nil }

  public func write(_ document: ExchangeDocument) -> [ExchangeFile] {
    document.targetLanguages.flatMap { language -> [ExchangeFile] in
      var part = document
      part.sections.removeAll { $0.targetLanguage != language }
      guard let xliff = XLIFFFormat().write(part).first else { return [] }
      let folder = "\(language).xcloc"
      var files = [
        ExchangeFile(path: "\(folder)/\(Self.contents)", bytes: Self.contents(of: part, language: language)),
        ExchangeFile(path: "\(folder)/\(Self.localized)/\(language).xliff", bytes: xliff.bytes),
        ExchangeFile(path: "\(folder)/\(Self.exported)", bytes: xliff.bytes),
        ExchangeFile(path: "\(folder)/\(Self.notes)/\(language).txt", bytes: Self.notes(on: part, language: language)),
      ]
      files += part.sources.map { ExchangeFile(path: "\(folder)/\(Self.sources)/\($0.path)", bytes: $0.bytes) }
      files += part.attachments.map { ExchangeFile(path: "\(folder)/\(Self.notes)/\($0.path)", bytes: $0.bytes) }
      return files.sorted { $0.path.precedesInBytes($1.path) }
    }
  }

  public func read(_ files: [ExchangeFile]) -> ExchangeReading {
    var reading = ExchangeReading()
    var bundles: [String: [ExchangeFile]] = [:]
    for file in files {
      if let bundle = Self.bundle(of: file.path) { bundles[bundle, default: []].append(file) }
    }
    for (bundle, files) in bundles.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      let part = read(files, of: bundle)
      reading.document.sections += part.document.sections
      reading.findings += part.findings
    }
    return reading
  }

  private func read(_ files: [ExchangeFile], of bundle: String) -> ExchangeReading {
    let inside = { (file: ExchangeFile) in String(file.path.dropFirst(bundle.count + 1)) }
    let texts = files.filter { inside($0).hasPrefix(Self.localized + "/") && XLIFFFormat().recognizes($0) }
    guard !texts.isEmpty else {
      return ExchangeReading(findings: [Self.malformed("'\(Self.localized)' holds no XLIFF", in: bundle)])
    }
    var reading = XLIFFFormat().read(texts)
    guard let contents = files.first(where: { inside($0) == Self.contents }) else {
      reading.findings.append(Self.malformed("'\(Self.contents)' is missing", in: bundle, .warning))
      return reading
    }
    let document = JSONDocument(contents.bytes, file: contents.path)
    reading.findings += document.problems
    if let locale = document.root?["targetLocale"]?.string {
      for section in reading.document.sections where !section.targetLanguage.hasSameBytes(as: locale) {
        reading.findings.append(
          Self.malformed(
            "'\(section.original)' is translated into '\(section.targetLanguage)', the bundle into '\(locale)'",
            in: bundle))
      }
    }
    if let exported = files.first(where: { inside($0) == Self.exported }) {
      let before = XLIFFFormat().read([exported])
      if before.isSound { reading.document.note(before.document) }
    }
    return reading
  }

  /// The path of the bundle that a file lies in.
  private static func bundle(of path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let place = parts.dropLast().lastIndex(where: { $0.hasSuffix(".xcloc") }) else { return nil }
    return parts[...place].joined(separator: "/")
  }

  private static func malformed(_ message: String, in bundle: String, _ severity: Severity = .error) -> Finding {
    Finding(
      rule: "malformed-xcloc", category: .source, severity: severity, message: message,
      location: Location(file: bundle, line: 1, column: 1))
  }

  private static func contents(of document: ExchangeDocument, language: String) -> [UInt8] {
    let tool = document.sections.first?.tool ?? .wordgate
    return JSONWriter(style: .xcode).bytes(
      of: .object([
        .init("developmentRegion", .string(document.sections.first?.sourceLanguage ?? "en")),
        .init("project", .string(document.project)),
        .init("targetLocale", .string(language)),
        .init(
          "toolInfo",
          .object([
            .init("toolBuildNumber", .string(tool.build ?? tool.version ?? "")), .init("toolID", .string(tool.id)),
            .init("toolName", .string(tool.name)), .init("toolVersion", .string(tool.version ?? "")),
          ])),
        .init("version", .string("1.0")),
      ]))
  }

  /// What a translator should know, in plain words.
  private static func notes(on document: ExchangeDocument, language: String) -> [UInt8] {
    var lines = ["Plural categories of \(language), with numbers that take them:"]
    lines += PluralGuide(language: language).categories.map { "  \($0.name): \($0.examples.joined(separator: ", "))" }
    for section in document.sections {
      for group in section.groups {
        guard let first = group.first, let context = first.context, !context.isEmpty else { continue }
        lines += ["", "\(section.original): \(first.key)"] + context.lines.map { "  " + $0 }
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension ExchangeDocument {
  /// Notes the translations of the document as it was exported.
  fileprivate mutating func note(_ exported: ExchangeDocument) {
    for index in sections.indices {
      guard let before = exported.sections.first(where: { $0.catalog == sections[index].catalog }) else { continue }
      sections[index].units.note(exported: before.units)
    }
  }
}
