/// A name that linking itself knows. In every ``SymbolTable`` these come first, in this order.
enum Word: String, CaseIterable {
  case nothing = ""

  // What the language says.
  case ownValue = "self"
  case ownType = "Self"
  case superValue = "super"
  case initializer = "init"
  case subscriptMember = "subscript"
  case defaultLabel = "default"
  case asCast = "as"
  case asOptional = "as?"
  case newValue, oldValue, error, callAsFunction, rawValue, projectedValue
  case void = "Void"

  // Operators.
  case question = "?"
  case exclamation = "!"
  case coalescing = "??"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case greaterOrEqual = ">="
  case identical = "==="
  case notIdentical = "!=="
  case matches = "~="
  case and = "&&"
  case or = "||"
  case closedRange = "..."
  case halfOpenRange = "..<"

  // Types.
  case any = "Any"
  case string = "String"
  case substring = "Substring"
  case staticString = "StaticString"
  case stringProtocol = "StringProtocol"
  case character = "Character"
  case nsString = "NSString"
  case attributedString = "AttributedString"
  case attributedSubstring = "AttributedSubstring"
  case nsAttributedString = "NSAttributedString"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case float = "Float"
  case float32 = "Float32"
  case float64 = "Float64"
  case float80 = "Float80"
  case double = "Double"
  case cgFloat = "CGFloat"
  case timeInterval = "TimeInterval"
  case nsInteger = "NSInteger"
  case cChar = "CChar"
  case unicodeScalarValue = "UnicodeScalarValue"
  case bool = "Bool"
  case optional = "Optional"
  case array = "Array"
  case dictionary = "Dictionary"
  case set = "Set"
  case range = "Range"
  case sequence = "Sequence"
  case keyPath = "KeyPath"
  case hashable = "Hashable"
  case equatable = "Equatable"
  case comparable = "Comparable"
  case codable = "Codable"
  case encodable = "Encodable"
  case decodable = "Decodable"
  case sendable = "Sendable"
  case errorProtocol = "Error"
  case identifiable = "Identifiable"
  case customStringConvertible = "CustomStringConvertible"
  case losslessStringConvertible = "LosslessStringConvertible"
  case cVarArg = "CVarArg"
  case binaryInteger = "BinaryInteger"
  case binaryFloatingPoint = "BinaryFloatingPoint"
  case numeric = "Numeric"
  case plottable = "Plottable"
  case transferable = "Transferable"
  case view = "View"
  case binding = "Binding"
  case environmentValues = "EnvironmentValues"
  case localizedStringResource = "LocalizedStringResource"
  case intentParameter = "IntentParameter"

  // Controls.
  case text = "Text"
  case label = "Label"
  case button = "Button"
  case toggle = "Toggle"
  case picker = "Picker"
  case stepper = "Stepper"
  case textField = "TextField"
  case secureField = "SecureField"
  case navigationLink = "NavigationLink"
  case shareLink = "ShareLink"
  case link = "Link"
  case section = "Section"
  case menu = "Menu"

  // Wrappers.
  case environment = "Environment"
  case environmentObject = "EnvironmentObject"
  case focusState = "FocusState"
  case namespace = "Namespace"
  case gestureState = "GestureState"
  case query = "Query"
  case fetchRequest = "FetchRequest"
  case appStorage = "AppStorage"
  case scaledMetric = "ScaledMetric"
  case viewBuilder = "ViewBuilder"
  case contentBuilder = "ContentBuilder"

  // Members of types.
  case associatedID = "ID"
  case associatedElement = "Element"
  case associatedWrapped = "Wrapped"
  case associatedValue = "Value"
  case count, keys, values, id

  // Functions and macros.
  case nsLocalizedString = "NSLocalizedString"
  case preview = "Preview"

  // Labels.
  case table, tableName, bundle, comment, value, defaultValue, localized, specifier, placeholder, format, formatter
  case style, accessibilityName, title, message, description, prompt, subtitle, size
  case textLabel = "text"
  case labelLabel = "label"

  // Bundles.
  case module, main, atURL, forClass

  // Placeholders.
  case intPlaceholder = "int"
  case uintPlaceholder = "uint"
  case floatPlaceholder = "float"
  case doublePlaceholder = "double"
  case objectPlaceholder = "object"

  // Marks of the tables of interfaces.
  case lookedUp, lookedUpByNames, lookedUpAsPhrase, shown, key, carried, passed, heading, accessibility, badge, body
  case callToAction
  case disfavoredOverload = "_disfavoredOverload"

  // Modifiers and what they are given.
  case font, accessibilityAddTraits, background, clipShape, textCase, isHeader, caption, caption2, footnote, capsule
  case capsuleShape = "Capsule"
  case largeTitle, title2, title3, extraLargeTitle

  /// Its position in the list above, which is the number of its symbol.
  var number: UInt32 { UInt32(unsafeBitCast(self, to: UInt8.self)) }

  static let total = UInt32(allCases.count)
}
