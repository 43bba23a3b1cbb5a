/// The oldest version of a system that a target runs on.
struct SystemVersion: Hashable, Sendable {
  enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// The build setting of Xcode that names the version.
    var setting: String {
      switch self {
      case .iOS: "IPHONEOS_DEPLOYMENT_TARGET"
      case .macOS: "MACOSX_DEPLOYMENT_TARGET"
      case .tvOS: "TVOS_DEPLOYMENT_TARGET"
      case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
      case .visionOS: "XROS_DEPLOYMENT_TARGET"
      }
    }

    /// The first version with `LocalizedStringResource`.
    var firstWithResources: Int {
      switch self {
      case .iOS, .tvOS: 16
      case .macOS: 13
      case .watchOS: 9
      case .visionOS: 1
      }
    }

    /// The first version with `String(localized:)`.
    var firstWithLookups: Int { self == .visionOS ? 1 : firstWithResources - 1 }
  }

  var platform: Platform
  var major: Int

  /// `16`, `16.4`, `v16`, `v16_4`; nil for a version that is computed.
  init?(_ platform: Platform, _ version: String) {
    let digits = version.drop { $0 == "v" }.prefix { $0.isNumber }
    guard let major = Int(digits) else { return nil }
    self.platform = platform
    self.major = major
  }
}
