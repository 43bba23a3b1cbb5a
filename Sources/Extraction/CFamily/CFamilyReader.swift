internal import Findings

/// Finds the text that C, C++ and Objective-C sources look up: the `NSLocalizedString` and `CFCopyLocalizedString`
/// families, as Apple's `genstrings` does.
///
/// The sources are read as tokens: nothing is preprocessed, so both branches of an `#if` count. A call whose key is no
/// literal holds no key.
public enum CFamilyReader {
  /// The endings of the files that it reads.
  public static let endings: Set<String> = ["m", "mm", "h", "c", "cc", "cpp", "cxx", "hh", "hpp"]

  public static func strings(in input: SourceInput, options: ExtractionOptions = .init()) -> [ExtractedString] {
    guard mayHoldText(input.bytes, options) else { return [] }
    var reader = CallReader(input, routines: routines(options))
    return reader.strings()
  }

  /// A quick look that spares most files the reading.
  private static func mayHoldText(_ bytes: [UInt8], _ options: ExtractionOptions) -> Bool {
    (options.localizingFunctions + ["LocalizedString"]).contains { name in
      let name = Array(name.utf8)
      guard let first = name.first else { return false }
      var from = 0
      while let found = bytes[from...].firstIndex(of: first) {
        if bytes[found...].starts(with: name) { return true }
        from = found + 1
      }
      return false
    }
  }

  /// What each function takes at which place.
  static func routines(_ options: ExtractionOptions) -> [String: CRoutine] {
    var routines: [String: CRoutine] = [:]
    for name in options.localizingFunctions.union(["NSLocalizedString", "CFCopyLocalizedString"]) {
      routines[name] = CRoutine(comment: 1)
      routines[name + "FromTable"] = CRoutine(table: 1, comment: 2)
      routines[name + "FromTableInBundle"] = CRoutine(table: 1, bundle: 2, comment: 3)
      routines[name + "WithDefaultValue"] = CRoutine(table: 1, bundle: 2, value: 3, comment: 4)
    }
    return routines
  }
}

/// The places of a lookup function's arguments; the key is the first of them.
struct CRoutine {
  var table: Int?
  var bundle: Int?
  var value: Int?
  var comment: Int

  init(table: Int? = nil, bundle: Int? = nil, value: Int? = nil, comment: Int) {
    self.table = table
    self.bundle = bundle
    self.value = value
    self.comment = comment
  }
}

/// Reads the calls of lookup functions in one file.
private struct CallReader {
  private let input: SourceInput
  private let routines: [String: CRoutine]
  private let lines: LineTable
  private var scanner: CScanner
  private var found: [ExtractedString] = []

  init(_ input: SourceInput, routines: [String: CRoutine]) {
    self.input = input
    self.routines = routines
    lines = LineTable(input.bytes)
    scanner = CScanner(input.bytes)
  }

  mutating func strings() -> [ExtractedString] {
    while let token = scanner.next() {
      guard case .word(let word) = token, let routine = routines[text(word)] else { continue }
      read(routine)
    }
    return found
  }

  /// Reads the arguments behind a function's name. Names among them are looked at like any others, so that a call
  /// inside a call is found too.
  private mutating func read(_ routine: CRoutine) {
    let before = scanner
    guard scanner.next() == .mark(UInt8(ascii: "(")) else {
      scanner = before
      return
    }
    let inside = scanner
    let arguments = readArguments()
    scanner = inside
    guard let key = arguments.first, let text = key.text else { return }
    func argument(_ place: Int?) -> CArgument? { place.flatMap { $0 < arguments.count ? arguments[$0] : nil } }
    var string = ExtractedString(
      key: text, reach: .localized, location: lines.location(of: key.range.lowerBound, in: input.file),
      range: key.range)
    if let table = argument(routine.table)?.text, !table.isEmpty { string.table = table }
    string.bundle = argument(routine.bundle).map { self.text($0.range) }.flatMap(Self.notMain)
    string.defaultValue = argument(routine.value)?.text
    string.comment = argument(routine.comment)?.text.flatMap { $0.isEmpty ? nil : $0 }
    found.append(string)
  }

  private mutating func readArguments() -> [CArgument] {
    var arguments: [CArgument] = []
    var current = CArgument(range: scanner.offset..<scanner.offset)
    var depth = 0
    while let token = scanner.next() {
      switch token {
      case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")): depth += 1
      case .mark(UInt8(ascii: ")")) where depth == 0:
        return arguments + [current]
      case .mark(UInt8(ascii: ";")) where depth == 0: return []
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): depth -= 1
      case .mark(UInt8(ascii: ",")) where depth == 0:
        arguments.append(current)
        current = CArgument(range: scanner.offset..<scanner.offset)
        continue
      default: break
      }
      current.take(token, at: scanner.start..<scanner.offset, isWrapper: isWrapper(token))
      if arguments.count > 16 || depth > 32 { return [] }
    }
    return []
  }

  /// `CFSTR("…")` is a literal like `@"…"`.
  private func isWrapper(_ token: CScanner.Token) -> Bool {
    switch token {
    case .word(let word): text(word) == "CFSTR"
    case .mark(let mark): mark == UInt8(ascii: "(") || mark == UInt8(ascii: ")")
    case .string: false
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: input.bytes[range], as: UTF8.self) }

  private static func notMain(_ bundle: String) -> String? {
    let isMain = ["[NSBundle mainBundle]", "NSBundle.mainBundle", "nil", "NULL", "CFBundleGetMainBundle()", "0"]
    return isMain.contains(bundle) ? nil : bundle
  }
}

/// One argument: its text where it is made of literals alone.
private struct CArgument {
  private(set) var range: Range<Int>
  private var bytes: [UInt8] = []
  private var hasLiteral = false
  private var isPlain = true
  private var isEmpty = true

  init(range: Range<Int>) {
    self.range = range
  }

  var text: String? { hasLiteral && isPlain ? String(decoding: bytes, as: UTF8.self) : nil }

  mutating func take(_ token: CScanner.Token, at place: Range<Int>, isWrapper: Bool) {
    range = isEmpty ? place : range.lowerBound..<place.upperBound
    isEmpty = false
    if case .string(let text) = token {
      bytes += text
      hasLiteral = true
    } else if !isWrapper {
      isPlain = false
    }
  }
}
