/// Finds localization ids by their keys alone: whatever ends in `lid`, wherever it stands.
///
/// It knows no component, so that it finds what a component reader has missed.
enum LocalizationIDs {
  struct Reference {
    var place: JSONPlace
    var kind: PaywallText.Kind
  }

  /// Every reference below a place, in the order of the file.
  static func all(below place: JSONPlace, except: JSONPath? = nil) -> [Reference] {
    var found: [Reference] = []
    collect(place, except: except, into: &found)
    return found
  }

  private static func collect(_ place: JSONPlace, except: JSONPath?, into found: inout [Reference]) {
    if place.path == except { return }
    for element in place.elements { collect(element, except: except, into: &found) }
    for (key, member) in place.members {
      if let kind = kind(of: key), member.string != nil {
        found.append(Reference(place: member, kind: kind))
      } else {
        collect(member, except: except, into: &found)
      }
    }
  }

  /// What a key refers to, or nil for a key that refers to no localization.
  static func kind(of key: String) -> PaywallText.Kind? {
    guard key.hasSuffix("_lid") || key.hasSuffix("Lid") || key == "lid" || key.hasSuffix("LID") else { return nil }
    switch folded(key) {
    case "urllid": return .url
    case let name where name.hasPrefix("url"): return .url
    case let name where name.contains("source") || name.contains("image"): return .image
    default: return .text
    }
  }
}
