/// The eras of modern Japan, from Meiji to Reiwa.
enum JapaneseEra {
  /// The era's place in the lists of names, and the year in it. Days before Meiji count back from it.
  static func era(of date: CivilDate, year: Int) -> (era: Int, year: Int) {
    switch date.daysSinceEpoch {
    // 1 May 2019
    case 18_017...: (4, year - 2018)
    // 8 January 1989
    case 6947...: (3, year - 1988)
    // 25 December 1926
    case (-15_713)...: (2, year - 1925)
    // 30 July 1912
    case (-20_974)...: (1, year - 1911)
    default: (0, year - 1867)
    }
  }
}
