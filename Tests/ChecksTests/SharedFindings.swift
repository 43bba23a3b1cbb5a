import Catalogs
import Checks
import Findings

/// What the checks find in the catalogs beside the checkout.
enum SharedFindings {
  static let all: [Finding] = SharedCatalogs.files.flatMap { file -> [Finding] in
    var problems: [Finding] = []
    guard let catalog = Catalog(file.bytes, file: file.name, findings: &problems) else { return [] }
    return CheckSuite().run([catalog])
  }
}
