internal import Catalogs
internal import Findings
internal import Reports
internal import Workspace

extension Session {
  /// How an edit of a catalog ended.
  enum EditOutcome { case unchanged, changed, unsound }

  /// Reads a catalog, edits it and writes it back; does all of it again where another process changed the file in the
  /// meantime, so that no edit is lost. A catalog that is not sound is told and left alone.
  func edit(
    _ path: String, writes: Bool = true, _ change: (inout Catalog) throws -> Void
  ) throws(UsageError) -> EditOutcome {
    while true {
      let reading = project.read([path], endings: [])
      var findings = reading.findings
      guard let file = reading.files.first else {
        tell(findings)
        return .unsound
      }
      guard var catalog = Catalog(file.bytes, file: file.path, findings: &findings), catalog.isSound else {
        tell(findings)
        return .unsound
      }
      do {
        try change(&catalog)
      } catch let problem as UsageError {
        throw problem
      } catch let problem as CatalogEditProblem {
        terminal.tell("\(path): error: \(problem.description)")
        return .unsound
      } catch {
        throw .output("\(error)")
      }
      let bytes = catalog.serialized()
      let isSame = !catalog.isEdited || bytes == file.bytes
      if isSame || !writes {
        tell(findings)
        return isSame ? .unchanged : .changed
      }
      if try replace(file.path, expecting: file.bytes, with: bytes) {
        tell(findings)
        return .changed
      }
    }
  }

  /// Prints what files become, as a diff.
  func show(_ fixes: [FileFix]) {
    for fix in fixes { terminal.print(UnifiedDiff(file: fix.file, old: fix.old, edits: fix.edits).text(style)) }
  }

  /// Writes a file unless another process changed what was read, or made what was not there; false where one did.
  func replace(_ path: String, expecting expected: [UInt8]?, with bytes: [UInt8]) throws(UsageError) -> Bool {
    do throws(Files.Problem) {
      return try files.replace(path, expecting: expected, with: bytes)
    } catch {
      throw .output("'\(error.path)' \(error.reason)")
    }
  }
}
