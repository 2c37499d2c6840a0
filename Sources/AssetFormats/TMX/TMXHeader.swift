package import LanguageAssets
package import LanguageText

/// What a translation memory says about itself (TMX `header`).
package struct TMXHeader: Hashable, Sendable {
  /// The version that the file claims, such as `1.4`; nil when it claims none.
  ///
  /// Always written as `1.4`.
  package var version: String?
  /// The source language of all units; nil when any language may serve as the source.
  package var sourceLanguage: LanguageTag?
  /// The language of properties and notes; nil when not recorded.
  package var administrativeLanguage: LanguageTag?
  /// How text was cut: `block`, `paragraph`, `sentence` or `phrase`; nil when not recorded.
  package var segmentType: String?
  /// The kind of data, such as `plaintext` or `html`; nil when not recorded.
  package var dataType: String?
  /// The tool that wrote the file; nil when not recorded, and `isogloss` for what is made here.
  ///
  /// Kept, because OmegaT takes tags in the text for what they are only in memories of its own.
  package var creationTool: String?
  /// The version of that tool; nil when not recorded.
  package var creationToolVersion: String?
  /// The format that the memory was made from (`o-tmf`); nil when not recorded.
  package var originalFormat: String?
  /// Properties, notes and all other attributes.
  package var metadata: UnitMetadata
  /// The declarations of private characters (TMX `ude`), as they were written.
  package var encodings: [InlineCode] = []

  /// Makes a header.
  package init(
    version: String? = "1.4", sourceLanguage: LanguageTag? = nil,
    administrativeLanguage: LanguageTag? = nil, segmentType: String? = "sentence",
    dataType: String? = "plaintext", creationTool: String? = "isogloss",
    creationToolVersion: String? = nil, originalFormat: String? = "isogloss",
    metadata: UnitMetadata = UnitMetadata()
  ) {
    self.version = version
    self.sourceLanguage = sourceLanguage
    self.administrativeLanguage = administrativeLanguage
    self.segmentType = segmentType
    self.dataType = dataType
    self.creationTool = creationTool
    self.creationToolVersion = creationToolVersion
    self.originalFormat = originalFormat
    self.metadata = metadata
  }
}
