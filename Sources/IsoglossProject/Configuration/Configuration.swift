package import LanguageText

/// What a project says in its `isogloss.yml`.
package struct Configuration: Hashable, Sendable {
  /// What the findings of a rule count as.
  package enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    /// The rule is not run.
    case off
    /// Shown, never fails a run by default.
    case note
    /// Shown, fails a run under `--fail-level warning`.
    case warning
    /// Fails a run.
    case error
  }

  /// The file that was read; nil when there is none and these are the defaults.
  package var path: String?
  /// All files that were read: ``path`` and those it extends, the nearest first.
  package var files: [String] = []
  /// The folder that all paths are relative to.
  package var base: String
  /// The language that drafts are translated from; nil when not configured.
  package var sourceLanguage: LanguageTag?
  /// The only languages that documents are read in, besides that of the source; empty for all.
  package var targetLanguages: [LanguageTag] = []
  /// Glossary files or folders.
  package var glossaries: [String] = []
  /// Memory files or folders.
  package var memories: [String] = []
  /// Where documents live.
  package var documents: [DocumentPattern] = []
  /// The tags that names captured by `{lang}` stand for, by the name.
  package var languages: [String: LanguageTag] = [:]
  /// The levels of rules that differ from their defaults, by rule.
  package var rules: [String: RuleLevel] = [:]
  /// Files or folders with the strings of the product that the documents describe.
  package var labels: [String] = []
  /// Files never to be checked.
  package var exclude: [PathPattern] = []

  /// The configuration file that this one builds on, as it is written there; nil for none.
  package var extended: String?
  /// Where settings were made, by their names: `sourceLanguage`, `glossaries[0]`,
  /// `rules.missing-term`; defaults have no origin.
  package var origins: [String: Origin] = [:]

  /// A place in a configuration file.
  package struct Origin: Hashable, Sendable {
    /// The file.
    package var path: String
    /// The line, from 1.
    package var line: Int
  }

  /// Makes the default configuration of a folder.
  package init(base: String) { self.base = base }

  /// Whether documents in a language are read: in the source's, and in those that are named, also by the region that most
  /// texts of them are called by: `es` reads `es-ES`, and not `es-MX`; of a source `en`, which may have translations
  /// into other English, `en-US` alone.
  package func reads(_ language: LanguageTag) -> Bool {
    func isCalled(_ named: LanguageTag, _ regions: some Sequence<String>) -> Bool {
      named == language
        || named.matches(language) && (language.region.map(regions.contains) ?? true)
    }
    return targetLanguages.isEmpty
      || sourceLanguage.map { isCalled($0, $0.likelyRegions.prefix(1)) } == true
      || targetLanguages.contains { isCalled($0, $0.likelyRegions) }
  }

  /// The tag that a captured name stands for; nil when it is neither configured nor what paths call a
  /// language this project knows: see ``LanguageResolution/language(named:)``.
  package func language(named name: String) -> LanguageTag? {
    languages[name] ?? LanguageResolution.language(named: name)
  }
}
