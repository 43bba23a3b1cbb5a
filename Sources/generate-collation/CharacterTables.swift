#if os(Linux)
  import Foundation
  import _FoundationICU

  /// What the comparison must know of characters: how they decompose and fold, and which belong together.
  struct CharacterTables {
    let tables: [SwiftTable]

    init() {
      let scalars = (UInt32(0)..<0x110000).compactMap(Unicode.Scalar.init)
      let decompositions = scalars.compactMap(Self.decomposition)
      let unknown = decompositions.filter { !Self.isKnownToFoundation($0.scalar, $0.text) }.map { Int($0.scalar.value) }
      tables = [
        SwiftTable(
          name: "decompositions", about: "Canonical decompositions, in full; Hangul syllables are left out.",
          packed: Self.pack(decompositions.map { (Int($0.scalar.value), $0.text) })),
        SwiftTable(
          name: "undecomposed", about: "Code points that decompose in ICU, but not in Foundation, which is older.",
          packed: Self.runs(unknown)),
        SwiftTable(
          name: "caseFolds", about: "Case foldings.", packed: Self.pack(Self.folds(scalars, .caseInsensitive))),
        SwiftTable(
          name: "widthFolds", about: "Full-width and half-width characters, and what they are in common width.",
          packed: Self.pack(Self.folds(scalars, .widthInsensitive))),
        SwiftTable(
          name: "combiningClasses", about: "Code points by canonical combining class, each class with its runs.",
          packed: Self.classes(scalars)),
        SwiftTable(
          name: "extenders", about: "Code points that extend the character before them.",
          packed: Self.runs(
            scalars.filter(Self.extends).map { Int($0.value) })),
        SwiftTable(
          name: "alphanumerics", about: "Letters, marks and numbers.", packed: Self.set(scalars, .alphanumerics)),
        SwiftTable(name: "nonBases", about: "Marks.", packed: Self.set(scalars, .nonBaseCharacters)),
        SwiftTable(name: "punctuation", about: "Punctuation.", packed: Self.set(scalars, .punctuationCharacters)),
        SwiftTable(
          name: "controls", about: "Control and format characters.", packed: Self.set(scalars, .controlCharacters)),
      ]
    }

    private static func decomposition(_ scalar: Unicode.Scalar) -> (scalar: Unicode.Scalar, text: String)? {
      if (0xAC00...0xD7A3).contains(scalar.value) { return nil }
      var status = U_ZERO_ERROR
      var buffer = [UInt16](repeating: 0, count: 64)
      let normalizer = swift_unorm2_getNFDInstance(&status)
      let count = swift_unorm2_getDecomposition(normalizer, Int32(scalar.value), &buffer, 64, &status)
      return count < 0 ? nil : (scalar, String(decoding: buffer[..<Int(count)], as: UTF16.self))
    }

    private static func isKnownToFoundation(_ scalar: Unicode.Scalar, _ text: String) -> Bool {
      String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual(text.unicodeScalars)
    }

    /// Whether Foundation takes a character for part of the one before: folding accents away takes it with them.
    private static func extends(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x80
        && NSString(string: "a" + String(scalar)).folding(options: .diacriticInsensitive, locale: nil) == "a"
    }

    private static func folds(_ scalars: [Unicode.Scalar], _ option: NSString.CompareOptions) -> [(Int, String)] {
      scalars.compactMap { scalar in
        let text = String(scalar)
        let folded = NSString(string: text).folding(options: option, locale: nil)
        return folded.unicodeScalars.elementsEqual(text.unicodeScalars) ? nil : (Int(scalar.value), folded)
      }
    }

    private static func classes(_ scalars: [Unicode.Scalar]) -> Packed {
      var members: [Int: [Int]] = [:]
      for scalar in scalars {
        let combiningClass = Int(swift_u_getCombiningClass(Int32(scalar.value)))
        if combiningClass > 0 { members[combiningClass, default: []].append(Int(scalar.value)) }
      }
      var packed = Packed()
      for (combiningClass, values) in members.sorted(by: { $0.key < $1.key }) {
        packed.append(combiningClass)
        packed.append(runs: values)
      }
      return packed
    }

    private static func set(_ scalars: [Unicode.Scalar], _ set: CharacterSet) -> Packed {
      runs(scalars.filter { set.contains($0) }.map { Int($0.value) })
    }

    private static func runs(_ values: [Int]) -> Packed {
      var packed = Packed()
      packed.append(runs: values)
      return packed
    }

    /// Code points with what they become; a run of neighbours that become neighbours is one entry.
    private static func pack(_ mappings: [(scalar: Int, text: String)]) -> Packed {
      var packed = Packed()
      var last = 0
      var lastTarget = 0
      for mapping in mappings {
        packed.append(mapping.scalar - last)
        let targets = mapping.text.unicodeScalars.map { Int($0.value) }
        packed.append(targets.count)
        for target in targets {
          packed.append(signed: target - lastTarget)
          lastTarget = target
        }
        last = mapping.scalar
      }
      return packed
    }
  }
#endif
