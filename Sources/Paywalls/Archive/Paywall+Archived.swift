package import Extraction
import Findings

/// Paywalls of Swift sources. Those of definition files carry more, and are read anew from their one file each time.
extension Paywall: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: id)
    form.write(to: &writer)
    location.write(to: &writer)
    texts.write(to: &writer)
    states.write(to: &writer)
    findings.write(to: &writer)
    wholePriceCurrencies.sorted().write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      id: try reader.shared(), form: try Form(from: &reader), location: try Location(from: &reader),
      texts: try [PaywallText](from: &reader), states: try [PaywallState](from: &reader),
      findings: try [Finding](from: &reader))
    wholePriceCurrencies = Set(try [String](from: &reader))
  }

  /// Whether all of it is written: no localizations of its own, no packages.
  package var isArchivable: Bool { localizations == nil && packages.isEmpty }
}

extension Paywall.Form: ArchivedCase { package static let archivedCases = allCases }
extension PaywallText.Kind: ArchivedCase { package static let archivedCases = [text, image, url] }

extension PaywallText: Archived {
  package func write(to writer: inout ArchiveWriter) {
    role.write(to: &writer)
    kind.write(to: &writer)
    writer.add(shared: key)
    writer.add(shared: table)
    reach.write(to: &writer)
    arguments.write(to: &writer)
    location.write(to: &writer)
    writer.add(shared: path)
    conditions.write(to: &writer)
    package.write(to: &writer)
    notes.write(to: &writer)
    edits.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      role: try TextRole(from: &reader), kind: try Kind(from: &reader), key: try reader.shared(),
      table: try reader.shared(), reach: try ExtractedString.Reach(from: &reader),
      arguments: try [ExtractedString.Argument](from: &reader), location: try Location(from: &reader),
      path: try reader.shared(), conditions: try [Condition](from: &reader), package: try String?(from: &reader),
      notes: try [Finding.Note](from: &reader), edits: try [SourceEdit](from: &reader))
  }
}

extension PaywallState: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(shared: name)
    texts.write(to: &writer)
    selectedPackage.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(
      name: try reader.shared(), texts: try [TextUse](from: &reader), selectedPackage: try String?(from: &reader))
  }
}

extension TextUse: Archived {
  package func write(to writer: inout ArchiveWriter) {
    writer.add(text)
    arguments.write(to: &writer)
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    self.init(text: try reader.number(), arguments: try [ArgumentSample](from: &reader))
  }
}

extension ArgumentSample: Archived {
  package func write(to writer: inout ArchiveWriter) {
    switch self {
    case .count(let range):
      writer.add(0)
      range.lowerBound.write(to: &writer)
      range.upperBound.write(to: &writer)
    case .integer(let number):
      writer.add(1)
      number.write(to: &writer)
    case .decimal(let number):
      writer.add(2)
      number.write(to: &writer)
    case .price(let units):
      writer.add(3)
      units.write(to: &writer)
    case .date(let days, let skeleton):
      writer.add(4)
      days.write(to: &writer)
      writer.add(shared: skeleton)
    case .text(let index):
      writer.add(5)
      writer.add(index)
    case .verbatim(let characters):
      writer.add(6)
      writer.add(shared: characters)
    }
  }

  package init(from reader: inout ArchiveReader) throws(ArchiveReader.Damage) {
    switch try reader.number() {
    case 0:
      let (low, high) = (try Int(from: &reader), try Int(from: &reader))
      guard low <= high else { throw ArchiveReader.Damage() }
      self = .count(low...high)
    case 1: self = .integer(try Int(from: &reader))
    case 2: self = .decimal(try Double(from: &reader))
    case 3: self = .price(minorUnits: try Int(from: &reader))
    case 4: self = .date(afterDays: try Int(from: &reader), skeleton: try reader.shared())
    case 5: self = .text(try reader.number())
    case 6: self = .verbatim(try reader.shared())
    default: throw ArchiveReader.Damage()
    }
  }
}
