// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Where the running toolchain keeps its own SwiftSyntax and SwiftParser: `scripts/oracle` says so, and without it the
/// `swift` on the path is followed to its home.
let host: String = {
  let environment = ProcessInfo.processInfo.environment
  if let given = environment["WORDGATE_SWIFT_HOST"] { return given }
  let programs = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
  let swift = programs.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "swift"
  return URL(fileURLWithPath: swift).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}()

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "oracle",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Findings", swiftSettings: settings),
    .target(name: "SwiftReader", dependencies: ["Findings"], swiftSettings: settings),
    .executableTarget(
      name: "oracle", dependencies: ["SwiftReader"],
      swiftSettings: settings + [.unsafeFlags(["-I", host])],
      linkerSettings: [
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
        .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
