import Testing

@testable import Commands

@Suite struct ArgumentsTests {
  private let page = CommandPage(
    "try", "try things", operands: "FILE…",
    options: [.format, .locale, Option(name: "--check", value: .none, help: "only look")])

  @Test("a value follows its option or an equals sign")
  func values() throws {
    let arguments = try Arguments(["--locale", "de", "a", "--locale=fr", "--format=json"], for: page)
    #expect(arguments.values(.locale) == ["de", "fr"])
    #expect(arguments.value(.format) == "json")
    #expect(arguments.operands == ["a"])
  }

  @Test("two dashes end the options, and a negative number is an operand")
  func operands() throws {
    #expect(try Arguments(["-3", "--", "--check"], for: page).operands == ["-3", "--check"])
  }

  @Test("a misspelt option is answered with the nearest one")
  func nearest() {
    #expect(throws: UsageError.unknownOption("--lokale", nearest: "--locale", command: "try")) {
      try Arguments(["--lokale", "de"], for: page)
    }
  }

  @Test("a value outside the choice, a missing one and a needless one are refused")
  func refused() {
    #expect(throws: UsageError.wrongChoice("xml", option: "--format", expected: ["text", "json"])) {
      try Arguments(["--format", "xml"], for: page)
    }
    #expect(throws: UsageError.missingValue("--locale L…")) { try Arguments(["--locale"], for: page) }
    #expect(throws: UsageError.needlessValue("--check")) { try Arguments(["--check=yes"], for: page) }
  }

  @Test("the help page shows usage and every option once")
  func help() {
    let lines = page.help.split(separator: "\n").map(String.init)
    #expect(lines[1] == "Usage: wordgate try [OPTION…] FILE…")
    for option in page.options { #expect(lines.filter { $0.contains(option.name) }.count == 1) }
  }
}

@Suite struct SpellingTests {
  @Test("swapped, missing, added and changed letters count one each")
  func distance() {
    #expect(Spelling.distance("gate", "gaet") == 1)
    #expect(Spelling.distance("gate", "gat") == 1)
    #expect(Spelling.distance("", "ab") == 2)
    #expect(Spelling.distance("render", "rendar") == 1)
  }

  @Test("a word unlike all others has no nearest")
  func tooFar() {
    #expect(Spelling.nearest(to: "banana", in: ["gate", "check"]) == nil)
  }
}
