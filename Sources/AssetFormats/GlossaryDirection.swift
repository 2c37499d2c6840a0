package import LanguageText

/// The two languages of a bilingual glossary.
package struct GlossaryDirection: Hashable, Sendable {
  /// The language of the terms that are looked up.
  package var source: LanguageTag
  /// The language of the terms that are offered.
  package var target: LanguageTag

  /// Makes a direction.
  package init(from source: LanguageTag, to target: LanguageTag) {
    self.source = source
    self.target = target
  }
}
