struct Expressions {
  func calls() {
    Text("Subscribe", bundle: .module).font(.headline).padding(.horizontal, 8)
    Button { buy() } label: { Text("Buy") }
    Section("Plans") { row() } footer: { note() }
    list.first(where: { $0.id == id })?.title.map(String.init(describing:))
    items.sorted(by: >).reduce(0, +)
    make<Int>(1).value.0.1
    Dictionary<String, [Int]>(minimumCapacity: 3)
    list[0, default: "x"][1...]
    view.padding {}
      .frame()
    object.method(_:with:)(1, 2)
    swap(&a, &b.c)
    call(in: a, for: b, default: c, _: d)
    self.init
    Self.shared.super
    super.viewDidLoad()
    #selector(Self.tapped(_:))
    #localized("Cancel", comment: "a button") { x in x }
    f { } ; g({ })
  }
  func operators() {
    let sum = a + b * -c - ~d
    let text = isOn ? "On" : count > 0 ? "Some" : "None"
    let value = first ?? second ?? third as? String ?? "fallback"
    let cast = x as Int as Any; let forced = y as! [String]; let check = z is any View
    let range = 0..<10, closed = 0...1, open = (1...), upTo = (..<5)
    let forcedChain = a!.b?.c![0]?.d
    a = b; a += 1; a.b[0] <<= 2; (a, _) = (b, c)
    let compare = a < b && c > d || !(e <= f)
    let custom = a <> b |> c
    let ternaryCall = (flag ? make : other)(1)
    let awaited = try await load(), maybe = try? await load(), sure = try! load()
    let owned = consume a, copied = copy b
    _ = unsafe pointer.pointee
    let async = async + each
    let function: Any = (Int, String) throws -> Void
    let effects = (Int) async throws -> [Int].self
    let generic = a < b, other = c > (d)
    let fraction = x/y, half = (x)/2
  }
  func keyPaths() {
    use(\.id, \Plan.price.amount, \.[0].title, \.self, \Plan.?.name, \[String].count, \.optional?.value!)
    use(\Array<Int>.first, \.name.isEmpty)
  }
  func types() {
    _ = [Int](repeating: 0, count: 3)
    _ = [String: [Int]]()
    _ = (any View).self
    _ = any Equatable.self
    _ = [3 of Int](repeating: 0)
    _ = Int?.none
    _ = Any.self
  }
}
