/// What the app knows of its paywalls: a file that the build makes and the app loads.
///
/// Loading looks at every byte once. A file that is cut off, changed or of another kind is refused with a reason; what
/// is read later is checked again where it is read, so that no file makes the app stop.
public struct GateManifest: Sendable {
  private let storage: ManifestBytes

  /// Copies the bytes of a manifest and checks them.
  public init(_ bytes: [UInt8]) throws(GateManifestError) {
    storage = try ManifestBytes(copying: bytes)
  }

  /// Checks the bytes of a manifest where they lie and copies none of them, such as those of a mapped file:
  ///
  ///     let file = try NSData(contentsOfFile: path, options: .alwaysMapped)
  ///     let manifest = try GateManifest(
  ///       borrowing: UnsafeRawBufferPointer(start: file.bytes, count: file.length), keptBy: file)
  ///
  /// `owner` is held as long as the manifest or a gate made of it is. Until then the bytes must stay as they are: a
  /// file that a program maps is replaced by a new one, never written into.
  public init(borrowing bytes: UnsafeRawBufferPointer, keptBy owner: AnyObject) throws(GateManifestError) {
    storage = try ManifestBytes(borrowing: bytes, keptBy: owner)
  }

  /// The whole file. It stays in place while the manifest does.
  var bytes: UnsafeRawBufferPointer { storage.buffer }

  func count(_ section: ManifestLayout.Section) -> Int { storage.sections[section.rawValue].count }

  /// A word of a record; nil beyond the section.
  func word(_ section: ManifestLayout.Section, _ index: Int, _ field: Int = 0) -> Int? {
    let extent = storage.sections[section.rawValue]
    guard index >= 0, index < extent.count, field >= 0, field * 4 + 4 <= section.size else { return nil }
    return bytes.word(extent.start + index * section.size + field * 4)
  }

  /// A byte of a section of bytes; nil beyond it.
  func byte(_ section: ManifestLayout.Section, _ index: Int) -> UInt8? {
    let extent = storage.sections[section.rawValue]
    guard section.size == 1, index >= 0, index < extent.count else { return nil }
    return bytes[extent.start + index]
  }

  /// The place in the file of some bytes of a section of bytes; nil where they reach beyond it.
  func range(_ section: ManifestLayout.Section, _ start: Int, _ length: Int) -> Range<Int>? {
    let extent = storage.sections[section.rawValue]
    guard section.size == 1, start >= 0, length >= 0, start <= extent.count, length <= extent.count - start else {
      return nil
    }
    return extent.start + start..<extent.start + start + length
  }
}

/// Why a manifest is refused.
public enum GateManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no manifest.
  case foreign
  /// It is of a version that this program does not read.
  case unknownVersion
  /// It is shorter or longer than it says.
  case truncated
  /// Some of its bytes were changed.
  case damaged

  public var description: String {
    switch self {
    case .foreign: "not a manifest of Wordgate"
    case .unknownVersion: "a manifest of another version, expected version \(ManifestLayout.version)"
    case .truncated: "the manifest is not as long as it says"
    case .damaged: "the manifest was changed after it was made"
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The word at a place; nil beyond the end, and for a number that this system cannot count to.
  func word(_ place: Int) -> Int? {
    guard place >= 0, count >= 4, place <= count - 4 else { return nil }
    return Int(exactly: UInt32(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }
}
