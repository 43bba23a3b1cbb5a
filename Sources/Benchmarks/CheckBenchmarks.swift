import Catalogs
import Checks
import Findings
import Foundation
import Workspace

/// All rules over catalogs, reading included, and how the time grows.
enum CheckBenchmarks {
  /// `file` is a catalog to measure on as well.
  static func tables(_ watch: Stopwatch, file: String?) -> [Table] {
    let keys = 520
    let small = SampleCatalog.bytes(keys: keys)
    let size = "\(small.count / 1000) KB, \(keys) keys, 20 languages"
    var table = Table("read and check a catalog of \(size), all rules, \(count(small)) findings")
    table.add("Wordgate", bytes: small.count, watch.nanoseconds { use(check(small, workers: .cores)) })
    table.add("Wordgate in one thread", bytes: small.count, watch.nanoseconds { use(check(small, workers: .one)) })
    table.add(
      "reading alone", bytes: small.count,
      watch.nanoseconds {
        var findings: [Finding] = []
        use(Catalog(small, file: "Sample.xcstrings", findings: &findings)?.keys.count ?? 0)
      })
    let data = Data(small)
    table.add(
      "JSONSerialization, reading alone", bytes: small.count,
      watch.nanoseconds { use((try? JSONSerialization.jsonObject(with: data)) is [String: Any]) })
    if let file, let given = FileManager.default.contents(atPath: file) {
      let bytes = [UInt8](given)
      table.add(
        "Wordgate on \(file), \(count(bytes)) findings", bytes: bytes.count,
        watch.nanoseconds { use(check(bytes, workers: .cores)) })
    }
    var growth = Table("the same for larger catalogs")
    for times in [1, 4, 25] {
      let bytes = SampleCatalog.bytes(keys: keys * times)
      var slow = watch
      slow.rounds = 3
      growth.add(
        "\(bytes.count / 1_000_000) MB", bytes: bytes.count, slow.nanoseconds { use(check(bytes, workers: .cores)) })
    }
    return [table, growth]
  }

  private static func count(_ bytes: [UInt8]) -> Int { check(bytes, workers: .cores) }

  private static func check(_ bytes: [UInt8], workers: Workers) -> Int {
    var findings: [Finding] = []
    guard let catalog = Catalog(bytes, file: "Sample.xcstrings", findings: &findings) else { return 0 }
    return CheckSuite().run([catalog], workers: workers).count
  }
}

