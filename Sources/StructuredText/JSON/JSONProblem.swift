import Findings

/// Something that is not as JSON has it, at a byte.
struct JSONProblem {
  enum Kind {
    case trailingComma, byteOrderMark
    case missingComma, duplicateKey, loneSurrogate, invalidUTF8, invalidEscape, controlCharacter
    case truncated, tooDeep, tooLarge, unexpected, notUTF8, mergeConflict
  }

  var kind: Kind
  var offset: Int
  var message: String

  func finding(at location: Location) -> Finding {
    Finding(
      rule: kind.rule, category: .source, severity: kind.severity, message: message, location: location,
      advice: kind.advice)
  }
}

extension JSONProblem.Kind {
  var rule: String {
    switch self {
    case .trailingComma: "trailing-comma"
    case .byteOrderMark: "byte-order-mark"
    case .missingComma: "missing-comma"
    case .duplicateKey: "duplicate-key"
    case .loneSurrogate: "lone-surrogate"
    case .invalidUTF8: "invalid-utf8"
    case .invalidEscape: "invalid-escape"
    case .controlCharacter: "control-character"
    case .truncated: "truncated-file"
    case .tooDeep: "nesting-too-deep"
    case .tooLarge: "file-too-large"
    case .mergeConflict: "merge-conflict"
    case .unexpected, .notUTF8: "malformed-json"
    }
  }

  var severity: Severity {
    switch self {
    case .trailingComma, .byteOrderMark: .warning
    default: .error
    }
  }

  var advice: String? {
    switch self {
    case .trailingComma: "remove the comma"
    case .byteOrderMark: "save the file without a byte order mark"
    case .missingComma: "add a comma"
    case .duplicateKey: "keep one of the two"
    case .loneSurrogate: "write the whole pair or the character itself"
    case .notUTF8: "save the file as UTF-8"
    case .mergeConflict: "settle the conflict and take the marks out"
    default: nil
    }
  }

  /// Whether what follows can still be read for what it is.
  var keepsStructure: Bool {
    switch self {
    case .trailingComma, .byteOrderMark, .duplicateKey, .loneSurrogate, .invalidUTF8, .invalidEscape,
      .controlCharacter:
      true
    case .missingComma, .truncated, .tooDeep, .tooLarge, .unexpected, .notUTF8, .mergeConflict: false
    }
  }
}
