/// The compiled form of a message: bytes that are evaluated as they lie, without being read first.
///
///     message      = version, count of substitutions, (length, block) for each, block to the end
///     block        = instructions to its end
///     text         = 1, length, UTF-8
///     argument     = 2, argument, kind                                    written as usual
///     styled       = 3, argument, kind, conversion, flags, width, precision (255: none)
///     plural       = 4, argument, precision (255: none), set of categories, forms
///     device       = 5, set of devices, forms
///     substitution = 6, index, argument
///     undefined    = 7, length, the reference as written
///
///     forms        = the end of each form's block from the start of the first in four bytes, low byte first, blocks
///
/// Lengths are numbers of seven bits a byte, low bits first, the high bit set on all but the last byte. An argument is
/// its number from 0; with the high bit set it counts from the argument that the substitution was called with. In a set,
/// bit n stands for the category or device of raw value n, and blocks follow in that order.
enum MessageCode {
  static let version: UInt8 = 1
  static let text: UInt8 = 1
  static let argument: UInt8 = 2
  static let styled: UInt8 = 3
  static let plural: UInt8 = 4
  static let device: UInt8 = 5
  static let substitution: UInt8 = 6
  static let undefined: UInt8 = 7

  static let relative: UInt8 = 0x80
  static let noPrecision: UInt8 = 0xFF

  static let zeroFill: UInt8 = 1
  static let leftAligned: UInt8 = 2
  static let plusSign: UInt8 = 4

  /// Substitutions that are kept.
  static let mostSubstitutions = 255
  /// Calls within calls that are followed.
  static let deepestCall = 8
  /// Forms within forms that are kept.
  static let deepestForm = 8
  /// Blocks within blocks that one evaluation runs, forms and calls together.
  static let deepestBlock = deepestForm + 2 * deepestCall
  /// Bytes of code that one evaluation may run beyond those of its message: ends messages whose substitutions multiply.
  static let mostCode = 100_000
}
