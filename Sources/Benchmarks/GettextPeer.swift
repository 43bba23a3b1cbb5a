#if os(Linux)
  import Foundation
  import Glibc

  @_silgen_name("bindtextdomain")
  private func bindtextdomain(_ domain: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  @_silgen_name("dngettext")
  private func dngettext(
    _ domain: UnsafePointer<CChar>, _ one: UnsafePointer<CChar>, _ other: UnsafePointer<CChar>, _ n: UInt
  ) -> UnsafePointer<CChar>?
  // Swift calls no variadic C function; with one integer behind the format the call is the same.
  @_silgen_name("snprintf")
  private func snprintf(
    _ buffer: UnsafeMutablePointer<CChar>, _ size: Int, _ format: UnsafePointer<CChar>, _ n: Int
  ) -> Int32

  /// The C library's gettext with a catalog of one Russian message, which is written to a folder of its own.
  final class GettextPeer {
    private let domain = strdup("wordgate-benchmark")
    private let one = strdup("%lld day free")
    private let other = strdup("%lld days free")
    private let buffer = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

    /// Nil when the C library does not find the catalog.
    init?() {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wordgate-gettext-\(getpid())")
      let messages = folder.appendingPathComponent("ru/LC_MESSAGES")
      try? FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
      try? Self.catalog.write(to: messages.appendingPathComponent("wordgate-benchmark.mo"))
      // Without a locale the C library translates nothing; the language itself comes from the environment.
      setlocale(LC_ALL, "C.UTF-8")
      setenv("LANGUAGE", "ru", 1)
      guard let domain, bindtextdomain(domain, folder.path) != nil else { return nil }
      _ = format(5)
      try? FileManager.default.removeItem(at: folder)
      guard String(cString: buffer) == "5 дней бесплатно" else { return nil }
    }

    deinit {
      free(domain)
      free(one)
      free(other)
      buffer.deallocate()
    }

    func format(_ n: Int) -> Int32 {
      guard let domain, let one, let other, let text = dngettext(domain, one, other, UInt(n)) else { return 0 }
      return snprintf(buffer, 256, text, n)
    }

    /// A compiled catalog: header, lengths and places of keys and texts, all ended by zero bytes.
    private static var catalog: Data {
      let head = """
        Content-Type: text/plain; charset=UTF-8
        Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);

        """
      let keys = ["", "%lld day free\0%lld days free"]
      let texts = [head, "%lld день бесплатно\0%lld дня бесплатно\0%lld дней бесплатно"]
      var numbers: [UInt32] = [0x9504_12DE, 0, 2, 28, 44, 0, 60]
      var pool: [UInt8] = []
      for text in keys + texts {
        numbers += [UInt32(text.utf8.count), UInt32(60 + pool.count)]
        pool += Array(text.utf8) + [0]
      }
      return numbers.reduce(into: Data()) { data, number in
        withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
      } + pool
    }
  }
#endif
