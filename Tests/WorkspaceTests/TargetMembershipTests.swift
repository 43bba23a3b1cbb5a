import Catalogs
import Extraction
import Findings
import Foundation
import Testing
import Workspace

@Suite struct TargetMembershipTests {
  private let empty = ProjectFolder.emptyCatalog

  @Test("an Xcode project's file lists decide which catalog holds a key, not the folders")
  func listedFiles() throws {
    let folder = try ProjectFolder([
      "Shop.xcodeproj/project.pbxproj": shopProject,
      "Shop/Store.swift": ProjectFolder.view("Store", "In the shop"),
      "Shared/Both.swift": ProjectFolder.view("Both", "In both"),
      "Shared/Old.swift": ProjectFolder.view("Old", "In no target"),
      "Shop/Help.m": #"NSString *help(void) { return NSLocalizedString(@"Help", @"menu"); }"#,
      "Shop/Localizable.xcstrings": empty, "Widget/Localizable.xcstrings": empty,
      "ShopTests/StoreTests.swift": ProjectFolder.view("Probe", "In a test"),
    ])
    #expect(
      folder.keys() == [
        "Shop/Localizable.xcstrings": ["Help", "In both", "In the shop"],
        "Widget/Localizable.xcstrings": ["In both"],
      ])
    #expect(Set(folder.project.inspect().leftOut) == ["Shared/Old.swift", "ShopTests/StoreTests.swift"])
    #expect(folder.keys(.init(everything: true))["Shop/Localizable.xcstrings"]?.contains("In no target") == true)
  }

  @Test("folders that Xcode keeps in step belong to their target, but for the exceptions")
  func synchronizedFolders() throws {
    let folder = try ProjectFolder([
      "Shop.xcodeproj/project.pbxproj": synchronizedProject,
      "Shop/Deep/Store.swift": ProjectFolder.view("Store", "In the shop"),
      "Shop/Draft.swift": ProjectFolder.view("Draft", "Excepted"),
      "Shop/Shared.swift": ProjectFolder.view("Shared", "In both"),
      "Shop/Localizable.xcstrings": empty, "Widget/Localizable.xcstrings": empty,
    ])
    #expect(
      folder.keys() == [
        "Shop/Localizable.xcstrings": ["In both", "In the shop"], "Widget/Localizable.xcstrings": ["In both"],
      ])
  }

  @Test("text is not followed into a view that another program compiles, though both share a model")
  func impossibleWays() throws {
    func verbatim(_ project: String) throws -> [String] {
      let folder = try ProjectFolder([
        "Shop.xcodeproj/project.pbxproj": project,
        "Shop/Store.swift":
          "import SwiftUI\nstruct Store: View { let item: Item; var body: some View { Text(item.name) } }\n"
          + "let own = Item(name: \"Of the shop\")",
        "Shop/Shared.swift": "struct Item { var name: String }",
        "Widget/Entry.swift": "let sample = Item(name: \"Of the widget\")",
      ])
      let extraction = folder.project.inspect().extraction
      #expect(
        extraction.findings.filter { $0.rule == "verbatim-text" }.compactMap(\.key) == extraction.strings.map(\.key))
      return extraction.strings.map(\.key)
    }
    #expect(try verbatim(synchronizedProject) == ["Of the shop"])
    let framework = synchronizedProject.replacingOccurrences(of: "app-extension", with: "framework")
    #expect(try verbatim(framework) == ["Of the shop", "Of the widget"])
  }

  @Test("a package's targets hold their own keys; a target without a catalog gives them to those that build on it")
  func package() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", products: [.library(name: "Shop", targets: ["App"])], targets: [
        .target(name: "App", dependencies: [.target(name: "Rows"), "Core"]),
        .target(name: "Rows"),
        .target(name: "Core", path: "Kernel", exclude: ["Old"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
      ])
      """,
      "Sources/App/App.swift": ProjectFolder.view("App", "App"),
      "Sources/App/Localizable.xcstrings": empty,
      "Sources/Rows/Row.swift": ProjectFolder.view("Row", "Row"),
      "Kernel/Core.swift": ProjectFolder.view("Core", "Core"),
      "Kernel/Old/Old.swift": ProjectFolder.view("Old", "Old"),
      "Kernel/Resources/Localizable.xcstrings": empty,
      "Tests/AppTests/Probe.swift": ProjectFolder.view("Probe", "Probe"),
    ])
    #expect(
      folder.keys() == [
        "Sources/App/Localizable.xcstrings": ["App", "Row"], "Kernel/Resources/Localizable.xcstrings": ["Core"],
      ])
  }

  @Test("targets that a manifest computes are told by the usual folders")
  func computedTargets() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Shop", targets: ["App", "Core"].map { .target(name: $0) })
      """,
      "Sources/App/App.swift": ProjectFolder.view("App", "App"), "Sources/App/Localizable.xcstrings": empty,
      "Sources/Core/Core.swift": ProjectFolder.view("Core", "Core"), "Sources/Core/Localizable.xcstrings": empty,
    ])
    #expect(
      folder.keys() == [
        "Sources/App/Localizable.xcstrings": ["App"], "Sources/Core/Localizable.xcstrings": ["Core"],
      ])
  }

  @Test("without project files the nearest catalog holds a key, and folders of tests are left out")
  func layout() throws {
    let folder = try ProjectFolder([
      "App/Views/A.swift": ProjectFolder.view("A", "A"), "App/Localizable.xcstrings": empty,
      "Kit/Sources/B.swift": ProjectFolder.view("B", "B"), "Kit/Resources/Localizable.xcstrings": empty,
      "KitTests/T.swift": ProjectFolder.view("T", "T"),
    ])
    #expect(
      folder.keys() == ["App/Localizable.xcstrings": ["A"], "Kit/Resources/Localizable.xcstrings": ["B"]])
  }

  @Test("a table that only another target has is told with the target that lacks it")
  func missingTable() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "App"), .target(name: "Core")])
      """,
      "Sources/App/App.swift": ProjectFolder.view("App", "App"), "Sources/App/Localizable.xcstrings": empty,
      "Sources/Core/Core.swift": #"import SwiftUI; func f() -> Text { Text("Core", bundle: .module) }"#,
    ])
    let findings = folder.project.inspect().catalogUpdate().findings
    #expect(findings.map(\.message) == ["the table 'Localizable' of the target 'Core' has no String Catalog"])
  }

  @Test("a project file that says nothing of targets is told, and the folders decide")
  func damagedProject() throws {
    let folder = try ProjectFolder([
      "Shop.xcodeproj/project.pbxproj": "<<<<<<< HEAD", "Shop/A.swift": ProjectFolder.view("A", "A"),
      "Shop/Localizable.xcstrings": empty,
    ])
    let inspection = folder.project.inspect()
    #expect(inspection.findings.map(\.rule).contains("unreadable-project"))
    #expect(folder.keys() == ["Shop/Localizable.xcstrings": ["A"]])
  }

  @Test("a table with an Interface Builder file of its name keeps all its keys")
  func interfaceBuilder() throws {
    let stale = #"{"sourceLanguage":"en","strings":{"Gone":{}},"version":"1.0"}"#
    let folder = try ProjectFolder([
      "App/A.swift": ProjectFolder.view("A", "A"), "App/Main.storyboard": "<document/>",
      "App/Main.xcstrings": stale, "App/Localizable.xcstrings": stale,
    ])
    let inspection = folder.project.inspect()
    #expect(inspection.unread.map(\.path) == ["App/Main.storyboard"])
    let states = inspection.catalogUpdate().changes.map { "\($0.catalog.file) \($0.summary.count(of: .stale))" }
    #expect(states == ["App/Localizable.xcstrings 1"])
  }

  @Test("macros, functions and interfaces of the configuration look text up")
  func configuredLookups() throws {
    let folder = try ProjectFolder([
      "wordgate.json": """
      {"localizingMacros": ["tr"], "localizingFunctions": ["L10n"], "interfaces": ["Kit.swiftinterface"]}
      """,
      "Kit.swiftinterface": "import SwiftUI\npublic struct Banner { public init(_ title: LocalizedStringKey) }",
      "A.swift": #"let a = #tr("Macro"); let b = Banner("Interface")"#,
      "B.m": #"NSString *b(void) { return L10n(@"Function", nil); }"#, "Localizable.xcstrings": empty,
    ])
    #expect(folder.keys() == ["Localizable.xcstrings": ["Function", "Interface", "Macro"]])
  }
}

/// An app with a widget and tests, each file in a list, as Xcode wrote projects before folders were kept in step.
private let shopProject = """
  // !$*UTF8*$!
  {
    archiveVersion = 1; objectVersion = 56; rootObject = P;
    objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (APP, WIDGET, TESTS, SCRIPT); knownRegions = (en, Base, de); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (G1, G2, G3, G4, F6); };
      G1 = {isa = PBXGroup; path = Shop; sourceTree = "<group>"; children = (F1, F3, F5); };
      G2 = {isa = PBXGroup; name = Common; path = Shared; sourceTree = "<group>"; children = (F2); };
      G3 = {isa = PBXGroup; path = Widget; sourceTree = "<group>"; children = (F4); };
      G4 = {isa = PBXGroup; name = "On screen only"; sourceTree = "<group>"; children = (); };
      F1 = {isa = PBXFileReference; path = Store.swift; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      F3 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
      F4 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = "<group>"; };
      F5 = {isa = PBXFileReference; path = Help.m; sourceTree = "<group>"; };
      F6 = {isa = PBXFileReference; path = ShopTests/StoreTests.swift; sourceTree = SOURCE_ROOT; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
      B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F6; };
      S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B5); }; S2 = {isa = PBXSourcesBuildPhase; files = (B2); };
      S3 = {isa = PBXSourcesBuildPhase; files = (B6); };
      R1 = {isa = PBXResourcesBuildPhase; files = (B3); }; R2 = {isa = PBXResourcesBuildPhase; files = (B4); };
      APP = {isa = PBXNativeTarget; name = Shop; buildPhases = (S1, R1);
        productType = "com.apple.product-type.application"; };
      WIDGET = {isa = PBXNativeTarget; name = Widget; buildPhases = (S2, R2);
        productType = "com.apple.product-type.app-extension"; };
      TESTS = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (S3);
        productType = "com.apple.product-type.bundle.unit-test"; };
      SCRIPT = {isa = PBXAggregateTarget; name = Lint; buildPhases = (); };
    };
  }
  """

/// The same with folders that Xcode keeps in step: the widget takes one file of the app's folder.
private let synchronizedProject = """
  // !$*UTF8*$!
  {
    archiveVersion = 1; objectVersion = 77; rootObject = P;
    objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (APP, WIDGET); };
      G = {isa = PBXGroup; sourceTree = "<group>"; children = (D1, D2); };
      D1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E1, E2); };
      D2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = (Draft.swift); };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
        membershipExceptions = (Shared.swift); };
      APP = {isa = PBXNativeTarget; name = Shop; buildPhases = (); fileSystemSynchronizedGroups = (D1);
        productType = "com.apple.product-type.application"; };
      WIDGET = {isa = PBXNativeTarget; name = Widget; buildPhases = (); fileSystemSynchronizedGroups = (D2);
        productType = "com.apple.product-type.app-extension"; };
    };
  }
  """
