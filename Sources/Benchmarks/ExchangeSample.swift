import Catalogs
import Exchange
import Findings
import Foundation
import Workspace

/// A catalog in many languages and its files for translators.
struct ExchangeSample {
  private(set) var catalog: [UInt8]
  private(set) var files: [ExchangeFile]
  let languages: [String]

  /// A catalog whose keys are their own source texts, a tenth of them not to be translated.
  init(keys: Int) {
    languages = [
      "ar", "bg", "ca", "cs", "da", "de", "el", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "nb",
      "nl",
    ]
    var sample = Catalog(table: "Sample", file: "Sample.xcstrings", sourceLanguage: "en")
    for number in 0..<keys + keys / 10 {
      let texts = languages.map { tag in
        EntryDraft.Text(language: tag, state: .translated, value: "Überraschung: ещё %lld дня (\(tag))")
      }
      try? sample.insert(
        EntryDraft(key: "%lld t\(number)", shouldTranslate: number % 11 != 10, texts: texts))
    }
    catalog = sample.serialized()
    files = []
    files = exported()
  }

  /// The files that `write` wrote.
  init(folder: String, needsFiles: Bool) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let read = { (name: String) in Array(FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()) }
    let texts = names.filter { $0.hasSuffix(".xliff") }
    languages = texts.map { String($0.dropLast(6)) }
    catalog = read("Sample.xcstrings")
    files = needsFiles ? texts.map { ExchangeFile(path: $0, bytes: read($0)) } : []
  }

  func write(to folder: String) -> Bool {
    let manager = FileManager.default
    guard (try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)) != nil else { return false }
    let all = files + [ExchangeFile(path: "Sample.xcstrings", bytes: catalog)]
    return all.allSatisfy { (try? Data($0.bytes).write(to: URL(fileURLWithPath: "\(folder)/\($0.path)"))) != nil }
  }

  /// The sample with files in which every translation is another one.
  var shouted: ExchangeSample {
    var copy = self
    copy.files = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self).replacingOccurrences(of: "</target>", with: "!</target>")
      return ExchangeFile(path: file.path, bytes: Array(text.utf8))
    }
    return copy
  }

  var unitCount: Int { XLIFFFormat().read(files).document.sections.reduce(0) { $0 + $1.units.count } }

  func exported() -> [ExchangeFile] {
    guard let catalog = read() else { return [] }
    let sections = ExchangeSection.sections(of: catalog, languages: languages, workers: .cores)
    return XLIFFFormat().write(ExchangeDocument(sections), workers: .cores)
  }

  /// Takes the files into the catalog and gives the number of bytes that it has then.
  func imported(expecting outcome: String) -> Int {
    guard let catalog = read() else { return 0 }
    let reading = XLIFFFormat().read(files, workers: .cores)
    let result = CatalogImport(reading.document, into: [catalog], workers: .cores) { _ in 0 }
    precondition(result.count(of: outcome) == result.outcomes.count)
    return result.catalogs[0].serialized().count
  }

  private func read() -> Catalog? {
    var findings: [Finding] = []
    return Catalog(catalog, file: "Sample.xcstrings", findings: &findings)
  }
}
