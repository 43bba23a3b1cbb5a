import Extraction

/// What a kind of component holds that a person sees: one line a kind, keys in their folded form.
struct ComponentShape: Sendable {
  /// The parts in reading order.
  var parts: [Part]

  enum Part: Sendable {
    /// A localization id.
    case reference(String, PaywallText.Kind)
    /// Another component, or a list of them, under the last of these keys.
    case child([String], type: String? = nil, as: TextRole? = nil)
    /// A component that appears only while a fact holds.
    case conditional([String], type: String? = nil, Fact)
    /// The words of a purchase button of 2024: one id, and another for those who get an introductory offer.
    case purchaseWords
    /// The tabs, of which one is shown at a time.
    case tabs
    /// Something that shows words from elsewhere.
    case opaque(String)
  }

  private static let stack = Part.child(["stack"], type: "stack")

  /// By folded type name: every component of RevenueCat's SDKs, and those of 2024 that came before them.
  static let all: [String: ComponentShape] = [
    "text": [.reference("textlid", .text)],
    "image": [.reference("overridesourcelid", .image)],
    "icon": [],
    "video": [],
    "spacer": [],
    "stack": [.child(["components"]), .child(["badge", "stack"], type: "stack", as: .badge)],
    "button": [stack, .child(["textcomponent"], type: "text")] + actions,
    "linkbutton": [.child(["textcomponent"], type: "text"), .reference("textlid", .text), .reference("urllid", .url)],
    "package": [stack, .child(["components"])],
    "packagegroup": [.child(["components"]), .child(["packages"], type: "package")],
    "purchasebutton": [
      .purchaseWords, stack, .child(["components"]), .reference("method.customurl.urllid", .url),
    ],
    "stickyfooter": [stack, .child(["components"])],
    "footer": [stack, .child(["components"])],
    "header": [stack, .child(["components"])],
    "fallbackheader": [stack],
    "timeline": [.child(["items"], type: "timelineitem")],
    "timelineitem": [
      .child(["title"], type: "text"), .child(["description"], type: "text"), .child(["icon"], type: "icon"),
    ],
    "tabs": [.child(["control", "stack"], type: "stack"), .tabs],
    "tab": [stack],
    "tabcontrol": [],
    "tabcontrolbutton": [stack],
    "tabcontroltoggle": [],
    "carousel": [.child(["pages"], type: "stack")],
    "countdown": [
      .child(["countdownstack"], type: "stack"),
      .conditional(["endstack"], type: "stack", .named("countdown ended")), .child(["fallback"], type: "stack"),
    ],
    "webview": [.opaque("a web page")],
  ].mapValues(ComponentShape.init(parts:))

  private static let actions: [Part] = [
    .reference("action.url.urllid", .url), .reference("action.customurl.urllid", .url),
    .conditional(["action", "sheet", "stack"], type: "stack", .named("sheet open")),
    .conditional(["action", "sheet"], type: "stack", .named("sheet open")),
  ]

  /// The parts of `components_config.base`, in the order in which they lie on the screen.
  static let base = ComponentShape(parts: [
    .child(["header"], type: "header"), stack, .child(["components"]), .child(["stickyfooter"], type: "stickyfooter"),
    .child(["fallbackheader"], type: "fallbackheader"),
  ])
}
