/// The second step: the Swift files made from what is pinned, by path. It needs no ICU.
package enum Compilation {
  package static func files(_ package: PackageFiles) throws(PinnedProblem) -> [String: String] {
    var files = try CompilePlurals(package).files
    files["Sources/WordgateLocales/Generated/LocaleRelations.swift"] = try CompileRelations(package).swift
    files["Sources/WordgateFormatting/Generated/FormatTable.swift"] = try CompileFormats(package).swift
    files["Sources/WordgateFormatting/Generated/UmmAlQura+Table.swift"] = try CompileUmmAlQura(package).swift
    files["Sources/Paywalls/Variables/Generated/PeriodTexts.swift"] = try CompileUnits(package).swift
    return files
  }
}
