import DocumentFormats
package import LanguageText

/// Documents that nobody has translated into a language that others are translated into: nothing is found in what is not
/// there.
package struct MissingVersions: Sendable {
  /// What one language lacks.
  package struct Gap: Hashable, Sendable {
    /// The language.
    package let language: LanguageTag
    /// The documents of the source language without a version in it, in order.
    package let paths: [String]
  }

  /// The language of the sources.
  package let source: LanguageTag
  /// The languages with gaps, in order.
  package let gaps: [Gap]

  /// Looks for them among the drafts of a run; nil where the run has but a part of the configured documents.
  ///
  /// - Throws: ``RunError`` when the folder of the configuration cannot be read.
  /// - Complexity: O(n log n) in the number of drafts.
  package init?(among drafts: [CheckRun.Draft], of run: CheckRun) throws(RunError) {
    guard let source = run.configuration.sourceLanguage, try run.takesAllDocuments() else {
      return nil
    }
    self.source = source
    var originals: Set<String> = []
    // Folders may call a language `zh-CN` here and `zh-Hans` there.
    var translated: [String: (language: LanguageTag, originals: Set<String>)] = [:]
    for draft in drafts where FormatCatalog.bilingualFormat(forPath: draft.document.path) == nil {
      let language = draft.document.language
      let paths = draft.sources.filter { !$0.isSourceSide }.map(\.path)
      if !paths.isEmpty {
        originals.formUnion(paths)
        translated[language.matchingKey, default: (language, [])].originals.formUnion(paths)
      } else if source.matches(language) {
        originals.insert(draft.document.path)
      }
    }
    gaps = translated.values.sorted { $0.language < $1.language }.compactMap { language, known in
      let missing = originals.subtracting(known)
      return missing.isEmpty ? nil : Gap(language: language, paths: missing.sorted())
    }
  }
}

extension CheckRun {
  /// Whether the run takes every document that the configuration names.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  func takesAllDocuments() throws(RunError) -> Bool {
    guard !configuration.documents.isEmpty, listedFiles == nil, since == nil, input == nil else {
      return false
    }
    guard !paths.isEmpty else { return true }
    let taken = Set(try selection.files(in: paths).map(RelativePath.absolute))
    return try selection.files(in: []).allSatisfy { taken.contains(RelativePath.absolute($0)) }
  }
}
