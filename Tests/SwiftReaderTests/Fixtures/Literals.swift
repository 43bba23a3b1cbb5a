let plain = "Today"
let empty = ""
let escapes = "Tab\tquote\" backslash\\ nul\0 return\r line\n single\' \u{1F600}\u{A0}"
let raw = #"A "quoted" \n word"#
let rawInterpolated = ##"\##(plain) is \#(not) it"##
let rawQuote = #"""#
let interpolated = "Day \(day) of \(count, specifier: "%02d"), \(price, format: .currency(code: "EUR"))"
let nested = "Outer \(inner("Inner \(deepest ?? "none")")) end"
let closures = "Sum \(values.map { $0 + (1) }.reduce(0, +))"
let lines = """
  First line
    indented \
  continued \(plain) \("""
    nested line
    """)

  last "quoted" ""two""
  """
let noLines = """
  """
let rawLines = #"""
  \#(plain) and \(text)
  """#
let numbers = [0, 1_000, 0xFF_a0, 0b1010, 0o17, -1, 1.5, 1e10, 2.5e-3, 0x1.8p3, 0xA.fp-1]
let truths: [Bool?] = [true, false, nil]
let pattern = /[a-z]+\/(?<name>\d{2})/
let extended = #/ [a-z] / /#
let severalLines = #/
  \d+  # digits
  [)(]
  /#
let division = total / parts / 2 + (total) / 3 + list[0] / 4
let argument = text.firstMatch(of: /(\w+)\s/)
let operators = [(/), (*)].count
let optional = try? /ab/.wholeMatch(in: text)
let list = [1, 2, 3,]
let table = ["one": 1, "two": [2],]
let none: [String: Int] = [:]
let tuple = (1, label: "two", (), (3))
let emoji = "👩‍👩‍👧‍👦 é — ✓"
let größe = `default` + `raw identifier with spaces`
