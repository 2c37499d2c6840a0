package import LanguageAssets
package import LanguageText

/// The terms of a glossary in one language, ready to be looked for.
package struct CompiledTermbase: Sendable {
  /// The language of the texts to search.
  package let language: LanguageTag
  /// The terms, in the order of the glossary.
  let entries: [TermEntry]

  /// The concepts that entries name by the way.
  let nested: NestedTerms

  private let matchers: TermMatchers

  /// Which terms of a glossary are compiled.
  package enum Selection {
    /// Every term.
    case all
    /// Those that are not only proposed.
    case decidedTerms
    /// Those of concepts that somebody has decided on, with what is only proposed of these.
    case decidedConcepts
  }

  /// Compiles the terms of a language.
  ///
  /// Which concepts terms name by the way need not be known where nobody asks for it.
  ///
  /// - Complexity: O(total length of all forms).
  package init(
    _ glossary: Glossary, language: LanguageTag, findsNested: Bool = true,
    of selection: Selection = .all
  ) {
    var entries = Self.entries(of: glossary, in: language)
    switch selection {
    case .all: break
    case .decidedTerms: entries.removeAll { glossary.concepts[$0.concept].isUndecided($0.term) }
    case .decidedConcepts: entries.removeAll { !glossary.concepts[$0.concept].isDecided }
    }
    self.init(
      Self.withoutRespelled(entries, of: glossary, language), language: language,
      findsNested: findsNested)
  }

  private init(_ entries: [TermEntry], language: LanguageTag, findsNested: Bool) {
    self.language = language
    self.entries = entries
    var forms = WordForms(language)
    var words = NumberLists()
    if !language.isWrittenWithoutSpaces {
      for entry in entries { words.append(forms.words(of: entry.term.text)) }
    }
    nested =
      findsNested
      ? NestedTerms(entries, words: words, language: language, forms: forms)
      : NestedTerms([])
    let isUnspaced = entries.map {
      language.isWrittenWithoutSpaces || $0.term.text.hasUnspacedScript
    }
    matchers = TermMatchers(
      words: WordMatcher(
        entries.indices.filter { !isUnspaced[$0] }, of: entries, words: words, language: language,
        forms: &forms),
      characters: CharacterMatcher(
        entries.indices.filter { isUnspaced[$0] }, of: entries, language: language),
      entries: entries)
  }

  // MARK: In a file

  /// Writes the compiled terms, without the glossary that they come from.
  package func write(to file: inout FlatWriter) {
    file.write(language.canonical)
    file.write(entries.map { Int32($0.concept) })
    file.write(entries.map { Int32($0.index) })
    file.write(entries.map { $0.hasSynonyms ? 1 as UInt8 : 0 })
    file.write(matchers.questions.map(\.rawValue))
    nested.write(to: &file)
    matchers.words.write(to: &file)
    matchers.characters.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote for the same glossary.
  ///
  /// - Throws: ``FlatReader/Damaged`` when the file cannot be of that glossary.
  package init(
    from file: inout FlatReader, of glossary: Glossary
  ) throws(FlatReader.Damaged) {
    guard let language = LanguageTag(try file.text()) else { throw FlatReader.Damaged() }
    self.language = language
    let concepts = try file.int32s()
    let indices = try file.int32s()
    let synonyms = try file.bytes()
    let questions = try file.bytes()
    guard questions.count == concepts.count else { throw FlatReader.Damaged() }
    var entries: [TermEntry] = []
    entries.reserveCapacity(concepts.count)
    for (place, concept) in concepts.enumerated() {
      let concept = Int(concept)
      guard place < indices.count, place < synonyms.count,
        glossary.concepts.indices.contains(concept),
        glossary.concepts[concept].terms.indices.contains(Int(indices[place]))
      else { throw FlatReader.Damaged() }
      entries.append(
        TermEntry(
          concept: concept, index: Int(indices[place]), of: glossary.concepts[concept].terms,
          hasSynonyms: synonyms[place] != 0))
    }
    self.entries = entries
    nested = try NestedTerms(from: &file)
    matchers = TermMatchers(
      words: try WordMatcher(from: &file), characters: try CharacterMatcher(from: &file, entries),
      entries: entries, questions: questions.map { EntryGuard.Questions(rawValue: $0) })
  }

  private static func entries(of glossary: Glossary, in language: LanguageTag) -> [TermEntry] {
    var entries: [TermEntry] = []
    for concept in glossary.concepts.indices {
      let terms = glossary.concepts[concept].terms
      func isWanted(_ index: Int) -> Bool {
        terms[index].language.matches(language) && !terms[index].text.isEmpty
      }
      let hasSynonyms =
        terms.count > 1 && terms.indices.count { isWanted($0) && terms[$0].status.isApproved } > 1
      for index in terms.indices where isWanted(index) {
        entries.append(
          TermEntry(concept: concept, index: index, of: terms, hasSynonyms: hasSynonyms))
      }
    }
    return entries
  }

  /// Entries without the proposed names of a concept that only spell one otherwise that somebody has decided on, as
  /// extraction finds them: コントローラ beside コントローラー hides no spelling of it, nor does *metodo* as the name of
  /// another concept for the same word of the source as *método*.
  private static func withoutRespelled(
    _ entries: [TermEntry], of glossary: Glossary, _ language: LanguageTag
  ) -> [TermEntry] {
    let decided = entries.filter { $0.status == .preferred || $0.status == .admitted }
    guard !decided.isEmpty, entries.contains(where: { $0.status == .proposed }) else {
      return entries
    }
    let twins = twins(of: decided, among: entries, in: glossary)
    let asked = Set(
      entries.lazy.filter { $0.status == .proposed }.flatMap { twins[$0.concept] ?? [] })
    let rivals = decided.filter { asked.contains($0.concept) }
    guard !rivals.isEmpty else { return entries }
    let termbase = CompiledTermbase(rivals, language: language, findsNested: false)
    return entries.filter { entry in
      guard entry.status == .proposed, let own = twins[entry.concept], !asked.isDisjoint(with: own)
      else { return true }
      let text = entry.term.text
      return !termbase.matches(in: text).contains { match in
        ([match.entry] + match.alternatives).contains {
          own.contains(termbase.entries[$0].concept)
        } && match.spelling == .variant && match.range == 0..<text.utf8.count
      }
    }
  }

  /// By the concepts of some entries, those of decided ones that share a term in the language of the glossary with it,
  /// themselves included.
  private static func twins(
    of decided: [TermEntry], among entries: [TermEntry], in glossary: Glossary
  ) -> [Int: Set<Int>] {
    func names(_ concept: Int) -> [String] {
      glossary.language.map { language in
        glossary.concepts[concept].terms.filter { $0.language.matches(language) }
          .map { TermForms.fold($0.text) }
      } ?? []
    }
    var concepts: [String: Set<Int>] = [:]
    var twins: [Int: Set<Int>] = [:]
    for concept in Set(decided.map(\.concept)) {
      twins[concept, default: []].insert(concept)
      for name in names(concept) { concepts[name, default: []].insert(concept) }
    }
    for concept in Set(entries.map(\.concept)) {
      for name in names(concept) {
        if let found = concepts[name] { twins[concept, default: []].formUnion(found) }
      }
    }
    return twins
  }

  /// A search for the terms in texts of a language.
  func search(in language: LanguageTag) -> TermSearch { TermSearch(matchers, in: language) }

  /// The terms of a text that is searched only once; the masked UTF-8 byte ranges are never searched.
  func matches(in text: String, masked: [Range<Int>] = []) -> [TermMatch] {
    var search = search(in: language)
    return search.matches(in: SearchedText(text, masked: masked))
  }
}

extension String {
  /// Whether the text has characters of a script that puts no spaces between words.
  fileprivate var hasUnspacedScript: Bool {
    // They begin at U+3000.
    utf8.contains { $0 > 0xe2 }
      && unicodeScalars.contains { ScriptClass($0).isWrittenWithoutSpaces }
  }
}
