/// Prints the medians of every measured piece of work, with its peers measured in the same run.
///
/// usage: Benchmarks [--engine | --catalogs | --exchange | --gate | --checks | --extraction | --allocations]
///                   [FOLDER] [CATALOG]
///
/// --engine       plurals, messages, numbers and dates alone
/// --catalogs     reading and writing String Catalogs alone
/// --exchange     texts out to translators and back alone
/// --gate         loading a manifest, verdicts and admissions alone
/// --checks       reading and checking catalogs alone
/// --extraction   the reading of Swift sources alone
/// --allocations  only what the engine takes from the heap
///
/// FOLDER holds Swift sources to measure extraction on, CATALOG is a String Catalog to measure reading, writing and the
/// checks on; what is not given is generated.
let words = CommandLine.arguments.dropFirst()
let option = words.first { $0.hasPrefix("--") }
let catalog = words.first { $0.hasSuffix(".xcstrings") }
let folder = words.first { !$0.hasPrefix("--") && $0 != catalog }

let watch = Stopwatch()
var precise = watch
precise.countsProcessorTime = true
var slow = watch
slow.rounds = 5

let sections: [(option: String, tables: () -> [Table])] = [
  ("--engine", { StartBenchmarks.tables() + EngineBenchmarks.tables(precise) }),
  ("--catalogs", { CatalogBenchmarks.tables(precise, file: catalog) }),
  ("--exchange", { ExchangeBenchmarks.tables(watch) }),
  ("--gate", { GateBenchmarks.tables(watch) }),
  ("--checks", { CheckBenchmarks.tables(slow, file: catalog) }),
  ("--extraction", { ExtractionBenchmarks.tables(slow, folder: folder) }),
]
switch option {
case "--memory": ExchangeBenchmarks.printMemory(Array(words.dropFirst()))
#if os(Linux)
  case "--peak": ChildProcess.printPeak(Array(words.dropFirst()))
#endif
default:
  if option == nil || option == "--allocations" { print(EngineWork.allocationReport, terminator: "\n\n") }
  for section in sections where option == nil || option == section.option {
    for table in section.tables() { print(table.text, terminator: "\n\n") }
  }
}
