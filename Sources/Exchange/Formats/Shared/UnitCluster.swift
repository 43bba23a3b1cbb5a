import Catalogs

/// One text of a key with the forms that a number chooses between: what formats with plurals of their own write as one.
struct UnitCluster {
  /// The key and, in the spelling of Xcode, the device or substitution: `KEY`, `KEY|==|device.iphone`.
  let name: String
  let key: String
  /// The way to the text without the plural category.
  let path: FormPath
  /// The text itself, or its plural categories in the order of the section.
  var units: [ExchangeUnit]

  /// Whether the units are plural categories.
  var isPlural: Bool { units.first?.pluralCategory != nil }

  func unit(_ category: String) -> ExchangeUnit? { units.first { $0.pluralCategory == category } }

  /// The name of one plural category of a text.
  static func name(of category: String, below name: String, isKey: Bool) -> String {
    name + (isKey ? UnitName.delimiter : ".") + "plural." + category
  }
}

extension ExchangeSection {
  /// The units by text, in the order of the section.
  var clusters: [UnitCluster] {
    var result: [UnitCluster] = []
    for group in groups {
      var places: [FormPath: Int] = [:]
      for unit in group {
        guard unit.pluralCategory != nil else {
          result.append(UnitCluster(name: unit.name, key: unit.key, path: unit.form, units: [unit]))
          continue
        }
        let path = FormPath(unit.form.steps.dropLast())
        if let place = places[path] {
          result[place].units.append(unit)
        } else {
          places[path] = result.count
          let name = UnitName.spelled(key: unit.key, form: path)
          result.append(UnitCluster(name: name, key: unit.key, path: path, units: [unit]))
        }
      }
    }
    return result
  }
}

extension FormPath {
  init(_ steps: ArraySlice<Step>) {
    self.init(Array(steps))
  }
}
