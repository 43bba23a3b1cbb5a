/// A kind of device that a String Catalog can vary a text by.
public enum Device: UInt8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case iphone, ipad, ipod, mac, appletv, applewatch, applevision, other

  /// The keyword that catalogs use.
  public var name: String {
    switch self {
    case .iphone: "iphone"
    case .ipad: "ipad"
    case .ipod: "ipod"
    case .mac: "mac"
    case .appletv: "appletv"
    case .applewatch: "applewatch"
    case .applevision: "applevision"
    case .other: "other"
    }
  }

  public var description: String { name }

  /// The device with the keyword, nil when none has it.
  public init?(name: some StringProtocol) {
    guard let device = Device.allCases.first(where: { $0.name == name }) else { return nil }
    self = device
  }
}