/// Catalogs that look like those of apps: short texts and sentences, some with values, some with plural forms.
enum SampleCatalog {
  static func bytes(keys: Int) -> [UInt8] {
    var seed: UInt64 = 1
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {"
    for number in 0..<keys {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let draw = Int(seed >> 33)
      let length = 2 + draw % 9
      let kind = draw % 16
      let values = kind < 3 ? 1 : kind == 3 ? 2 : 0
      let ending = " " + name(number) + (number % 8 == 0 ? " \(number)" : "")
      let key = sentence("en", length, draw, values) + ending
      text += "\(number == 0 ? "" : ",")\n    \"\(key)\" : {\n      \"localizations\" : {"
      for (index, language) in languages.enumerated() {
        text += "\(index == 0 ? "" : ",")\n        \"\(language)\" : {\n"
        if kind == 0 {
          text += "          \"variations\" : {\n            \"plural\" : {"
          for (position, category) in (categories[language] ?? ["one", "other"]).enumerated() {
            let whole = sentence(language, length, draw, 1)
            let form = (position == 0 && whole.count > 8 ? String(whole.dropLast()) : whole) + ending
            text +=
              "\(position == 0 ? "" : ",")\n              \"\(category)\" : {\n\(unit(form, "                "))\n              }"
          }
          text += "\n            }\n          }"
        } else {
          text += unit(sentence(language, length, draw, values) + ending, "          ")
        }
        text += "\n        }"
      }
      text += "\n      }\n    }"
    }
    return Array((text + "\n  },\n  \"version\" : \"1.0\"\n}").utf8)
  }

  private static func unit(_ text: String, _ indentation: String) -> String {
    """
    \(indentation)"stringUnit" : {
    \(indentation)  "state" : "translated",
    \(indentation)  "value" : "\(text)"
    \(indentation)}
    """
  }

  private static func sentence(_ language: String, _ length: Int, _ draw: Int, _ values: Int) -> String {
    let words = words[language] ?? []
    var parts: [String] = []
    var last = -1
    for place in 0..<length {
      var next = (draw / (place + 1) + place * 7) % words.count
      if next == last { next = (next + 1) % words.count }
      parts.append(words[next])
      last = next
    }
    if values == 1 { parts.insert("%lld", at: 0) }
    if values == 2 { parts = ["%1$@"] + parts + ["%2$lld"] }
    return parts.joined(separator: ["ja", "zh-Hans"].contains(language) ? "" : " ")
  }

  /// A name in Latin letters, another for each number.
  private static func name(_ number: Int) -> String {
    let consonants = Array("bdfgklmnprstvz")
    let vowels = Array("aeiou")
    var name = ""
    var rest = number
    repeat {
      name.append(consonants[rest % consonants.count])
      rest /= consonants.count
      name.append(vowels[rest % vowels.count])
      rest /= vowels.count
    } while rest > 0
    return name.prefix(1).uppercased() + name.dropFirst() + "n"
  }

  private static let categories: [String: [String]] = [
    "ar": ["few", "many", "one", "other", "two", "zero"], "cs": ["few", "many", "one", "other"],
    "he": ["one", "other", "two"], "ja": ["other"], "ko": ["other"], "pl": ["few", "many", "one", "other"],
    "ru": ["few", "many", "one", "other"], "uk": ["few", "many", "one", "other"], "zh-Hans": ["other"],
    "en": ["one", "other"],
  ]

  static let languages = words.keys.filter { $0 != "en" }.sorted()

  private static let words: [String: [String]] = [
    "en": ["open", "files", "now", "with", "quick", "look", "and", "share", "them", "later", "from", "here"],
    "ar": ["افتح", "ملفات", "الآن", "مع", "نظرة", "سريعة", "ثم", "شارك", "لاحقًا", "من", "هنا"],
    "cs": ["otevřít", "soubory", "nyní", "pomocí", "rychlého", "náhledu", "sdílet", "později", "odtud"],
    "da": ["åbn", "filer", "nu", "med", "hurtigt", "overblik", "og", "del", "dem", "senere", "herfra"],
    "de": ["öffne", "Dateien", "jetzt", "mit", "schneller", "Übersicht", "und", "teile", "sie", "später"],
    "el": ["άνοιγμα", "αρχείων", "τώρα", "με", "γρήγορη", "προβολή", "και", "κοινή", "χρήση", "αργότερα"],
    "es": ["abrir", "archivos", "ahora", "con", "vista", "rápida", "y", "compartir", "más", "tarde", "aquí"],
    "fi": ["avaa", "tiedostot", "nyt", "pikakatselulla", "ja", "jaa", "ne", "myöhemmin", "täältä"],
    "fr": ["ouvrir", "fichiers", "maintenant", "avec", "aperçu", "rapide", "et", "partager", "plus", "tard"],
    "he": ["פתח", "קבצים", "עכשיו", "עם", "תצוגה", "מהירה", "ושתף", "אותם", "אחר", "כך", "מכאן"],
    "hu": ["fájlok", "megnyitása", "most", "gyors", "nézettel", "és", "megosztás", "később", "innen"],
    "it": ["apri", "documenti", "adesso", "con", "anteprima", "rapida", "e", "condividi", "più", "tardi"],
    "ja": ["今すぐ", "クイック", "ルックで", "ファイルを", "開いて", "あとで", "ここから", "共有する"],
    "ko": ["지금", "빠른", "보기로", "파일을", "열고", "나중에", "여기에서", "공유하기"],
    "nb": ["åpne", "filer", "nå", "med", "rask", "oversikt", "og", "del", "dem", "senere", "herfra"],
    "nl": ["open", "bestanden", "nu", "met", "snelle", "weergave", "en", "deel", "ze", "later", "hier"],
    "pl": ["otwórz", "pliki", "teraz", "za", "pomocą", "szybkiego", "podglądu", "i", "udostępnij", "później"],
    "pt-BR": ["abrir", "arquivos", "agora", "com", "visualização", "rápida", "e", "compartilhar", "depois"],
    "ru": ["открыть", "файлы", "сейчас", "через", "быстрый", "просмотр", "и", "поделиться", "позже"],
    "sv": ["öppna", "filer", "nu", "med", "snabb", "överblick", "och", "dela", "dem", "senare", "härifrån"],
    "uk": ["відкрити", "файли", "зараз", "через", "швидкий", "перегляд", "і", "поширити", "пізніше"],
  ]
}
