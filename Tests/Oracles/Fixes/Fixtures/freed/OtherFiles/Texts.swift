import Foundation

enum Texts {
  static let first: String = "The first text"
  static func second(_ isShort: Bool) -> String { isShort ? "Short" : "The second text" }
}
