/// The first step: everything that is pinned, by path.
enum Dump {
  static func files() throws -> [String: String] {
    #if os(Linux)
      let source = "From \(try ICULibrary.versions()) in the Swift toolchain, written by scripts/generate."
      let relations = try DumpRelations(source: source)
      let files = relations.files
      return Dictionary(uniqueKeysWithValues: files.map { ("Locales/\($0.key)", $0.value) })
    #else
      throw PinnedProblem(message: "only the Linux toolchain carries an ICU that can be dumped")
    #endif
  }
}
