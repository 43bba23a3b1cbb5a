internal import Catalogs
internal import Extraction
internal import Findings
internal import Workspace

extension Session {
  /// What an extraction found to be looked up, with whole paths; sources that look nothing up have an empty file.
  func stringsData(of result: ExtractionResult, sources: [String]) -> [StringsData] {
    var data = result.stringsData()
    let present = Set(data.map(\.source))
    data += sources.filter { !present.contains($0) }.map { StringsData(source: $0) }
    for index in data.indices { data[index].source = files.absolutePath(of: data[index].source) }
    return data
  }

  /// Writes one file for each source, as Apple's compiler does; sources of one name are told apart by a number.
  func write(_ data: [StringsData], to folder: String) throws(UsageError) {
    var uses: [String: Int] = [:]
    for file in data {
      let stem = Path.stem(of: file.source)
      let use = uses[stem, default: 0] + 1
      uses[stem] = use
      let name = use > 1 ? "\(stem)-\(use).stringsdata" : "\(stem).stringsdata"
      try writeIfChanged(file.serialized(), to: Path.join(folder, name))
    }
  }
}
