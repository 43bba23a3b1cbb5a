// swift-tools-version: 6.2
import PackageDescription

/// Every target is written in the Swift 6 language mode with the coming defaults switched on.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// Tests are compiled without optimisation in the release build too: what they compare is optimised, and optimising them
/// as well takes twice as long as all sources do.
let quicklyCompiled: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], linking: [LinkerSetting] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, exclude: exclude, swiftSettings: strict + quicklyCompiled, linkerSettings: linking)
}

/// The ICU inside the Linux toolchain: the source of the locale data and the judge of the engine, never part of it.
let toolchainICU: [LinkerSetting] = [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]

/// What an app links: the standard library and nothing else. All its targets carry the project's name, since they
/// share the module name space of the apps that use them.
let runtime: [Target] = [
  target("WordgateLocales"),
  target("WordgatePlurals", ["WordgateLocales"]),
  target("WordgateFormatting", ["WordgateLocales", "WordgatePlurals"]),
  target("WordgateMessages", ["WordgateLocales", "WordgatePlurals", "WordgateFormatting"]),
  target("WordgateGate", ["WordgateLocales", "WordgatePlurals", "WordgateFormatting", "WordgateMessages"]),
  target("WordgateDefinitions", ["WordgateLocales", "WordgateFormatting"]),
  target(
    "Wordgate",
    [
      "WordgateLocales", "WordgatePlurals", "WordgateFormatting", "WordgateMessages", "WordgateGate",
      "WordgateDefinitions",
    ]),
  target("WordgateViews", ["WordgateFormatting", "WordgateDefinitions"]),
]

/// What the tool is made of, from the ground up: a target imports only targets above it.
let tool: [Target] = [
  target("Findings"),
  target("StructuredText", ["Findings"]),
  target("Catalogs", ["Findings", "StructuredText"]),
  target(
    "Exchange",
    ["Findings", "StructuredText", "Catalogs", "WordgateLocales", "WordgatePlurals", "WordgateMessages"]),
  target("SwiftReader", ["Findings"]),
  target("Extraction", ["Findings", "StructuredText", "Catalogs", "SwiftReader"]),
  target(
    "Paywalls",
    [
      "Findings", "StructuredText", "Catalogs", "SwiftReader", "Extraction", "WordgateLocales", "WordgatePlurals",
      "WordgateFormatting", "WordgateMessages", "WordgateDefinitions",
    ]),
  target(
    "Checks",
    [
      "Findings", "StructuredText", "Catalogs", "Extraction", "Paywalls", "WordgateLocales", "WordgatePlurals",
      "WordgateMessages", "WordgateGate",
    ]),
  target(
    "Reports",
    ["Findings", "StructuredText", "Catalogs", "Exchange", "Extraction", "Paywalls", "Checks", "WordgateGate"],
    exclude: ["Schemas"]),
  target(
    "Workspace",
    ["Findings", "StructuredText", "Catalogs", "Exchange", "SwiftReader", "Extraction", "Paywalls", "Checks", "WordgateLocales"]),
  target(
    "Commands",
    [
      "Findings", "StructuredText", "Catalogs", "Exchange", "SwiftReader", "Extraction", "Paywalls", "Checks", "Reports",
      "Workspace", "WordgateLocales", "WordgatePlurals", "WordgateFormatting", "WordgateMessages", "WordgateGate",
    ]),
]

let programs: [Target] = [
  .executableTarget(name: "WordgateProgram", dependencies: ["Commands", "Workspace"], swiftSettings: strict),
  .executableTarget(name: "xcstringstool", dependencies: ["Commands"], swiftSettings: strict),
  .executableTarget(
    name: "compile-catalogs", dependencies: ["Findings", "StructuredText", "Catalogs"], swiftSettings: strict),
  .plugin(name: "CompileCatalogs", capability: .buildTool(), dependencies: ["compile-catalogs"], path: "Sources/CompileCatalogs"),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "Findings", "Catalogs", "Exchange", "SwiftReader", "Extraction", "Paywalls", "Checks", "Workspace",
      "WordgateLocales", "WordgatePlurals", "WordgateFormatting", "WordgateMessages", "WordgateGate",
    ], swiftSettings: strict, linkerSettings: toolchainICU),
  .executableTarget(
    name: "one-text", dependencies: ["WordgateLocales", "WordgatePlurals", "WordgateFormatting", "WordgateMessages"],
    swiftSettings: strict),
  .executableTarget(name: "generate-locale-data", swiftSettings: strict, linkerSettings: toolchainICU),
  .executableTarget(name: "generate-collation", swiftSettings: strict, linkerSettings: toolchainICU),
]

let package = Package(
  name: "wordgate",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "Wordgate", targets: ["Wordgate"]),
    .library(name: "WordgateViews", targets: ["WordgateViews"]),
    .library(name: "WordgateKit", targets: tool.map(\.name)),
    .executable(name: "wordgate", targets: ["WordgateProgram"]),
    .executable(name: "xcstringstool", targets: ["xcstringstool"]),
    .plugin(name: "CompileCatalogs", targets: ["CompileCatalogs"]),
  ],
  targets: runtime + tool + programs + [
    tests("Findings", ["Findings"]),
    tests("Commands", ["Commands", "Workspace", "WordgateGate", "WordgateLocales", "WordgateMessages"]),
    tests(
      "Workspace",
      ["Findings", "Catalogs", "Extraction", "Paywalls", "Checks", "Workspace", "WordgateDefinitions", "WordgateGate"]),
    tests(
      "Paywalls",
      [
        "Findings", "StructuredText", "Catalogs", "SwiftReader", "Extraction", "Paywalls", "WordgateLocales",
        "WordgateMessages", "WordgatePlurals", "WordgateFormatting",
      ]),
    tests("WordgateLocales", ["WordgateLocales"]),
    tests("WordgateMessages", ["WordgateMessages", "WordgateLocales", "WordgatePlurals"]),
    tests("StructuredText", ["StructuredText", "Findings"]),
    tests("Catalogs", ["Catalogs", "StructuredText", "Findings"], exclude: ["Figures.md"]),
    tests(
      "Exchange", ["Findings", "StructuredText", "Catalogs", "Exchange", "WordgatePlurals", "WordgateLocales"],
      exclude: ["Judges"]),
    tests("SwiftReader", ["SwiftReader", "Findings"], exclude: ["Fixtures"]),
    tests("WordgatePlurals", ["WordgatePlurals", "WordgateLocales"], linking: toolchainICU),
    tests(
      "WordgateFormatting", ["WordgateFormatting", "WordgateLocales", "generate-locale-data"], linking: toolchainICU),
    tests(
      "WordgateDefinitions",
      [
        "WordgateDefinitions", "WordgateViews", "WordgateFormatting", "WordgateLocales", "Findings", "Catalogs",
        "SwiftReader", "Extraction", "Paywalls",
      ]),
    tests("Extraction", ["Extraction", "Findings"], exclude: ["Figures.md", "VerbatimSample.md"]),
    tests(
      "Checks",
      [
        "Findings", "StructuredText", "Catalogs", "Extraction", "Paywalls", "Checks", "WordgateGate", "WordgateLocales",
        "WordgateMessages",
      ], exclude: ["Fixtures"]),
    tests("Reports", ["Findings", "Extraction", "Paywalls", "Checks", "Reports", "WordgateGate"]),
    tests(
      "WordgateGate",
      [
        "WordgateGate", "WordgateLocales", "WordgateMessages", "Checks", "Findings", "Extraction", "Paywalls",
        "Catalogs",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
