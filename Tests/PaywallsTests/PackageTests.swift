import Findings
import Paywalls
import Testing

@Suite struct PackageTests {
  private func group(_ fields: String, _ components: String) -> Paywall {
    paywall(#"{ "components": [{ "type": "packageGroup", \#(fields), "components": [\#(components)] }] }"#)
  }

  private let monthly = #"{ "type": "package", "packageID": "monthly", "components": [] }"#

  @Test func `a default package outside its group is an error that names the group's packages`() {
    let tree = group(#""defaultSelectedPackageID": "weekly""#, monthly)
    #expect(tree.rules == ["default-package-outside-group"])
    #expect(tree.findings.first?.advice == "name one of 'monthly'")
    #expect(tree.findings.first?.severity == .error)
  }

  @Test func `a group without a default package is a warning`() {
    #expect(group(#""id": "g""#, monthly).rules == ["no-default-package"])
  }

  @Test func `a package offered twice in one group is an error that shows both places`() {
    let tree = group(#""defaultSelectedPackageID": "monthly""#, "\(monthly), \(monthly)")
    #expect(tree.rules == ["duplicate-package"])
    #expect(tree.findings.first?.notes.count == 1)
  }

  @Test func `the same package in two tabs is no duplicate`() {
    let package = #"{ "type": "package", "package_id": "m", "stack": { "type": "stack", "components": [] } }"#
    let tab = { (id: String) in #"{ "id": "\#(id)", "stack": { "type": "stack", "components": [\#(package)] } }"# }
    let tree = paywall(
      #"{ "components": [{ "type": "tabs", "control": {}, "tabs": [\#(tab("one")), \#(tab("two"))] }] }"#)
    #expect(tree.packages.map(\.id) == ["m", "m"])
    #expect(!tree.rules.contains("duplicate-package"))
  }

  @Test func `a purchase button outside every group buys nothing`() {
    let tree = paywall(
      """
      { "components": [
        { "type": "packageGroup", "defaultSelectedPackageID": "monthly", "components": [\(monthly)] },
        { "type": "purchaseButton", "cta": "buy" }] }
      """)
    #expect(tree.rules == ["purchase-button-outside-group"])
  }

  @Test func `a paywall with a purchase button and no package is an error`() {
    let tree = paywall(#"{ "components": [{ "type": "purchaseButton", "cta": "buy" }] }"#)
    #expect(tree.rules == ["no-package"])
    #expect(tree.findings.first?.severity == .error)
  }

  @Test func `a package component that names no package is an error`() {
    let tree = paywall(#"{ "components": [{ "type": "package", "components": [] }] }"#)
    #expect(tree.rules.contains("missing-package-id"))
  }

  @Test func `packages that an offering does not sell are reported, each once`() {
    let offering = document(#"{ "packages": [{ "identifier": "monthly" }] }"#, file: "offer.json").offerings.first
    let missing = offering.map { paywall(Fixture.seed).findings(against: $0) } ?? []
    #expect(missing.map(\.rule) == ["missing-package"])
    #expect(missing.first?.message == "package 'yearly' is not in offering 'offer'")
    #expect(missing.first?.location?.file == "Paywall.json")
  }

  @Test func `an offering without packages refuses them all`() {
    let offering = document(#"{ "packages": [] }"#).offerings.first
    #expect(offering.map { paywall(Fixture.seed).findings(against: $0).map(\.rule) } == ["empty-offering"])
  }

  @Test func `a StoreKit configuration is an offering of its products`() {
    let store = document(Self.store, file: "Products.storekit")
    #expect(store.offerings.first?.packages.map(\.id) == ["pro.monthly", "pro.lifetime"])
    let monthly = store.offerings.first?.products.first
    #expect(monthly?.period == StorePeriod(1, .month))
    #expect(monthly?.introductoryOffer == StoreOffer(mode: .free, period: StorePeriod(1, .week)))
    #expect(monthly?.price == "4.99")
  }

  @Test func `a StoreKit configuration shows its names, and an empty one is reported`() {
    let store = paywall(Self.store, file: "Products.storekit")
    #expect(store.id == "Products")
    #expect(
      store.texts.map(\.key) == ["pro.monthly.displayName", "pro.monthly.description", "pro.lifetime.displayName"])
    #expect(store.localizations?.locales == ["en_US", "es_ES"])
    #expect(store.rules == ["empty-product-name"])
    #expect(store.findings.first?.locale == "es_ES")
  }

  static let store = """
    { "settings": { "_locale": "en_US" }, "products": [
        { "productID": "pro.lifetime", "displayPrice": "99.99",
          "localizations": [{ "locale": "en_US", "displayName": "Lifetime", "description": "" }] }],
      "subscriptionGroups": [{ "name": "pro", "localizations": [], "subscriptions": [
        { "productID": "pro.monthly", "displayPrice": "4.99", "recurringSubscriptionPeriod": "P1M",
          "introductoryOffer": { "paymentMode": "free", "subscriptionPeriod": "P1W" },
          "localizations": [
            { "locale": "en_US", "displayName": "Monthly", "description": "Every month" },
            { "locale": "es_ES", "displayName": "", "description": "" }] }] }] }
    """
}
