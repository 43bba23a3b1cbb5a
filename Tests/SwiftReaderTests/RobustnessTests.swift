import SwiftReader
import Testing

@Suite struct RobustnessTests {
  @Test("a fixture cut at any byte is read without a trap, and all of it is accounted for", arguments: Fixture.all)
  func cutAnywhere(fixture: Fixture) {
    for length in fixture.bytes.indices {
      let file = SwiftFile(Array(fixture.bytes[..<length]))
      #expect(file.range(of: file.root).upperBound == length)
    }
  }

  @Test("changed bytes are read without a trap", arguments: Fixture.all)
  func changedBytes(fixture: Fixture) {
    var random = Seeded(state: 0x5EED)
    for _ in 0..<200 {
      var bytes = fixture.bytes
      for _ in 0...Int.random(in: 0..<6, using: &random) { mutate(&bytes, &random) }
      let file = SwiftFile(bytes)
      for literal in file.descendants(of: file.root, of: .stringLiteral) { _ = file.segments(of: literal) }
      for problem in file.problems { #expect(problem.range.upperBound <= bytes.count) }
    }
  }

  @Test(
    "any nesting ends in a problem, not in a trap",
    arguments: [
      "(", "[", "{", "\"\\(", "a ? b : ", "x = ", "!", "a.", "f {", "if a {", "[[", "~", "try ", "let (", "Int?",
      "#if a\n", "as! T ", "/*", "struct A {", "case let ", "a<", "@a(",
    ])
  func deepNesting(piece: String) {
    let text = Array(String(repeating: piece, count: 3_000).utf8)
    for prefix in ["", "let x: "] {
      let file = SwiftFile(Array(prefix.utf8) + text)
      var deepest = 0
      measure(file, file.root, 0, &deepest)
      #expect(deepest < 3000)
    }
  }

  @Test("all single bytes and all pairs of signs are read")
  func smallestFiles() {
    #expect(SwiftFile([]).problems == [])
    let signs = Array("\"'`#@$/\\*(){}[]<>=-+!?.,;:&|^~%_0a \n\r\t\u{0}".utf8) + [0x80, 0xC2, 0xFF]
    for first in UInt8.min...UInt8.max { _ = SwiftFile([first]) }
    for first in signs {
      for second in signs {
        for third in signs { _ = SwiftFile([first, second, third]) }
      }
    }
  }

  private func measure(_ file: SwiftFile, _ id: NodeID, _ depth: Int, _ deepest: inout Int) {
    deepest = max(deepest, depth)
    for child in file.children(of: id) { measure(file, child, depth + 1, &deepest) }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Seeded) {
    guard !bytes.isEmpty else { return }
    let at = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[at] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes.remove(at: at)
    case 2: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: at)
    case 3: bytes.removeSubrange(at..<min(at + Int.random(in: 1..<40, using: &random), bytes.count))
    default: bytes.swapAt(at, Int.random(in: bytes.indices, using: &random))
    }
  }

  private static let pieces = [
    "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "{", "}", "(", ")", "[", "]", "#if ", "#endif\n", "case ", " in ",
    "`", "@", "#", "<", ">", "?", ":", "\n", "\r\n", "\u{FEFF}", "é", "𝒜", "let ", "func ", "->", "&", "\\",
  ]

  /// The same numbers on every machine (SplitMix64).
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
