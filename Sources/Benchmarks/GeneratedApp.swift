import Extraction
import Foundation

/// Sources of about the size and mix of a large app's: half of the files show views, the rest are models, services and
/// comments, three kilobytes each.
enum GeneratedApp {
  static func sources(files: Int) -> [SourceInput] {
    (0..<files).map { number in
      let text = number.isMultiple(of: 2) ? views(number) : model(number)
      return SourceInput(file: "Part\(number / 40)/File\(number).swift", bytes: Array(text.utf8))
    }
  }

  /// The folder that the sources were written to; nil where that failed.
  static func written(_ inputs: [SourceInput]) -> String? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("wordgate-benchmark-\(getpid())")
    do {
      for input in inputs {
        let place = folder.appendingPathComponent(input.file)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(input.bytes).write(to: place)
      }
      return folder.path
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return nil
    }
  }

  private static func views(_ number: Int) -> String {
    var text = "import SwiftUI\n\n"
    for part in 0..<5 {
      text += """
        /// Shows one row of the list, with what was counted so far.
        struct Row\(number)x\(part): View {
          let title: LocalizedStringKey
          var count = 0
          var isOn: Bool { count > \(part) }
          @State private var isPresented = false

          var body: some View {
            VStack(alignment: .leading, spacing: 8) {
              Text(title).font(.headline)
              Text(isOn ? "On \\(count) of \(part)" : "Off").foregroundStyle(.secondary)
              Button("Continue \(part)") { isPresented.toggle() }
                .padding(.horizontal, 12)
            }
          }
        }


        """
    }
    return text
  }

  private static func model(_ number: Int) -> String {
    var text = "import Foundation\n\n"
    for part in 0..<5 {
      text += """
        /// What the server says of an item. The fields follow its documentation, in the order
        /// in which they are sent; those that this app has no use for are left out.
        struct Item\(number)x\(part): Codable, Hashable, Identifiable {
          let id: Int
          var name: String
          var parts: [Int: String] = [:]

          func total(of values: [Double], from start: Double = \(part)) -> Double {
            // Values below zero are returns and do not count.
            var sum = start
            for value in values where value > 0 {
              sum += value * 1.25
            }
            return sum
          }

          mutating func rename(_ new: String) throws {
            guard !new.isEmpty, new.count < 200 else { throw Problem\(number)x\(part).tooLong(new.count) }
            name = new.lowercased()
          }
        }

        enum Problem\(number)x\(part): Error { case tooLong(Int) }


        """
    }
    return text
  }
}
