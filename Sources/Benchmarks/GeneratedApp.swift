import Extraction
import Foundation

/// Sources of the size and mix of apps, each file of about three kilobytes.
///
/// In 67 MB of Swift of 52 public apps and libraries, a megabyte holds 360 types (86 of them views), 1,160 functions and
/// initializers, 3,450 variables and constants, 8,900 calls, 4,400 blocks and closures and 2,590 string literals, of
/// which 630 reach a person; a tenth of it is comments, a fifth indentation. Here it is a little denser: 480 types (80),
/// 1,270, 5,090, 9,300, 5,900 and 3,340 (640).
enum GeneratedApp {
  static func sources(files: Int) -> [SourceInput] {
    (0..<files).map { number in
      let text =
        switch number % 4 {
        case 0: view(number)
        case 1: model(number)
        default: service(number)
        }
      let file = "File\(number).swift"
      let bytes = Array((heading(file) + widelyIndented(text)).utf8)
      return SourceInput(file: "Part\(number / 40)/\(file)", bytes: bytes)
    }
  }

  private static func heading(_ file: String) -> String {
    """
    //
    //  \(file)
    //  Example
    //
    //  Part of the app whose sources are made up for measuring. Nobody needs to read more than this.
    //


    """
  }

  /// Four spaces for every two at the start of a line.
  private static func widelyIndented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in String(repeating: " ", count: line.prefix { $0 == " " }.count) + line }
      .joined(separator: "\n")
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

  private static func view(_ number: Int) -> String {
    """
    import SwiftUI

    /// Shows what an item is about, with what can be done with it.
    struct ItemPage\(number): View {
      @Environment(\\.dismiss) private var dismissPresentation
      @State private var isEditingComponents = false
      @State private var searchQuery = ""
      let selectedItem: Item\(number + 1)
      let itemStore: Store\(number + 2)
      var onSelectionSaved: (String) -> Void = { _ in }

      private var componentSummary: String {
        if selectedItem.componentNames.isEmpty { return "Nothing here yet" }
        let displayedNames = selectedItem.componentNames.values.sorted().prefix(3)
        return displayedNames.joined(separator: ", ")
      }

      var body: some View {
        NavigationStack {
          List {
            Section("Overview") {
              summaryHeader
              LabeledContent("Total", value: selectedItem.weightedTotal(from: 1), format: .number)
              if itemStore.isLoadingItem {
                ProgressView().frame(maxWidth: .infinity, alignment: .center)
              }
            }
            Section {
              ForEach(selectedItem.sorted(by: searchQuery), id: \\.self) { part in
                row(part, isLastComponent: part == selectedItem.componentNames.values.max())
              }
              .onDelete { offsets in
                let removedIdentifiers = offsets.map { index in selectedItem.componentIdentifiers[index] }
                Task { await itemStore.remove(removedIdentifiers) }
              }
            } footer: {
              Text("\\(selectedItem.componentNames.count) parts are listed.").font(.footnote).foregroundStyle(.secondary)
            }
          }
          .navigationTitle(selectedItem.name)
          .searchable(text: $searchQuery)
          .toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button(isEditingComponents ? "Done" : "Edit \(number)") {
                withAnimation(.easeInOut(duration: 0.2)) { isEditingComponents.toggle() }
              }
            }
          }
          .task {
            // What was shown last time stays until the new one is there.
            await itemStore.load(selectedItem.id)
            if let lastLoadedItem = itemStore.lastLoadedItem { onSelectionSaved(lastLoadedItem.title) }
          }
        }
      }

      private var summaryHeader: some View {
        HStack(alignment: .top, spacing: 12) {
          AsyncImage(url: itemStore.thumbnailAddress) { image in
            image.resizable().aspectRatio(contentMode: .fill)
          } placeholder: {
            Color.gray.opacity(0.2)
          }
          .frame(width: 60, height: 60)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          VStack(alignment: .leading, spacing: 4) {
            Text(selectedItem.name).font(.headline).lineLimit(2)
            Text(componentSummary).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .padding(.vertical, 4)
      }

      private func row(_ part: String, isLastComponent: Bool) -> some View {
        HStack {
          Label(part, systemImage: isLastComponent ? "checkmark.circle" : "circle")
          Spacer()
          if isEditingComponents {
            Button("Rename", systemImage: "pencil") { onSelectionSaved(part) }.buttonStyle(.borderless)
          }
        }
        .opacity(isLastComponent ? 1 : 0.8)
      }
    }

    """
  }

  private static func model(_ number: Int) -> String {
    """
    import Foundation

    /// What the server says of an item. The fields follow its documentation, in the order in which they are sent;
    /// those that this app has no use for are left out.
    struct Item\(number): Codable, Hashable, Identifiable, Sendable {
      let id: Int
      var name: String
      var componentNames: [Int: String] = [:]
      var creationDate: Date
      var averageRating: Double?
      var isHiddenFromSearch = false

      private enum CodingKeys: String, CodingKey {
        case id, name, componentNames, averageRating
        case creationDate = "created_at"
        case isHiddenFromSearch = "is_hidden"
      }

      init(id: Int, name: String, creationDate: Date = .now) {
        self.id = id
        self.name = name
        self.creationDate = creationDate
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? "item-\(number)"
        componentNames = try container.decode([Int: String].self, forKey: .componentNames)
        creationDate = try container.decode(Date.self, forKey: .creationDate)
        averageRating = try container.decodeIfPresent(Double.self, forKey: .averageRating)
        isHiddenFromSearch = try container.decodeIfPresent(Bool.self, forKey: .isHiddenFromSearch) ?? false
      }

      var componentIdentifiers: [Int] { componentNames.keys.sorted() }
      var isNew: Bool { creationDate.timeIntervalSinceNow > -86_400 }

      func weightedTotal(from initialValue: Int) -> Int {
        // Parts below zero are returns and do not count.
        var sum = initialValue
        for (key, value) in componentNames where key > 0 {
          let componentWeight = value.hasPrefix("bulk") ? 10 : 1
          sum += key * componentWeight
        }
        return min(sum, 10_000)
      }

      func sorted(by searchQuery: String) -> [String] {
        let normalizedQuery = searchQuery.trimmingCharacters(in: .whitespaces).lowercased()
        let all = componentNames.values.sorted { left, right in left.count < right.count }
        guard !normalizedQuery.isEmpty else { return all }
        return all.filter { value in value.lowercased().contains(normalizedQuery) }
      }

      mutating func rename(_ new: String, at position: Int? = nil) throws {
        guard !new.isEmpty, new.count < 200 else { throw Problem.tooLong(new.count) }
        if let position {
          componentNames[position] = new
        } else {
          name = new.lowercased()
        }
      }

      enum Problem: Error {
        case tooLong(Int)
        case unknown
      }
    }

    """
  }

  private static func service(_ number: Int) -> String {
    """
    import Foundation
    import OSLog

    /// Loads items and keeps what was loaded until it is too old.
    @MainActor
    final class Store\(number): ObservableObject {
      @Published private(set) var isLoadingItem = false
      @Published private(set) var failureCounts: [String: Int] = [:]
      private(set) var lastLoadedItem: (title: String, date: Date)?
      let thumbnailAddress: URL? = nil
      private let urlSession: URLSession
      private let userDefaults = UserDefaults.standard
      private let eventLogger = Logger(subsystem: "org.example.app", category: "Store\(number)")
      private var lastLoadedDates: [Int: Date] = [:]

      init(urlSession: URLSession = .shared) {
        self.urlSession = urlSession
      }

      func load(_ id: Int, force: Bool = false) async {
        let wasLoadedRecently = lastLoadedDates[id].map { date in date.timeIntervalSinceNow > -300 } ?? false
        guard force || !wasLoadedRecently, !isLoadingItem else { return }
        isLoadingItem = true
        defer { isLoadingItem = false }
        do {
          let (data, response) = try await urlSession.data(for: makeItemRequest(id))
          guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
            throw URLError(.badServerResponse)
          }
          let title = try read(data)
          lastLoadedDates[id] = .now
          lastLoadedItem = (title, .now)
          eventLogger.debug("loaded \\(id) with \\(data.count) bytes")
        } catch let error as URLError where error.code == .cancelled {
          eventLogger.info("cancelled \\(id)")
        } catch {
          failureCounts["\\(id)", default: 0] += 1
          eventLogger.error("failed: \\(error.localizedDescription)")
        }
      }

      func remove(_ ids: [Int]) async {
        let previousCount = lastLoadedDates.count
        for id in ids { lastLoadedDates.removeValue(forKey: id) }
        let removedIdentifiers = previousCount - lastLoadedDates.count
        // Nothing is sent for what the server never heard of.
        if removedIdentifiers > 0 { userDefaults.set(lastLoadedDates.count, forKey: "store.count") }
      }

      private func makeItemRequest(_ id: Int) throws -> URLRequest {
        guard let url = URL(string: "https://api.example.org/v2/items/\\(id)") else { throw URLError(.badURL) }
        var makeItemRequest = URLRequest(url: url, timeoutInterval: 20)
        makeItemRequest.httpMethod = "GET"
        makeItemRequest.setValue("application/json", forHTTPHeaderField: "Accept")
        return makeItemRequest
      }

      private func read(_ data: Data) throws -> String {
        let decodedObject = try JSONSerialization.jsonObject(with: data)
        switch decodedObject {
        case let list as [Any]: return "list of \\(list.count)"
        case let fields as [String: Any]: return fields["title"] as? String ?? "untitled"
        default: throw URLError(.cannotParseResponse)
        }
      }
    }

    """
  }
}
