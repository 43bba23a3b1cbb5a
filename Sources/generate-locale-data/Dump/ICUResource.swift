#if os(Linux)
  import _FoundationICU

  /// A node of one of ICU's resource bundles, read as it is: without inheritance between locales.
  indirect enum ICUResource {
    case string(String)
    case integer(Int)
    case integers([Int])
    case table([String: ICUResource])
    case array([ICUResource])
    /// An alias to a bundle that this build of ICU leaves out, or binary data.
    case unreadable

    init(bundle name: String, package: String? = nil) throws(PinnedProblem) {
      var status = U_ZERO_ERROR
      let bundle = swift_ures_openDirect(package, name, &status)
      try ICULibrary.check(status, "bundle \(name)")
      self.init(bundle)
      swift_ures_close(bundle)
    }

    private init(_ node: OpaquePointer?) {
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      switch swift_ures_getType(node) {
      case URES_STRING:
        let text = swift_ures_getString(node, &count, &status)
        self = .string(String(decoding: UnsafeBufferPointer(start: text, count: Int(count)), as: UTF16.self))
      case URES_INT:
        self = .integer(Int(swift_ures_getInt(node, &status)))
      case URES_INT_VECTOR:
        let vector = swift_ures_getIntVector(node, &count, &status)
        self = .integers(UnsafeBufferPointer(start: vector, count: Int(count)).map(Int.init))
      case URES_TABLE:
        var table: [String: ICUResource] = [:]
        for (key, child) in Self.children(of: node) { table[key ?? ""] = child }
        self = .table(table)
      case URES_ARRAY:
        self = .array(Self.children(of: node).map(\.1))
      default:
        self = .unreadable
      }
    }

    private static func children(of node: OpaquePointer?) -> [(String?, ICUResource)] {
      var result: [(String?, ICUResource)] = []
      for index in 0..<swift_ures_getSize(node) {
        var status = U_ZERO_ERROR
        let child = swift_ures_getByIndex(node, index, nil, &status)
        guard status.rawValue <= 0 else { continue }
        result.append((swift_ures_getKey(child).map { String(cString: $0) }, ICUResource(child)))
        swift_ures_close(child)
      }
      return result
    }

    subscript(key: String) -> ICUResource? {
      if case .table(let table) = self { table[key] } else { nil }
    }

    var table: [String: ICUResource] {
      if case .table(let table) = self { table } else { [:] }
    }

    var string: String? {
      if case .string(let text) = self { text } else { nil }
    }

    /// The strings of an array, or the one string.
    var strings: [String] {
      switch self {
      case .string(let text): [text]
      case .array(let elements): elements.compactMap(\.string)
      default: []
      }
    }
  }
#endif
