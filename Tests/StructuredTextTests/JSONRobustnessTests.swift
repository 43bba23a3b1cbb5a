import Findings
import StructuredText
import Testing

@Suite struct JSONRobustnessTests {
  private static let sample = Array(
    #"""
    {
      "sourceLanguage" : "en",
      "strings" : { "a\u00e9 \ud83d\ude00" : {

        }, "日本 %lld" : [1, -2.5e+3, true, false, null, "x\"y"], "": {"e" : {}}
      },
      "version" : "1.0"
    }
    """#.utf8)

  /// Walks everything that can be asked of a document.
  private func walk(_ document: JSONDocument) -> Int {
    func walk(_ node: JSONNode) -> Int {
      var count = (node.string?.utf8.count ?? 0) + node.location.line + (node.integer ?? 0) % 7
      for member in node.members { count += member.key.utf8.count + member.location.column + walk(member.value) }
      for element in node.elements { count += walk(element) }
      return count + (node["e"]?.count ?? 0)
    }
    return (document.root.map { walk($0) } ?? 0) + document.problems.count
  }

  @Test func aFileCutAtAnyByteIsReportedAndNeverTraps() {
    for count in 0..<Self.sample.count {
      let document = JSONDocument(Array(Self.sample[..<count]), file: "a.json")
      #expect(document.root == nil && !document.problems.isEmpty, "cut after \(count) bytes")
    }
    #expect(JSONDocument(Self.sample, file: "a.json").problems.isEmpty)
  }

  @Test func randomBytesNeverTrap() {
    var random = SplitMix(state: 7)
    let interesting = Array("\"\\{}[],:ux0d8-e. \n\r\t".utf8) + [0x00, 0x80, 0xC3, 0xED, 0xF4, 0xFF, 0xEF]
    var total = 0
    for _ in 0..<4000 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[at] = interesting[Int.random(in: 0..<interesting.count, using: &random)]
        case 1: bytes.remove(at: at)
        default: bytes.insert(interesting[Int.random(in: 0..<interesting.count, using: &random)], at: at)
        }
      }
      let document = JSONDocument(bytes, file: "a.json")
      total += walk(document)
      #expect(document.root != nil || !document.problems.isEmpty)
    }
    #expect(total > 0)
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
