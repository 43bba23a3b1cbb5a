extension JSONNode {
  /// The value of the only member of an object; nil where there are others, or where it has another name. Names with
  /// escapes are left to the other ways.
  package func onlyMember(_ name: StaticString) -> JSONNode? {
    guard kind == .object else { return nil }
    let isThere = withView { view, object in
      let key = object + 1
      return key < view.next(object) && view.next(key + 1) == view.next(object) && view.spells(key, name)
    }
    return isThere ? node(index + 2) : nil
  }

  /// The text of the first member with a name, where it is a string: no node is made on the way.
  package func string(of name: StaticString) -> String? {
    guard kind == .object else { return nil }
    return withView { view, object in
      var key = object + 1
      let end = view.next(object)
      while key + 1 < end {
        if view[key].hasEscapes { return self[String(describing: name)]?.string }
        if view.spells(key, name) {
          let value = view[key + 1]
          guard value.kind == .string, !value.hasEscapes else { return node(key + 1).string }
          return String(decoding: view.inside(key + 1), as: UTF8.self)
        }
        key = view.next(key + 1)
      }
      return nil
    }
  }
}
