import Checks
import Findings

/// The findings of one file, for reports that are made of files.
struct FileGroup {
  /// The path; the configuration for findings that no file holds.
  var name: String
  var told: [CheckOutcome.Told]

  /// In the order in which the files first appear.
  static func groups(of told: [CheckOutcome.Told]) -> [FileGroup] {
    var groups: [FileGroup] = []
    var places: [String: Int] = [:]
    for item in told {
      let name = item.finding.location?.file ?? "wordgate.json"
      if let place = places[name] {
        groups[place].told.append(item)
      } else {
        places[name] = groups.count
        groups.append(FileGroup(name: name, told: [item]))
      }
    }
    return groups
  }
}
