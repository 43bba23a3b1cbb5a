import Catalogs
import Foundation
import Testing

@Suite struct FinderOrderTests {
  @Test(arguments: [
    ["", " ", "_", "-", ",", "!", "(", "@", "%", "%@", "%lld", "$", "0", "1", "a", "A", "b"],
    ["file 2", "file 10", "file 10b"], ["0.00", "0.000"], ["a", "A", "\u{E1}", "\u{C1}", "ab", "b"],
    ["zh-Hans", "zh-Hant", "zh-Hant-TW", "zh-HK"], ["few", "many", "one", "other", "two", "zero"],
    ["z", "\u{3B1}", "\u{431}", "\u{5D0}", "\u{627}", "\u{E01}", "\u{AC00}", "\u{304B}", "\u{4E00}", "\u{4E01}"],
    ["1", "\u{FF12}", "3", "a", "\u{FF22}", "c"],
  ])
  func textsStandInOrder(texts: [String]) {
    for (earlier, later) in zip(texts, texts.dropFirst()) {
      #expect(FinderOrder.precedes(earlier, later), "'\(earlier)' before '\(later)'")
      #expect(!FinderOrder.precedes(later, earlier), "'\(earlier)' before '\(later)'")
      #expect(!disagrees(earlier, later))
    }
  }

  private func judge(_ left: String, _ right: String) -> Int { left.localizedStandardCompare(right).rawValue }

  private func disagrees(_ left: String, _ right: String) -> Bool {
    FinderOrder.order(left, right).signum() != judge(left, right)
  }

  /// Of texts longer than 64 units that are alike but for case, width and spelling, Foundation compares up to a few
  /// units more than its buffer holds; what it answers then is chance.
  private func isChance(_ left: String, _ right: String) -> Bool {
    guard left.utf16.count > 64 || right.utf16.count > 64 else { return false }
    return left.compare(right, options: [.caseInsensitive, .widthInsensitive, .numeric]) == .orderedSame
  }

  private func describe(_ text: String) -> String {
    text + " " + text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  @Test func pairsOfRandomTextsAgreeWithFoundation() {
    var texts = RandomTexts(seed: 2026)
    var wrong: [String] = []
    var wrongLong = 0
    let count = SharedCatalogs.isExhaustive ? 1_000_000 : 3_000
    for _ in 0..<count {
      let (left, right) = texts.nextPair()
      guard disagrees(left, right) else { continue }
      if max(left.utf16.count, right.utf16.count) > 64 {
        if !isChance(left, right) { wrongLong += 1 }
      } else {
        wrong.append("\(describe(left)) | \(describe(right)): \(judge(left, right))")
      }
    }
    #expect(wrong == [])
    // A text that ends just past the buffer is a chance of its own.
    #expect(wrongLong <= 1 + count / 10_000)
  }

  @Test(.enabled(if: SharedCatalogs.isThere)) func neighboursInCatalogsAgreeWithFoundation() throws {
    var pairs = 0
    var wrong: [String] = []
    for file in SharedCatalogs.files {
      let object = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any]
      let keys = (object?["strings"] as? [String: Any] ?? [:]).keys.sorted { judge($0, $1) < 0 }
      for (left, right) in zip(keys, keys.dropFirst()) {
        pairs += 1
        if disagrees(left, right) || disagrees(right, left) { wrong.append("\(left) | \(right)") }
      }
    }
    #expect(pairs > 5_000)
    #expect(wrong == [])
  }
}

/// Makes texts that put an order to the test: all scripts, shared beginnings, case, width, accents, numbers, marks.
struct RandomTexts {
  private var random: SplitMix
  private static let blocks: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x30...0x39, 0xA0...0x17F, 0x180...0x24F, 0x250...0x2FF, 0x300...0x36F, 0x370...0x3FF,
    0x400...0x52F, 0x530...0x58F, 0x590...0x5FF, 0x600...0x6FF, 0x700...0x7FF, 0x900...0x97F, 0x980...0xDFF,
    0xE00...0xEFF, 0xF00...0xFFF, 0x1000...0x10FF, 0x1100...0x11FF, 0x1200...0x139F, 0x13A0...0x16FF, 0x1780...0x18AF,
    0x1900...0x1CFF, 0x1E00...0x1FFF, 0x2000...0x206F, 0x2070...0x218F, 0x2190...0x2BFF, 0x2C00...0x2DFF,
    0x2E00...0x2FFF, 0x3000...0x30FF, 0x3100...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xA640...0xABFF, 0xAC00...0xD7A3, 0xE000...0xE0FF, 0xF900...0xFAFF, 0xFB00...0xFDCF, 0xFE00...0xFE6F,
    0xFF00...0xFFEF, 0x1_0000...0x1_04FF, 0x1_0800...0x1_0FFF, 0x1_1000...0x1_1FFF, 0x1_2000...0x1_4FFF,
    0x1_6800...0x1_8FFF, 0x1_B000...0x1_B2FF, 0x1_D000...0x1_D7FF, 0x1_E000...0x1_EFFF, 0x1_F000...0x1_FAFF,
    0x2_0000...0x3_23AF, 0xE_0000...0xE_01EF,
  ]
  private static let snippets = [
    "%@", "%lld", "%1$@", " ", ". ", "file ", "10", "9", "007", "l\u{B7}l", "e\u{301}", "\u{E9}", "ss", "\u{DF}",
    "I\u{307}", "\u{130}", "か\u{3099}", "が", "ｶﾞ", "(", ")", "-", "_", "\u{200D}", "각", "각",
  ]

  init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func character(_ block: Int) -> String {
    let range = Self.blocks[block]
    let value = range.lowerBound + UInt32(number(below: Int(range.upperBound - range.lowerBound) + 1))
    return Unicode.Scalar(value).map { String($0) } ?? "a"
  }

  private mutating func text(atMost count: Int) -> String {
    var result = ""
    var block = number(below: Self.blocks.count)
    for _ in 0..<number(below: count + 1) {
      switch number(below: 12) {
      case 0: result += Self.snippets[number(below: Self.snippets.count)]
      case 1: block = number(below: Self.blocks.count)
      default: result += character(block)
      }
    }
    return result
  }

  /// Two texts, often alike: a shared beginning, a changed character, another case or spelling.
  mutating func nextPair() -> (String, String) {
    let left = text(atMost: number(below: 10) == 0 ? 90 : 8)
    switch number(below: 8) {
    case 0: return (left, text(atMost: 8))
    case 1: return (left, left + text(atMost: 4))
    case 2: return (left, left.uppercased())
    case 3: return (left, left.decomposedStringWithCanonicalMapping)
    case 4: return (left + text(atMost: 3), left + text(atMost: 3))
    case 5: return (left + text(atMost: 3), left.uppercased() + text(atMost: 3))
    case 6: return (left + text(atMost: 3), left.decomposedStringWithCanonicalMapping + text(atMost: 3))
    default:
      var scalars = Array(left.unicodeScalars)
      if !scalars.isEmpty {
        let block = number(below: Self.blocks.count)
        scalars[number(below: scalars.count)] = character(block).unicodeScalars.first ?? "a"
      }
      var changed = String.UnicodeScalarView()
      changed.append(contentsOf: scalars)
      return (left, String(changed))
    }
  }
}

/// A small random number generator with a seed, so that a failure can be seen again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
