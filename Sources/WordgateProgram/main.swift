import Commands
import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Program.run(Array(CommandLine.arguments.dropFirst()), cache: .standard).rawValue)
