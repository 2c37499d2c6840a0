package import LanguageText

/// How much a translation memory holds, counted unit by unit.
package struct MemoryStatistics: Hashable, Sendable {
  /// The number of units.
  package private(set) var units = 0
  /// The number of variants of all units.
  package private(set) var variants = 0
  /// The number of variants by language.
  package private(set) var languages: [LanguageTag: Int] = [:]

  /// Makes the statistics of an empty memory.
  package init() {}

  /// Counts a unit.
  package mutating func count(_ unit: TranslationUnit) {
    units += 1
    variants += unit.variants.count
    for variant in unit.variants { languages[variant.language, default: 0] += 1 }
  }
}
