import Commands

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(CatalogTool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
