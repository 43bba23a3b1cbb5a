import Findings

/// Something that is not as XML has it, at a byte.
struct XMLProblem {
  enum Kind {
    case invalidUTF8, unknownEntity, invalidCharacter, duplicateAttribute, unboundPrefix
    case documentType, otherEncoding, truncated, tooDeep, tooLarge, malformed
  }

  var kind: Kind
  var offset: Int
  var message: String

  func finding(at location: Location) -> Finding {
    Finding(
      rule: kind.rule, category: .source, severity: .error, message: message,
      location: location, advice: kind.advice)
  }
}

extension XMLProblem.Kind {
  var rule: String {
    switch self {
    case .invalidUTF8: "invalid-utf8"
    case .unknownEntity: "unknown-entity"
    case .invalidCharacter: "control-character"
    case .duplicateAttribute: "duplicate-attribute"
    case .unboundPrefix: "unbound-prefix"
    case .documentType: "document-type"
    case .truncated: "truncated-file"
    case .tooDeep: "nesting-too-deep"
    case .tooLarge: "file-too-large"
    case .otherEncoding, .malformed: "malformed-xml"
    }
  }

  var advice: String? {
    switch self {
    case .documentType: "take the declaration out; its entities are not read"
    case .otherEncoding: "save the file as UTF-8"
    case .unknownEntity: "write the character itself"
    default: nil
    }
  }

  /// Whether what follows can still be read for what it is.
  var keepsStructure: Bool {
    switch self {
    case .invalidUTF8, .unknownEntity, .invalidCharacter, .duplicateAttribute, .unboundPrefix: true
    default: false
    }
  }
}
