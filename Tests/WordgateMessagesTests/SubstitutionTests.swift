import Testing
import WordgateMessages
import WordgatePlurals

@Suite("Substitutions vary by a number of their own")
struct SubstitutionTests {
  private let apps = Substitution(
    name: "arg1", argument: 1, pattern: .forms([.one: "%arg app installed", .other: "%arg apps installed"]))
  private let failures = Substitution(
    name: "arg2", argument: 2, pattern: .forms([.one: "%arg failed", .other: "%arg failed ones"]))

  @Test("Two substitutions take two arguments")
  func two() {
    let source = MessageSource(.text("%#@arg1@, %#@arg2@"), substitutions: [apps, failures])
    #expect(text(source, "en", 1, 2) == "1 app installed, 2 failed ones")
    #expect(text(source, "en", 3, 1) == "3 apps installed, 1 failed")
    #expect(message(source).problems.isEmpty)
    #expect(message(source).arguments == [.integer, .integer])
  }

  @Test("Positions in references are followed")
  func positional() {
    let birds = Substitution(name: "BIRDS", argument: 1, pattern: .forms([.one: "%arg bird", .other: "%arg birds"]))
    let yards = Substitution(name: "YARDS", argument: 2, pattern: .forms([.one: "%arg yard", .other: "%arg yards"]))
    let source = MessageSource(.text("%2$#@YARDS@ with %1$#@BIRDS@"), substitutions: [birds, yards])
    #expect(text(source, "en", 1, 5) == "5 yards with 1 bird")
    #expect(message(source).problems.isEmpty)
  }

  @Test("Without a number of their own they take arguments in order of appearance")
  func order() {
    let a = Substitution(name: "a", pattern: .forms([.one: "%arg day", .other: "%arg days"]))
    let b = Substitution(name: "b", pattern: .forms([.one: "%arg week", .other: "%arg weeks"]))
    let source = MessageSource(.text("%#@b@ and %@ and %#@a@"), substitutions: [a, b])
    #expect(text(source, "en", 1, "x", 2) == "1 week and x and 2 days")
  }

  @Test("A plain specifier passes over what substitutions claim")
  func claimed() {
    let days = Substitution(name: "days", argument: 1, pattern: .forms([.one: "%arg day", .other: "%arg days"]))
    #expect(
      text(MessageSource(.text("%#@days@ free, then %@"), substitutions: [days]), "en", 7, "$9")
        == "7 days free, then $9")
    var second = days
    second.argument = 2
    #expect(text(MessageSource(.text("%#@days@ of %@"), substitutions: [second]), "en", "Pro", 1) == "1 day of Pro")
  }

  @Test("A plain specifier within a substitution is its number, as in .stringsdict files")
  func plainInside() {
    let name = Substitution(name: "n", argument: 2, pattern: .forms([.one: "%lld single", .other: "%lld many"]))
    #expect(text(MessageSource(.text("en %1$@ %#@n@"), substitutions: [name]), "en", "x", 3) == "en x 3 many")
  }

  @Test("The specifier says how the number is written")
  func specifier() {
    let years = Substitution(
      name: "y", argument: 1, specifier: ".1f", pattern: .forms([.one: "%arg year", .other: "%arg years"]))
    #expect(text(MessageSource(.text("%#@y@"), substitutions: [years]), "en", .decimal(1.5)) == "1.5 years")
  }

  @Test("Substitutions beside device forms belong to all of them")
  func devices() {
    let days = Substitution(name: "days", argument: 1, pattern: .forms([.one: "%arg day", .other: "%arg days"]))
    let source = MessageSource(.devices([.iphone: "Tap for %#@days@", .other: "%#@days@"]), substitutions: [days])
    let message = message(source)
    #expect(message.string([1], device: .iphone).text == "Tap for 1 day")
    #expect(message.string([2], device: .mac).text == "2 days")
    #expect(message.leaves.map(\.path) == ["iphone", "other", "substitutions.days.one", "substitutions.days.other"])
  }

  @Test("Substitutions may refer to each other")
  func within() {
    let inner = Substitution(name: "inner", argument: 2, pattern: .forms([.one: "%arg hour", .other: "%arg hours"]))
    let outer = Substitution(
      name: "outer", argument: 1, pattern: .forms([.one: "%arg day and %#@inner@", .other: "%arg days and %#@inner@"]))
    let source = MessageSource(.text("%#@outer@ left"), substitutions: [outer, inner])
    #expect(text(source, "en", 1, 2) == "1 day and 2 hours left")
    #expect(message(source).problems.isEmpty)
  }

  @Test("A substitution that is not there stands as written and is reported")
  func undefined() {
    let message = message(MessageSource("%#@days@ left"))
    #expect(message.string([1]).text == "%#@days@ left")
    #expect(message.string([1]).problems.map(\.kind) == [.undefinedSubstitution])
    #expect(message.problems.map(\.kind) == [.undefinedSubstitution])
    #expect(message.problems.first?.range == 0..<8)
  }

  @Test("A substitution that refers to itself ends and is reported")
  func recursive() {
    let loop = Substitution(name: "a", argument: 1, pattern: .text("x%#@a@%#@a@"))
    let message = message(MessageSource(.text("%#@a@"), substitutions: [loop]))
    #expect(message.problems.map(\.kind) == [.recursiveSubstitution])
    #expect(message.string([1]).problems.contains { $0.kind == .tooDeep })
  }

  @Test("Substitutions that multiply end")
  func multiplying() {
    let parts = (0..<8).map {
      Substitution(name: "s\($0)", argument: 1, pattern: .text(String(repeating: "%#@s\($0 + 1)@", count: 20)))
    }
    let message = message(MessageSource(.text("%#@s0@"), substitutions: parts))
    #expect(message.string([1]).problems.contains { $0.kind == .tooDeep })
  }

  @Test("References and substitutions that do not fit together are reported")
  func unfitting() {
    let unused = Substitution(name: "unused", argument: 1, pattern: .forms([.other: "%arg"]))
    let twice = Substitution(name: "twice", argument: 2, specifier: "days", pattern: .forms([.other: "%arg"]))
    let kinds = message(MessageSource(.text("%1$#@twice@"), substitutions: [unused, twice])).problems.map(\.kind)
    #expect(kinds == [.substitutionPosition, .unreferencedSubstitution, .substitutionSpecifier])
  }
}
