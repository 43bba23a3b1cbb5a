import Foundation

/// How long a static program of the runtime alone takes: from its start to its exit, and for the first use of locales.
enum StartBenchmarks {
  private static let tags = """
    ru en ar de es fr ja ko zh zh-Hant pt it nl pl tr th vi id sv da nb fi cs sk hu ro uk el he hi bn ta te mr gu kn ml pa \
    ur fa ms fil bg hr sr sl lt lv et ca eu gl is ga cy mt sq mk bs az ka hy kk ky uz mn ne si km lo my am sw zu xh af ar-EG \
    ar-SA de-AT de-CH en-AU en-CA en-GB en-IN en-ZA es-419 es-MX es-AR fr-BE fr-CA fr-CH it-CH ja-JP ko-KR nl-BE pt-PT \
    ru-RU sr-Latn zh-HK
    """.split(separator: " ").map(String.init)

  /// The program `one-text`, which scripts/benchmark links statically and names in WORDGATE_STATIC_PROGRAM.
  static func tables() -> [Table] {
    #if os(Linux)
      guard let program = ProcessInfo.processInfo.environment["WORDGATE_STATIC_PROGRAM"] else {
        print("skipped: WORDGATE_STATIC_PROGRAM names no static program, see scripts/benchmark\n")
        return []
      }
      // These are times on the clock: what else runs on the machine makes the medians longer.
      var starts = Table("a program from start to exit")
      for (name, path, arguments) in [
        ("static, with the runtime alone", program, ["ru"]), ("the same without any work", program, []),
        ("/bin/true", "/bin/true", []),
      ] {
        guard let times = ChildProcess.times(of: path, arguments) else { continue }
        starts.add("\(name), median", times.median)
        starts.add("\(name), least", times.least)
      }
      var uses = Table("first use in a new process: a compiled message with a plural, and a date")
      for count in [1, 100] {
        let times = (0..<51).compactMap { _ in
          ChildProcess.output(of: program, ["--time"] + tags.prefix(count)).flatMap(Double.init)
        }.sorted()
        guard let least = times.first else { continue }
        uses.add("\(count) locale\(count == 1 ? "" : "s"), median", times[times.count / 2])
        uses.add("\(count) locale\(count == 1 ? "" : "s"), least", least)
      }
      return [starts, uses]
    #else
      return []
    #endif
  }
}
