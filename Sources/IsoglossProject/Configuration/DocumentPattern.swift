package import LanguageText

/// Where the versions of documents lie: `docs/{lang}/**/*.md`.
///
/// Where the language of the source has no folder of its own, a second pattern names its files:
/// `docs/**/*.md` beside `i18n/{lang}/docs/**/*.md`. Files of which the wildcards match the same are
/// versions of one document.
package struct DocumentPattern: Hashable, Sendable {
  /// Where translations lie or, without ``source``, all versions; `{lang}` captures the language.
  package var versions: PathPattern
  /// Where documents in the source language lie; nil when ``versions`` has them too.
  package var source: PathPattern?
  /// The language of the translations where ``versions`` captures none; nil when it does.
  package var language: LanguageTag?

  /// Makes a pattern.
  package init(_ versions: PathPattern, source: PathPattern? = nil, language: LanguageTag? = nil) {
    self.versions = versions
    self.source = source
    self.language = language
  }

  /// Both patterns as people read them.
  package var text: String {
    versions.text + (language.map { " (\($0))" } ?? "") + (source.map { " of \($0.text)" } ?? "")
  }

  /// Whether a folder, given relative to that of the configuration, stands in one of the patterns before any wildcard.
  package func names(folder: String) -> Bool {
    versions.names(folder: folder) || source?.names(folder: folder) ?? false
  }
}
