#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Files {
  /// Gives a file another name in one step, in place of the file that has it.
  func rename(_ path: String, to name: String) -> Bool {
    #if canImport(Glibc)
      return Glibc.rename(path, name) == 0
    #elseif canImport(Musl)
      return Musl.rename(path, name) == 0
    #else
      return Darwin.rename(path, name) == 0
    #endif
  }
}
