import Findings

extension PaywallDraft {
  /// Reports what is wrong with the packages of a component tree by itself, without knowing any offering.
  mutating func checkPackages(of root: JSONPlace) {
    checkDuplicates()
    for index in groups.indices { checkDefault(of: groups[index]) }
    checkSeveralDefaults()
    if !groups.isEmpty {
      for button in purchaseButtons where button.group == nil {
        report(
          "purchase-button-outside-group", .error, "this purchase button stands in no package group: it buys nothing",
          at: button.place.location, advice: "move it into the group whose selected package it buys")
      }
    }
    if packages.isEmpty {
      report(
        "no-package", purchaseButtons.isEmpty ? .warning : .error, "the paywall offers no package", at: root.location,
        advice: "add a package component for each package of the offering")
    }
  }

  private mutating func checkDuplicates() {
    var first: [[String]: PaywallPackage] = [:]
    for package in packages {
      let scope = [package.group ?? "", package.id]
      guard let earlier = first[scope] else {
        first[scope] = package
        continue
      }
      report(
        "duplicate-package", .error, "package '\(package.id)' is offered twice", at: package.location,
        notes: [Finding.Note("the first is here", at: earlier.location)])
    }
  }

  private mutating func checkDefault(of group: PackageGroup) {
    let members = packages.filter { $0.group == group.place.path.description }
    guard let named = group.defaultPackage else {
      report(
        "no-default-package", .warning, "this package group selects none of its packages at first",
        at: group.place.location, advice: "name one as 'default_selected_package_id'")
      return
    }
    guard !members.contains(where: { $0.id == named.id }) else { return }
    let ids = members.map { "'\($0.id)'" }.joined(separator: ", ")
    report(
      "default-package-outside-group", .error, "default package '\(named.id)' is not in its group",
      at: named.place.location, advice: members.isEmpty ? nil : "name one of \(ids)")
  }

  private mutating func checkSeveralDefaults() {
    var first: [String: PaywallPackage] = [:]
    for package in packages where package.isDefault {
      if let earlier = first[package.group ?? ""], earlier.id != package.id {
        report(
          "several-default-packages", .warning,
          "package '\(package.id)' is selected by default, and so is '\(earlier.id)'", at: package.location,
          notes: [Finding.Note("the other is here", at: earlier.location)])
      } else {
        first[package.group ?? ""] = package
      }
    }
  }
}
