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

  /// Makes statistics of what was counted already.
  package init(units: Int, variants: Int, languages: [LanguageTag: Int]) {
    self.units = units
    self.variants = variants
    self.languages = languages
  }

  /// Adds the statistics of another memory.
  package mutating func add(_ other: MemoryStatistics) {
    units += other.units
    variants += other.variants
    languages.merge(other.languages, uniquingKeysWith: +)
  }

  /// Counts a unit.
  package mutating func count(_ unit: TranslationUnit) {
    units += 1
    variants += unit.variants.count
    for variant in unit.variants { languages[variant.language, default: 0] += 1 }
  }
}
