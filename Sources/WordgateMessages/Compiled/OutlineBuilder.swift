import WordgatePlurals

/// Walks through the forms of a message and reads their texts.
struct OutlineBuilder {
  /// Where among the forms a pattern stands.
  struct Place {
    var path = ""
    var substitution: String?
    var device: Device?
    var category: PluralCategory?
    var depth = 0

    func within(_ name: String) -> Place {
      var place = self
      place.path = path.isEmpty ? name : "\(path).\(name)"
      place.depth += 1
      return place
    }
  }

  private(set) var leaves: [MessageLeaf] = []
  private(set) var problems: [MessageProblem] = []

  mutating func node(_ pattern: MessagePattern, _ place: Place = Place()) -> MessageOutline.Node {
    guard place.depth < MessageCode.deepestForm else {
      report(.nestedForms, place, "forms are nested too deep")
      return .nothing
    }
    switch pattern {
    case .text(let text): return leaf(text, place)
    case .plural(let forms): return plural(forms, place)
    case .device(let forms): return device(forms, place)
    }
  }

  private mutating func leaf(_ text: String, _ place: Place) -> MessageOutline.Node {
    var scanner = FormatScanner(text)
    leaves.append(
      MessageLeaf(
        path: place.path, device: place.device, category: place.category,
        substitution: place.substitution,
        format: FormatString(text: text, parts: scanner.scan())))
    return .leaf(leaves.count - 1)
  }

  private mutating func plural(_ forms: [MessagePattern.PluralForm], _ place: Place)
    -> MessageOutline.Node
  {
    if place.category != nil {
      report(.nestedForms, place, "a plural form cannot be varied further")
    }
    if !forms.contains(where: { $0.category == .other }) {
      report(.missingOther, place, "'other' is missing")
    }
    var nodes: [(category: PluralCategory, node: MessageOutline.Node)] = []
    for category in PluralCategory.allCases {
      let same = forms.filter { $0.category == category }
      guard let form = same.first else { continue }
      var inner = place.within(category.name)
      inner.category = category
      if same.count > 1 {
        report(.duplicateForm, inner, "'\(category.name)' is there \(same.count) times")
      }
      nodes.append((category, node(form.pattern, inner)))
    }
    return .plural(nodes)
  }

  private mutating func device(_ forms: [MessagePattern.DeviceForm], _ place: Place)
    -> MessageOutline.Node
  {
    if place.category != nil || place.device != nil {
      report(.nestedForms, place, "a form cannot be varied by device")
    }
    if !forms.contains(where: { $0.device == .other }) {
      report(.missingOther, place, "'other' is missing")
    }
    var nodes: [(device: Device, node: MessageOutline.Node)] = []
    for device in Device.allCases {
      let same = forms.filter { $0.device == device }
      guard let form = same.first else { continue }
      var inner = place.within(device.name)
      inner.device = device
      if same.count > 1 {
        report(.duplicateForm, inner, "'\(device.name)' is there \(same.count) times")
      }
      if device == .other, case .plural = form.pattern {
        report(.nestedForms, inner, "the form for other devices cannot be varied further")
      }
      nodes.append((device, node(form.pattern, inner)))
    }
    return .device(nodes)
  }

  private mutating func report(_ kind: MessageProblem.Kind, _ place: Place, _ message: String) {
    problems.append(
      MessageProblem(kind: kind, path: place.path, range: 0..<0, position: nil, message: message))
  }
}
