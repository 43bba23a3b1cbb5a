/// Prints the medians of every measured piece of work, with its peers measured in the same run.
///
/// usage: Benchmarks [--engine | --exchange | --checks | --gate | --allocations] [FOLDER] [CATALOG]
///
/// --engine       plurals, messages, numbers and dates alone
/// --exchange     texts out to translators and back alone
/// --gate         loading a manifest, verdicts and admissions alone
/// --allocations  only what the engine takes from the heap
/// --checks       reading and checking catalogs alone
///
/// FOLDER holds Swift sources to measure extraction on, CATALOG is a String Catalog to measure the checks on; what is
/// not given is generated.
let watch = Stopwatch()
let option = CommandLine.arguments.dropFirst().first
let catalog = CommandLine.arguments.dropFirst().first { $0.hasSuffix(".xcstrings") }
if option == "--memory" {
  ExchangeBenchmarks.printMemory(Array(CommandLine.arguments.dropFirst(2)))
} else if option == "--exchange" {
  for table in ExchangeBenchmarks.tables(watch) { print(table.text, terminator: "\n\n") }
} else if option == "--gate" {
  for table in GateBenchmarks.tables(watch) { print(table.text, terminator: "\n\n") }
} else if option == "--checks" {
  for table in CheckBenchmarks.tables(watch, file: catalog) { print(table.text, terminator: "\n\n") }
} else if option == "--allocations" {
  print(EngineWork.allocationReport)
} else {
  print(EngineWork.allocationReport, terminator: "\n\n")
  var precise = watch
  precise.countsProcessorTime = true
  for table in StartBenchmarks.tables() + EngineBenchmarks.tables(precise) { print(table.text, terminator: "\n\n") }
}
if !["--allocations", "--checks", "--engine", "--exchange", "--gate", "--memory"].contains(option) {
  for table in CatalogBenchmarks.tables(watch) + ExchangeBenchmarks.tables(watch) {
    print(table.text, terminator: "\n\n")
  }
  var slow = watch
  slow.rounds = 5
  for table in GateBenchmarks.tables(slow) { print(table.text, terminator: "\n\n") }
  for table in CheckBenchmarks.tables(slow, file: catalog) { print(table.text, terminator: "\n\n") }
  for table in ExtractionBenchmarks.tables(slow, folder: option == catalog ? nil : option) {
    print(table.text, terminator: "\n\n")
  }
}
