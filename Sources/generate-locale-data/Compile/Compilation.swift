/// The second step: the Swift files made from what is pinned, by path. It needs no ICU.
enum Compilation {
  static func files(_ package: PackageFiles) throws(PinnedProblem) -> [String: String] {
    [
      "Sources/WordgateLocales/Generated/LocaleRelations.swift": try CompileRelations(package).swift
    ]
  }
}
