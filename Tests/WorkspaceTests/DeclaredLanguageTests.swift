import Findings
import Testing
import Workspace

/// https://github.com/superwall/react-native-superwall/issues/43
@Suite struct DeclaredLanguageTests {
  private func messages(declared: String) throws -> [String] {
    let folder = try ProjectFolder([
      "Shop.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; knownRegions = ( \(declared) ); targets = ( T ); };
        G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application"; buildPhases = (); };
      }; }
      """,
      "Plans.json": """
      { "default_locale": "en_US", "components_localizations": {
          "en_US": { "a": "Subscribe" }, "fr_FR": { "a": "S’abonner" }, "pt_BR": { "a": "Assinar" } },
        "components_config": { "base": { "stack": { "type": "stack", "components": [
          { "type": "text", "text_lid": "a" } ] } } } }
      """,
    ])
    return folder.project.inspect().findings.filter { $0.rule == "undeclared-language" }.map(\.message)
  }

  @Test("13: a paywall in languages that the app does not declare is told")
  func undeclared() throws {
    #expect(
      try messages(declared: "en, Base") == ["the app does not declare fr_FR, pt_BR, in which 'Plans' has texts"])
    #expect(
      try messages(declared: "en, Base, fr") == ["the app does not declare pt_BR, in which 'Plans' has texts"])
  }

  @Test("a language that serves the paywall's is enough, and no project declares nothing")
  func declared() throws {
    #expect(try messages(declared: "en, fr, pt, Base") == [])
    #expect(try messages(declared: "Base") == [])
  }
}
