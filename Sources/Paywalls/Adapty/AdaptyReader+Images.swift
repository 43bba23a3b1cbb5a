import Findings

extension AdaptyReader {
  /// Puts the images that elements show into every locale: its own version, or the one that all share.
  func addImages(to localizations: inout OwnLocalizations) {
    let shown = draft.texts.filter { $0.kind == .image }.map(\.key)
    guard !shown.isEmpty else { return }
    let common = assets(of: config)
    for entry in config("localizations")?.elements ?? [] {
      guard let locale = entry.string("id") else { continue }
      let own = assets(of: entry)
      for id in shown {
        guard let asset = own[id] ?? common[id] else { continue }
        localizations.add(value(of: asset), id: id, locale: locale)
      }
    }
  }

  private func assets(of holder: JSONPlace) -> [String: JSONPlace] {
    var assets: [String: JSONPlace] = [:]
    for asset in holder("assets")?.elements ?? [] {
      guard let id = asset.string("id") else { continue }
      assets[AdaptyReader.imageID(id), default: asset] = asset
    }
    return assets
  }

  private func value(of asset: JSONPlace) -> LocalizedValue {
    let isImage = asset.type == "image"
    return LocalizedValue(
      kind: isImage ? .image : .unreadable, text: asset.string("url") ?? asset.string("value") ?? "",
      location: asset.location, range: asset.range)
  }
}
