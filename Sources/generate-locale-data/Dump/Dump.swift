/// The first step: everything that is pinned, by path.
enum Dump {
  static func files() throws(PinnedProblem) -> [String: String] {
    #if os(Linux)
      try ICULibrary.load()
      let source = "From \(try ICULibrary.versions()) in the Swift toolchain, written by scripts/generate."
      let bundles = try ICULibrary.bundles()
      let relations = try DumpRelations(source: source, bundles: bundles)
      let parents = relations.parents
      var files: [String: String] = [:]
      for part in [
        relations.files,
        try DumpPlurals.files(source: source),
        try DumpLocales.files(source: source, parents: parents),
        try DumpNumbers.files(source: source, parents: parents, bundles: bundles),
        try DumpDates.files(source: source, parents: parents),
        try DumpDayPeriods(parents: parents, bundles: bundles).files(source: source),
        try DumpUmmAlQura.files(source: source),
        try DumpLists.files(source: source, parents: parents),
        try DumpCurrencies.files(source: source, parents: parents),
        try DumpUnits.files(source: source, parents: parents),
      ] {
        for (name, text) in part { files["Locales/\(name)"] = text }
      }
      return files
    #else
      throw PinnedProblem(message: "only the Linux toolchain carries an ICU that can be dumped")
    #endif
  }
}
