import LanguageText

/// Finds the documents that a draft translates.
struct SourceCatalog {
  /// The configuration whose patterns and source language say what translates what.
  let configuration: Configuration
  /// The pages by what their front matter says.
  private let pages: PageCatalog
  /// Where sources are kept that were read; nil to read them for each draft.
  private let shelf: SourceShelf?

  /// Makes a catalogue of the documents of a configuration.
  init(configuration: Configuration, shelf: SourceShelf? = nil) {
    self.configuration = configuration
    self.shelf = shelf
    pages = PageCatalog(configuration: configuration)
  }

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
    answer.paths = paths(for: draft.path, draft.bytes, draft.language)
    if let path = answer.paths.last, case .file = FileKind(at: path) {
      let loader = DocumentLoader(configuration: configuration)
      let language = configuration.sourceLanguage
      if let shelf {
        answer.sources = [try shelf.document(at: path, language: language, loader)]
      } else {
        answer.sources = [try loader.load(path, language: language)]
      }
    }
    return answer
  }

  /// Forgets what pages say about themselves, which is read again.
  func forgetPages() { pages.forget() }

  /// The path of the version of a draft in the source language; nil when there is none.
  func path(ofSourceOf draft: LoadedDocument) -> String? {
    path(ofSourceOf: draft.path, draft.bytes, in: draft.language)
  }

  /// The same of a draft that need not be read yet.
  func path(ofSourceOf draft: String, _ bytes: [UInt8], in language: LanguageTag) -> String? {
    paths(for: draft, bytes, language).last.flatMap { path in
      if case .file = FileKind(at: path) { path } else { nil }
    }
  }

  /// The path of the source of a draft that patterns alone tell; nil when there is none.
  func path(byPatternsOfSourceOf draft: String) -> String? {
    let relative = RelativePath.of(draft, from: configuration.base)
    guard let language = configuration.sourceLanguage,
      configuration.place(of: relative)?.language.map({ !$0.matches(language) }) ?? false
    else { return nil }
    return candidates(for: draft, language).first { path in
      if path != draft, case .file = FileKind(at: path) { true } else { false }
    }
  }

  /// The languages of ``sources(of:)`` for a draft that has any.
  var sourceLanguages: [LanguageTag] { [configuration.sourceLanguage].compactMap(\.self) }

  /// The paths to look at, up to the first that is a file: those that patterns tell, then the one that front
  /// matter does.
  private func paths(
    for draft: String, _ bytes: [UInt8], _ draftLanguage: LanguageTag
  ) -> [String] {
    guard let language = configuration.sourceLanguage, !draftLanguage.matches(language) else {
      return []
    }
    var paths: [String] = []
    for path in candidates(for: draft, language) where path != draft {
      paths.append(path)
      if case .file = FileKind(at: path) { return paths }
    }
    if let page = pages.path(ofSourceOf: draft, bytes, in: draftLanguage) { paths.append(page) }
    return paths
  }

  /// The paths at which a version of a path in a language may lie, likeliest first.
  private func candidates(for path: String, _ language: LanguageTag) -> [String] {
    let relative = RelativePath.of(path, from: configuration.base)
    guard let place = configuration.place(of: relative), place.language != nil else { return [] }
    return configuration.paths(of: place, in: language)
      .map { RelativePath.resolve($0, against: configuration.base) }
  }
}
