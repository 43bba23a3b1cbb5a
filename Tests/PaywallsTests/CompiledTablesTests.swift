import Catalogs
import Findings
import Foundation
import Paywalls
import StructuredText
import Testing
import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// What the compiler makes of a catalog says the same as the catalog: every entry of every compiled file, read as a
/// system reads it, is evaluated beside the text it was made from.
@Suite struct CompiledTablesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The catalogs that ship here, and those of other projects where they lie beside the checkout.
  private static let files: [URL] = {
    let shared = ProcessInfo.processInfo.environment["WORDGATE_SHARED"].map { URL(fileURLWithPath: $0) }
    let folders =
      [root.appendingPathComponent("Catalogs")]
      + [shared, root.deletingLastPathComponent().appendingPathComponent("shared")].compactMap {
        $0?.appendingPathComponent("data/catalogs")
      }
    return folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".xcstrings") }.sorted().map { folder.appendingPathComponent($0) }
    }
  }()

  @Test("every compiled text gives what the catalog's gives, for 0 to 30 and on every device")
  func evaluated() throws {
    #expect(Self.files.count >= 4)
    if Self.files.count < 100 { print("compared without the catalogs of other projects: set WORDGATE_SHARED") }
    var compared = (plain: 0, varied: 0)
    for file in Self.files {
      var findings: [Finding] = []
      guard let catalog = Catalog([UInt8](try Data(contentsOf: file)), file: file.path, findings: &findings),
        catalog.isSound
      else { continue }
      let result = CatalogCompiler.compile(catalog, .init(includesNew: true))
      for compiled in result.files {
        guard let locale = LocaleIdentifier(compiled.language) else { continue }
        let evaluator = MessageEvaluator(locale)
        for member in compiled.list.members {
          guard let localization = catalog[member.key]?.localization(compiled.language),
            let source = localization.messageSource
          else { continue }
          let message = Message(source, evaluator: evaluator)
          if compiled.path.hasSuffix(".strings") {
            let text = try #require(member.value.string)
            expectSame(message, Message(MessageSource(text), evaluator: evaluator), .other, [0, 1, 7], member.key)
            compared.plain += 1
          } else {
            compared.varied += 1
            for device in Device.allCases {
              guard let plain = Self.source(of: member.value, device: device) else { continue }
              expectSame(message, Message(plain, evaluator: evaluator), device, Array(0...30), member.key)
            }
          }
        }
      }
    }
    #expect(compared.plain > 100 && compared.varied > 20, "\(compared)")
  }

  private func expectSame(
    _ message: Message, _ compiled: Message, _ device: Device, _ numbers: [Int], _ key: String
  ) {
    for number in numbers {
      let arguments = message.arguments.enumerated().map { index, type -> MessageArgument in
        switch type {
        case .integer?: .integer(number + index)
        case .unsigned?: .unsigned(UInt(number + index))
        case .decimal?: .decimal(Double(number + index))
        case .text?, nil: .text("text \(index)")
        }
      }
      let (left, right) = (message.string(arguments, device: device), compiled.string(arguments, device: device))
      #expect(left.text == right.text, "\(key) in \(message.locale), \(device), \(number)")
    }
  }

  /// An entry of a `.stringsdict` file as the message engine takes it; nil where the device has no text.
  private static func source(of list: PropertyList, device: Device) -> MessageSource? {
    if let text = list.string { return MessageSource(text) }
    if let devices = list["NSStringDeviceSpecificRuleType"] {
      return (devices[device.name] ?? devices["other"]).flatMap { source(of: $0, device: device) }
    }
    guard let format = list["NSStringLocalizedFormatKey"]?.string else { return nil }
    let parts = list.members.filter { $0.value.isDictionary }.map { member in
      let forms = member.value.members.compactMap { form -> MessagePattern.PluralForm? in
        guard let category = PluralCategory(name: form.key), let text = form.value.string else { return nil }
        return .init(category, .text(text))
      }
      return Substitution(
        name: member.key, argument: argument(of: member.key, in: format),
        specifier: member.value["NSStringFormatValueTypeKey"]?.string ?? "lld", pattern: .plural(forms))
    }
    return MessageSource(.text(format), substitutions: parts)
  }

  /// The number in `%2$#@name@`.
  private static func argument(of name: String, in format: String) -> Int? {
    guard let end = format.range(of: "$#@\(name)@") else { return nil }
    let digits = format[..<end.lowerBound].reversed().prefix { $0.isNumber }.reversed()
    return Int(String(digits))
  }
}
