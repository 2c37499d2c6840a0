import LanguageText

/// Finds the documents that a draft translates.
struct SourceCatalog {
  /// The configuration whose patterns and source language say what translates what.
  var configuration: Configuration

  /// The documents that a draft translates, and where they were looked for.
  struct Answer: Sendable {
    /// The version in the source language; empty when there is none.
    var sources: [LoadedDocument] = []
    /// The paths that were looked at, in order; the last is that of the source, if there is one.
    var paths: [String] = []
  }

  /// The version of a draft in the source language; none when the draft is in that language, no
  /// source language is configured or there is no such file.
  func sources(of draft: LoadedDocument) throws(RunError) -> Answer {
    var answer = Answer()
    guard let language = configuration.sourceLanguage, !draft.language.matches(language) else {
      return answer
    }
    let loader = DocumentLoader(configuration: configuration)
    for path in candidates(for: draft.path, language) where path != draft.path {
      answer.paths.append(path)
      if case .file = FileKind(at: path) {
        answer.sources = [try loader.load(path, language: language)]
        break
      }
    }
    return answer
  }

  /// The paths at which a version of a path in a language may lie, likeliest first.
  private func candidates(for path: String, _ language: LanguageTag) -> [String] {
    let relative = RelativePath.of(path, from: configuration.base)
    let names =
      configuration.languages.filter { $0.value.matches(language) }.map(\.key).sorted()
      + [language.canonical, language.language]
    return configuration.documents.flatMap { pattern -> [String] in
      guard pattern.match(relative)?.language != nil else { return [] }
      return names.compactMap { pattern.path(like: relative, language: $0) }
    }.map { RelativePath.resolve($0, against: configuration.base) }
  }
}
