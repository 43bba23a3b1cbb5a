#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `generate-locale-data dump ROOT` writes `Locales/` from the ICU of the toolchain, `generate-locale-data compile ROOT`
/// writes the `Generated` folders of the runtime targets from `Locales/`. ROOT is the package's folder.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let step = arguments.first, let root = arguments.last else {
  print("usage: generate-locale-data dump|compile PACKAGE-FOLDER")
  exit(2)
}
do {
  switch step {
  case "dump": try PackageFiles(root: root).write(Dump.files())
  case "compile": try PackageFiles(root: root).write(Compilation.files(PackageFiles(root: root)))
  default:
    print("unknown step '\(step)', expected 'dump' or 'compile'")
    exit(2)
  }
} catch {
  print("error: \(error)")
  exit(1)
}
