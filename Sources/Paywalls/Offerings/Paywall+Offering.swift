public import Findings

extension Paywall {
  /// Reports the packages that an offering does not sell. An offering without any package refuses them all.
  public func findings(against offering: Offering) -> [Finding] {
    if offering.packages.isEmpty {
      return [
        Finding(
          rule: "empty-offering", category: .paywall, severity: .error,
          message: "offering '\(offering.id)' sells no package", location: offering.location, paywall: id,
          advice: "add the packages of the paywall to it",
          notes: [Finding.Note("the paywall that needs them", at: location)])
      ]
    }
    let sold = Set(offering.packages.flatMap { [$0.id, $0.product].compactMap { $0 } })
    var seen: Set<String> = []
    return packages.filter { !sold.contains($0.id) && seen.insert($0.id).inserted }.map { package in
      Finding(
        rule: "missing-package", category: .paywall, severity: .error,
        message: "package '\(package.id)' is not in offering '\(offering.id)'", location: package.location,
        paywall: id,
        state: package.isDefault ? "base" : nil,
        advice: "add it to the offering, or remove it from the paywall\(suggestion(for: package.id, in: offering))",
        notes: [Finding.Note("the offering is here", at: offering.location)])
    }
  }

  private func suggestion(for id: String, in offering: Offering) -> String {
    let ids = offering.packages.map { "'\($0.id)'" }
    return ids.count <= 8 ? "; it sells \(ids.joined(separator: ", "))" : ""
  }
}
