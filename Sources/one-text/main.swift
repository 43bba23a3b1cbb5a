import WordgateFormatting
import WordgateLocales
import WordgateMessages
import WordgatePlurals

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The smallest program over the runtime: a compiled message with a plural, and a date, in the locales of its arguments.
// Linked statically it is what a server without Foundation would start; scripts/benchmark measures how long that takes.
// With `--time` first it prints the nanoseconds of work that the locales took instead: their first use in the process.
func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

// "%lld day" and "%lld days" by plural category, as a catalog holds them.
let message: [UInt8] = [
  1, 0, 4, 0, 255, 34, 9, 0, 0, 0, 19, 0, 0, 0,
  2, 0, 1, 1, 4, 32, 100, 97, 121, 2, 0, 1, 1, 5, 32, 100, 97, 121, 115,
]
let isTimed = CommandLine.arguments.dropFirst().first == "--time"
let tags = CommandLine.arguments.dropFirst(isTimed ? 2 : 1)
let day = CivilDate(daysSinceEpoch: 20_373)
var buffer = TextBuffer(minimumCapacity: 8192)
let start = processorTime()
for tag in tags {
  guard let locale = LocaleIdentifier(tag) else { continue }
  try? MessageEvaluator(locale).append(message, .integer(7), to: &buffer)
  let formats = LocaleFormats(locale)
  if let pattern = formats.pattern(skeleton: "MMMd") { formats.append(day, pattern: pattern, to: &buffer) }
}
let time = processorTime() - start
print(isTimed ? String(time) : buffer.string)
