/// Prints the medians of every measured piece of work, with its peers measured in the same run.
///
/// usage: swift run -c release Benchmarks [FOLDER]
///
/// FOLDER holds Swift sources to measure extraction on; without it they are generated.
let watch = Stopwatch()
let folder = CommandLine.arguments.dropFirst().first
for table in EngineBenchmarks.tables(watch) + CatalogBenchmarks.tables(watch) { print(table.text, terminator: "\n\n") }
var slow = watch
slow.rounds = 5
for table in GateBenchmarks.tables(slow) { print(table.text, terminator: "\n\n") }
for table in ExtractionBenchmarks.tables(slow, folder: folder) { print(table.text, terminator: "\n\n") }
