package import LanguageAssets
package import LanguageText

/// A glossary with its terms compiled for the languages of a run: what a check needs, and what a
/// cache keeps so that the next check need not compile it again.
package struct TermSet: Sendable {
  /// The glossary.
  package let glossary: Glossary
  /// What is so wrong with the glossary that every check tells it, as sentences.
  package let complaints: [String]
  /// The compiled terms by the matching key of their language.
  let termbases: [String: CompiledTermbase]
  /// The terms that are not only proposed, in the same way; nothing for a glossary that has no others.
  let decidedTermbases: [String: CompiledTermbase]
  /// The terms of concepts that somebody has decided on, in the same way.
  let conceptTermbases: [String: CompiledTermbase]
  /// What names count as, worked out for one draft after the other.
  let kindredNames = Memo<KindredNameQuestion, String>()

  /// Compiles a glossary for some languages and the one that its drafts are translated from.
  ///
  /// - Complexity: O(total length of the forms of all terms in the languages).
  package init(_ glossary: Glossary, languages: [LanguageTag] = [], complaints: [String] = []) {
    let glossary = glossary.withNamesProtected.withFormsOfParticiples
    self.glossary = glossary
    self.complaints = complaints
    var termbases: [String: CompiledTermbase] = [:]
    for language in languages + [glossary.sourceLanguage]
    where termbases[language.matchingKey] == nil {
      termbases[language.matchingKey] = CompiledTermbase(glossary, language: language)
    }
    self.termbases = termbases
    let all = termbases
    let isDecidedInPart = glossary.isDecidedInPart
    func compiled(_ selection: CompiledTermbase.Selection) -> [String: CompiledTermbase] {
      guard isDecidedInPart else { return [:] }
      return all.mapValues {
        CompiledTermbase(
          glossary, language: $0.language, findsNested: selection == .decidedTerms, of: selection)
      }
    }
    decidedTermbases = compiled(.decidedTerms)
    conceptTermbases = compiled(.decidedConcepts)
  }

  /// The terms of a language; compiled now when the language is not one of the set's.
  func termbase(for language: LanguageTag) -> CompiledTermbase {
    termbases[language.matchingKey] ?? CompiledTermbase(glossary, language: language)
  }

  /// The terms that are not only proposed, in a language; nil where ``termbase(for:)`` has no others, or the language
  /// is not one of the set's.
  func decidedTermbase(for language: LanguageTag) -> CompiledTermbase? {
    decidedTermbases[language.matchingKey]
  }

  /// The terms of concepts that somebody has decided on, as ``decidedTermbase(for:)``.
  func conceptTermbase(for language: LanguageTag) -> CompiledTermbase? {
    conceptTermbases[language.matchingKey]
  }

  /// Writes the set.
  package func write(to file: inout FlatWriter) {
    file.write(complaints)
    glossary.write(to: &file)
    for termbases in [termbases, decidedTermbases, conceptTermbases] {
      file.write(termbases.keys.sorted())
      for key in termbases.keys.sorted() { termbases[key]?.write(to: &file) }
    }
  }

  /// Reads what ``write(to:)`` wrote.
  package init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    complaints = try file.texts()
    glossary = try Glossary(from: &file)
    termbases = try Self.termbases(from: &file, of: glossary)
    decidedTermbases = try Self.termbases(from: &file, of: glossary)
    conceptTermbases = try Self.termbases(from: &file, of: glossary)
  }

  private static func termbases(
    from file: inout FlatReader, of glossary: Glossary
  ) throws(FlatReader.Damaged) -> [String: CompiledTermbase] {
    var termbases: [String: CompiledTermbase] = [:]
    for key in try file.texts() {
      termbases[key] = try CompiledTermbase(from: &file, of: glossary)
    }
    return termbases
  }
}
