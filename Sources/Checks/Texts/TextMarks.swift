/// Which key held a text first, by language.
struct TextMarks {
  private var marks: [UInt64]
  private var numbers: [Int32]
  private var count = 0

  /// Room for about so many texts; more may come.
  init(room: Int) {
    let size = max(room, 8) * 2
    var capacity = 16
    while capacity < size { capacity *= 2 }
    marks = [UInt64](repeating: 0, count: capacity)
    numbers = [Int32](repeating: -1, count: capacity)
  }

  /// The number of the key that came first with a text in a language; keeps this one where there was none.
  mutating func number(of mark: UInt64, _ language: Int, else number: Int) -> Int? {
    if count * 4 > marks.count * 3 { grow() }
    let mark = (mark ^ UInt64(truncatingIfNeeded: language)) &* 0x9E37_79B9_7F4A_7C15
    let place = place(of: mark)
    guard numbers[place] < 0 else { return Int(numbers[place]) }
    marks[place] = mark
    numbers[place] = Int32(truncatingIfNeeded: number)
    count += 1
    return nil
  }

  private func place(of mark: UInt64) -> Int {
    let mask = marks.count - 1
    var place = Int(truncatingIfNeeded: mark >> 20) & mask
    while numbers[place] >= 0, marks[place] != mark { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    var larger = TextMarks(room: marks.count)
    for place in marks.indices where numbers[place] >= 0 {
      let free = larger.place(of: marks[place])
      larger.marks[free] = marks[place]
      larger.numbers[free] = numbers[place]
    }
    larger.count = count
    self = larger
  }
}
