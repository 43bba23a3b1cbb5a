// Writes the tables of the Finder's order from the ICU and the Foundation of the Linux toolchain.
// usage: generate-collation PACKAGE-FOLDER
#if os(Linux)
  import Foundation

  let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")
    .appendingPathComponent("Sources/Catalogs/Order/Generated")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let collation = try RootCollation()
  try SwiftTable.write(ElementTables(collation).tables, "CollationData", into: folder)
  try SwiftTable.write(CharacterTables().tables, "CharacterData", into: folder)
#else
  print("the tables are generated on Linux, from the toolchain's ICU")
#endif
