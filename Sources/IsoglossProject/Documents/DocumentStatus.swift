package import LanguageText

/// What a configuration makes of a document.
package struct DocumentStatus: Hashable, Sendable {
  /// The path as given.
  package let path: String
  /// The language.
  package let language: LanguageTag
  /// What decided the language.
  package let reason: LanguageResolution.Reason
  /// The pattern among the configured documents; nil when none matches.
  package let pattern: DocumentPattern?
  /// The pattern that excludes the document; nil when none does.
  package let exclusion: PathPattern?
  /// Whether documents in its language are read: see ``Configuration/targetLanguages``.
  package let isRead: Bool
  /// The document that it translates; nil when there is none.
  package let source: String?

  /// Looks at a document.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - configuration: the configuration in force.
  ///   - language: its language; nil to take it from configuration, path and text.
  /// - Throws: ``RunError`` when it cannot be read.
  package init(
    _ path: String, configuration: Configuration, _ language: LanguageTag? = nil
  ) throws(RunError) {
    let document = try DocumentLoader(configuration: configuration).load(path, language: language)
    let relative = RelativePath.of(path, from: configuration.base)
    self.path = path
    self.language = document.language
    reason = document.languageReason
    pattern = configuration.place(of: relative).map { configuration.documents[$0.pattern] }
    exclusion = configuration.exclude.first { $0.match(relative) != nil }
    isRead = configuration.reads(document.language)
    source = SourceCatalog(configuration: configuration).path(ofSourceOf: document)
  }

  /// What people want to know, on one line.
  package var sentence: String {
    let membership =
      exclusion.map { "excluded by \($0.text)" } ?? pattern.map { "one of \($0.text)" }
      ?? (isRead ? "none of the configured documents" : "in none of the targetLanguages")
    return "\(path): \(language) (decided by \(reason.rawValue)), \(membership)"
      + (source.map { ", translates \($0)" } ?? "")
  }
}
