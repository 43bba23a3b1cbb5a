func statements() async throws {
  if a, let b, let c = d as? Int, var e: Int = f, case .some(let g) = h, #available(iOS 17, *) {
    one()
  } else if !flag {
    two()
  } else {
    three()
  }
  guard let self, #unavailable(macOS 14) else { return }
  while let next = iterator.next(), next > 0 { continue }
  repeat { step() } while running
  outer: for (index, value) in list.enumerated() where index > 0 {
    for case let .item(x)? in values { break outer }
    for try await line in lines { print(line) }
    for _: Int in 0..<3 {}
  }
  switch plan {
  case .yearly, .monthly where isOn: pay()
  case .trial(let days, reminder: _) where days > 0:
    remind()
    fallthrough
  case let .custom(name, (x, y)): use(name)
  case is Free: break
  case let other as Paid: use(other)
  case 1...3, "text", nil: ()
  case (_, let z?): use(z)
  #if DEBUG
    case .debug: debug()
  #endif
  @unknown default: break
  }
  do {
    try risky()
  } catch let error as Failure where error.isFatal {
    throw error
  } catch .timeout, is Cancelled {
    retry()
  } catch {
    report(error)
  }
  do throws(Failure) { try fail() } catch {}
  defer { close() }
  let size = if wide { "L" } else { "S" }
  let name = switch size { case "L": "Large" default: "Small" }
  return try await finish(
    with: name)
}
var coroutine: Int {
  _read { yield value }
  _modify { yield &value }
}
struct Handle: ~Copyable { consuming func close() { discard self } }
func implicit(_ x: Int) -> String {
  switch x { case 0: "zero"; default: "many" }
}
func early() {
  return
}
label: while true { break }
