import DocumentFormats
import LanguageAssets
import LanguageText
import TermChecking

/// Counts how documents name the concepts of the glossaries: what `isogloss report` does.
package struct ReportRun: Sendable {
  /// How many places are kept of each name of a concept with several; more are only counted.
  package static let placesKept = 10
  /// The same of a concept with one name, of which a large documentation has thousands.
  package static let placesKeptOfOnlyNames = 3
  /// How many characters are kept on either side of a term.
  private static let contextLength = 60

  /// The documents: files or folders; empty for all of the configuration.
  package var paths: [String]
  /// Glossaries besides those of the configuration.
  package var glossaries: [String]
  /// The configuration in force.
  package var configuration: Configuration
  /// Is told what is left out.
  package var warn: @Sendable (String) -> Void = { _ in }
  /// Whether each file that is left out is named, be there many.
  package var namesAll = false
  /// Is told which of the configured documents cannot be read, while the others are; without it the first
  /// of them ends the run.
  package var complain: (@Sendable (RunError) -> Void)?

  /// Makes a run.
  package init(paths: [String], glossaries: [String] = [], configuration: Configuration) {
    self.paths = paths
    self.glossaries = glossaries
    self.configuration = configuration
  }

  /// Reads the documents and counts.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Throws: ``RunError`` when there is no glossary or no document, or a file cannot be read.
  package func run(progress: (String) -> Void = { _ in }) throws(RunError) -> TerminologyReport {
    let glossary = try GlossaryLoader.load(configuration.glossaryPaths + glossaries)
    guard !glossary.concepts.isEmpty else {
      throw RunError(
        "no glossary to report on",
        hint: "name one with --glossary; isogloss extract makes one of your translations")
    }
    let selection = DraftSelection(configuration: configuration)
    let files = try selection.files(in: paths)
    guard !files.isEmpty else {
      throw RunError("nothing to report on: no document found", hint: "name files or folders")
    }
    let lookup = TermLookup(glossary)
    let loader = DocumentLoader(configuration: configuration)
    let found = FoundDocuments(selection: selection, paths: paths, goesOn: complain != nil)
    var read: [String] = []
    var counts: [LanguageTag: SectionCounts] = [:]
    for file in files {
      progress("reading \(file)")
      guard let parts = try found.read(file, { () throws(RunError) in try loader.loadAll(file) })
      else { continue }
      for document in parts {
        counts[document.language, default: SectionCounts()].take(
          document, at: read.count,
          lookup.occurrences(in: document.checked, includingCovered: true), in: glossary)
      }
      read.append(file)
    }
    found.report(all: namesAll, warn)
    if read.isEmpty, let error = found.errors.first { throw error }
    if let complain { found.errors.forEach(complain) }
    return TerminologyReport(
      paths: read,
      sections: counts.sorted { $0.key < $1.key }.map { language, counts in
        counts.section(language, of: glossary)
      })
  }

  /// What is counted in the documents of one language.
  private struct SectionCounts {
    private var documents: [Int] = []
    private var renderings: [Key: TerminologyReport.Rendering] = [:]
    private var preferred = 0
    private var named = 0

    private struct Key: Hashable {
      var concept: Int
      var text: String
    }

    mutating func take(
      _ document: LoadedDocument, at index: Int, _ occurrences: [TermLookup.Occurrence],
      in glossary: Glossary
    ) {
      documents.append(index)
      for occurrence in occurrences {
        let spelling = Self.spelling(of: occurrence, in: document.language)
        let text = spelling ?? occurrence.term.text
        let status = spelling == nil ? occurrence.term.status : nil
        named += 1
        if !occurrence.isSpellingVariant, occurrence.term.status == .preferred { preferred += 1 }
        var rendering =
          renderings[Key(concept: occurrence.concept, text: text)]
          ?? .init(text: text, status: status, counts: [:], places: [])
        rendering.counts[index, default: 0] += 1
        if rendering.places.count < ReportRun.placesKept {
          rendering.places.append(Self.place(of: occurrence, in: document, at: index))
        }
        renderings[Key(concept: occurrence.concept, text: text)] = rendering
      }
    }

    /// What a document writes where it is not the term; nil for the term and its inflected forms.
    ///
    /// A language that does not inflect writes “Pull-Down” or “pull-down”, not both. Japanese verbs do.
    private static func spelling(
      of occurrence: TermLookup.Occurrence, in language: LanguageTag
    ) -> String? {
      guard occurrence.isSpellingVariant || language.isWrittenWithoutSpaces else { return nil }
      let text = occurrence.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if text == occurrence.term.text { return nil }
      let isForm = language.language == "ja" && isVerbForm(text, of: occurrence.term.text)
      return isForm && !occurrence.isSpellingVariant ? nil : text
    }

    private static func isVerbForm(_ text: String, of term: String) -> Bool {
      JapaneseVerb(Array(term.unicodeScalars))?.isForm(Array(text.unicodeScalars)) ?? false
    }

    private static func place(
      of occurrence: TermLookup.Occurrence, in document: LoadedDocument, at index: Int
    ) -> TerminologyReport.Place {
      let utf8 = Array(document.document.blocks[occurrence.block].text.utf8)
      let before = String(decoding: utf8[..<occurrence.blockRange.lowerBound], as: UTF8.self)
      let after = String(decoding: utf8[occurrence.blockRange.upperBound...], as: UTF8.self)
      return TerminologyReport.Place(
        document: index, line: document.lines.position(at: occurrence.range.lowerBound).line,
        before: String(before.suffix(ReportRun.contextLength)), match: occurrence.text,
        after: String(after.prefix(ReportRun.contextLength)))
    }

    func section(_ language: LanguageTag, of glossary: Glossary) -> TerminologyReport.Section {
      let subjects = Dictionary(grouping: renderings, by: \.key.concept).map { concept, entries in
        var renderings = entries.map(\.value)
        if renderings.count == 1 {
          renderings[0].places = Array(renderings[0].places.prefix(ReportRun.placesKeptOfOnlyNames))
        }
        return TerminologyReport.Subject(
          concept: glossary.concepts[concept].id,
          renderings: renderings.sorted { ($1.total, $0.text) < ($0.total, $1.text) })
      }
      return TerminologyReport.Section(
        language: language, documents: documents,
        subjects: subjects.sorted { left, right in
          if left.isDrifting != right.isDrifting { return left.isDrifting }
          return (right.total, left.concept) < (left.total, right.concept)
        },
        concepts: glossary.concepts.count { $0.preferredTerm(in: language) != nil },
        preferredShare: named == 0 ? 1 : Double(preferred) / Double(named))
    }
  }
}
