/// Where things lie in a manifest. All numbers are little endian; a word is 32 bits.
///
///     0    magic, 8 bytes
///     8    version of the layout, a word
///     12   length of the whole, a word
///     16   checksum of everything from byte 24 on, 8 bytes
///     24   for each section in order: where it starts and how many records it has, two words
///
/// Texts are stored once and referred to by number. Locales and paywalls are sorted by the bytes of their names.
package enum ManifestLayout {
  package static let magic: [UInt8] = Array("Wordgate".utf8)
  package static let version = 2
  package static let checksumStart = 16
  package static let contentStart = 24
  package static let headerSize = contentStart + Section.allCases.count * 8

  /// The parts of a manifest.
  package enum Section: Int, CaseIterable, Sendable {
    /// A word for the start of each text among the characters, and one for the end of the last.
    case textStarts
    /// UTF-8 bytes.
    case characters
    /// Name; flags.
    case locales
    /// Name; source locale + 1; first and number of its texts, its states, its packages.
    case paywalls
    /// Key; table; role and kind, 8 bits each; first and number of its argument names; row of its words.
    case texts
    /// A word for each text that a list refers to: names of arguments and packages.
    case names
    /// Name; first and number of its uses.
    case states
    /// A word for each use: the text, counted from the first of its paywall.
    case uses
    /// A byte for each paywall and locale: whether it was judged, is complete, is tolerable.
    case cells
    /// A word for the first reason of each cell, and one for the end of the last.
    case reasonStarts
    /// Rule, message, advice, key, state, file; line; flags.
    case reasons
    /// A word for each row and locale: where the words stand among the messages, + 1; 0 where there are none.
    case rows
    /// Kind, a byte; length, a word; bytes.
    case messages

    /// The bytes of a record.
    package var size: Int {
      switch self {
      case .characters, .cells, .messages: 1
      case .textStarts, .names, .uses, .reasonStarts, .rows: 4
      case .locales: 8
      case .states: 12
      case .texts: 24
      case .paywalls, .reasons: 32
      }
    }
  }

  package static let rightToLeft: UInt32 = 1

  package static let judged: UInt8 = 1
  package static let complete: UInt8 = 2
  package static let tolerable: UInt8 = 4

  package static let tolerableReason: UInt32 = 1

  /// A compiled message follows.
  package static let messageKind: UInt8 = 1
  /// A text without specifiers follows; it may hold variables in double braces.
  package static let plainKind: UInt8 = 2
  /// A text without specifiers follows; it may hold tags such as `</PRICE/>`.
  package static let taggedKind: UInt8 = 3
}
