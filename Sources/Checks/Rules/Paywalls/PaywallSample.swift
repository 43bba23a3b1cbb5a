/// Small definitions of paywalls for the examples of rules.
enum PaywallSample {
  /// A paywall of one text outside packages, with an override or without, and legal links.
  static func text(_ text: String, override: String? = nil, under condition: String = "intro_offer") -> String {
    let other =
      override.map { _ in
        ", \"overrides\": [{\"conditions\": [{\"type\": \"\(condition)\"}], \"properties\": {\"text_lid\": \"b\"}}]"
      } ?? ""
    let words = override.map { ", \"b\": \"\($0)\"" } ?? ""
    return screen(
      components: "{\"type\": \"text\", \"text_lid\": \"a\"\(other)}", texts: "\"a\": \"\(text)\"\(words)")
  }

  /// A paywall of one package with some texts.
  static func package(_ texts: String...) -> String {
    let ids = texts.indices.map { "t\($0)" }
    let components = ids.map { "{\"type\": \"text\", \"text_lid\": \"\($0)\"}" }.joined(separator: ", ")
    let words = zip(ids, texts).map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    return screen(
      components: "{\"type\": \"package\", \"package_id\": \"yearly\", \"is_selected_by_default\": true, "
        + "\"stack\": {\"type\": \"stack\", \"components\": [\(components)]}}", texts: words)
  }

  /// A paywall without legal links.
  static func bare(components: String, texts: String) -> String {
    """
    {"id": "sample", "template_name": "components", "asset_base_url": "https://example.com", "revision": 1,
    "default_locale": "en_US", "components_localizations": {"en_US": {\(texts)}},
    "components_config": {"base": {"stack": {"type": "stack", "components": [\(components)]},
    "background": {"type": "color", "value": {"light": {"type": "hex", "value": "#FFFFFF"}}}}}}
    """
  }

  private static func screen(components: String, texts: String) -> String {
    bare(
      components: "\(components), \(link("terms", "terms_url")), \(link("privacy_policy", "privacy_url")), \(restore)",
      texts: "\(texts), \(legalTexts)")
  }

  static func link(_ destination: String, _ id: String) -> String {
    "{\"type\": \"button\", \"action\": {\"type\": \"navigate_to\", \"destination\": \"\(destination)\", "
      + "\"url\": {\"method\": \"in_app_browser\", \"url_lid\": \"\(id)\"}}, "
      + "\"stack\": {\"type\": \"stack\", \"components\": []}}"
  }

  static let restore =
    "{\"type\": \"button\", \"action\": {\"type\": \"restore_purchases\"}, "
    + "\"stack\": {\"type\": \"stack\", \"components\": []}}"

  static let legalTexts =
    "\"terms_url\": \"https://example.com/terms\", \"privacy_url\": \"https://example.com/privacy\""
}
