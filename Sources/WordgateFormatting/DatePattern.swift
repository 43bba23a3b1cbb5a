/// The pattern of one skeleton in one locale, found once and used for many dates.
public struct DatePattern: Hashable, Sendable {
  /// The reference of the pattern's text: literal bytes, and `%` with one letter for every field.
  let text: Int
}
