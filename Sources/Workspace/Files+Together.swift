extension Files {
  /// Replaces several files so that, when one of them cannot be written, none is changed.
  ///
  /// All new bytes are on disk beside their files before the first file is replaced; each is then replaced in one step.
  /// A process that ends in between leaves whole files: old ones, new ones, and at most some `.wordgate-new` beside them.
  public func writeTogether(_ contents: [(path: String, bytes: [UInt8])]) throws(Problem) {
    observations?.denyRepetition()
    var staged: [StagedFile] = []
    defer { for file in staged { file.discard() } }
    for (path, bytes) in contents {
      let place = target(of: path)
      guard !exists(path) || isWritable(place), let file = StagedFile(bytes, for: place) else {
        throw Problem(path: path, reason: "cannot be written")
      }
      staged.append(file)
    }
    var replaced: [(place: String, bytes: [UInt8]?)] = []
    for (index, file) in staged.enumerated() {
      let before = self.contents(of: file.place)?.bytes
      guard file.takePlace() else {
        for (place, bytes) in replaced { if let bytes { _ = StagedFile(bytes, for: place)?.takePlace() } }
        throw Problem(path: contents[index].path, reason: "cannot be replaced")
      }
      replaced.append((file.place, before))
    }
    staged = []
  }
}
