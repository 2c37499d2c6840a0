package import LanguageAssets
package import LanguageText

/// A unit as it was read, and where it began.
package struct ReadUnit: Hashable, Sendable {
  /// The unit.
  package var unit: TranslationUnit
  /// The line at which it begins, from 1.
  package var line: Int

  /// Makes a unit that was read.
  package init(_ unit: TranslationUnit, line: Int) {
    self.unit = unit
    self.line = line
  }
}

/// What a file of units says about itself, and what was left out of it.
package struct MemorySummary: Hashable, Sendable {
  /// What the file says about itself, as a TMX header.
  package var header: TMXHeader
  /// What is wrong but was read all the same.
  package var warnings: AssetWarnings
  /// The number of entries without a translation, which give no unit.
  package var untranslatedCount = 0
  /// The number of entries without a translation that may not be translated.
  package var lockedCount = 0
  /// The number of entries whose translation is a draft (fuzzy in PO, new or initial in XLIFF).
  package var draftCount = 0

  /// Makes a summary.
  package init(header: TMXHeader, warnings: AssetWarnings = AssetWarnings()) {
    self.header = header
    self.warnings = warnings
  }
}

/// What reading units needs to know that a file may leave open.
package struct MemoryReadingOptions: Hashable, Sendable {
  /// The source language of files that do not name one, such as PO.
  package var sourceLanguage: LanguageTag?
  /// The target language of files that do not name one.
  package var targetLanguage: LanguageTag?
  /// Whether drafts give units too, marked by the property `x-state`.
  package var includesDrafts: Bool

  /// Makes options.
  package init(
    sourceLanguage: LanguageTag? = nil, targetLanguage: LanguageTag? = nil,
    includesDrafts: Bool = false
  ) {
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.includesDrafts = includesDrafts
  }
}
